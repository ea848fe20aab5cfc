"""How the database became what it is: one file per change, applied in order by Alembic."""
