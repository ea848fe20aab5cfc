# Lindwurm. `make help` says what there is. Needs only Python 3.11+, gcc and make.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready
READY_TEST := $(VENV)/.ready-test
READY_BENCH := $(VENV)/.ready-bench
READY_RELEASE := $(VENV)/.ready-release
READY_DOCS := $(VENV)/.ready-docs
PIP    := $(BIN)/python -m pip --disable-pip-version-check -qq

# Sources are read once and kept as bytecode, whatever the shell says: hundreds of processes start in the tests.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help setup package docs play terminal web web-check format check fast lint tools test proof coverage compiled bench clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY_TEST) ## create .venv and install all that playing and testing need (quick the second time)
	@echo "Ready. Try: make play"

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Lindwurm needs Python 3.11 or newer; '$(PYTHON)' is" \
	    "$$($(PYTHON) --version 2>/dev/null || echo missing)." \
	    "Try: make PYTHON=python3.12 $(or $(MAKECMDGOALS),setup)"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo "This Python has no venv module. On Debian and Ubuntu: apt install python3-venv"; exit 1; }
	@echo "Setting up .venv (a minute or two, once)"
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(VENV)
	@$(PIP) install -c constraints.txt -e '.[fast]'
	@touch $@

$(READY_TEST): $(READY)
	@echo "Installing what the tests need (once)"
	@$(PIP) install -c constraints.txt -e '.[fast,test]'
	@touch $@

$(READY_BENCH): $(READY_TEST)
	@echo "Installing what the benchmarks compare with"
	@$(PIP) install -c constraints.txt -e '.[bench]'
	@touch $@

$(READY_RELEASE): $(READY)
	@echo "Installing what builds and checks a release"
	@$(PIP) install -c constraints.txt -e '.[release]'
	@touch $@

$(READY_DOCS): $(READY)
	@echo "Installing what makes a website of docs/"
	@$(PIP) install -c constraints.txt -e '.[docs]'
	@touch $@

# The web client is built into the package. Node comes from PyPI.
NPM    := cd web && PATH="$$PWD/../$(BIN):$$PATH" npm --silent
WEB    := src/lindwurm/web/index.html
READY_WEB := web/node_modules/.ready

$(READY_WEB): $(READY) web/package.json web/package-lock.json
	@echo "Installing what builds the web client (once)"
	@$(PIP) install -c constraints.txt -e '.[web]'
	@$(NPM) ci
	@touch $@

$(WEB): $(READY_WEB) web/index.html web/vite.config.ts $(shell find web/src web/public src/lindwurm/games \
  src/lindwurm/kernel -name '*.ts' -o -name '*.svelte' -o -name '*.js' -o -name '*.css' -o -name '*.svg' -o -name '*.ftl')
	@echo "Building the web client"
	@$(NPM) run build -- --logLevel error

web: $(WEB) ## build the web client into the package

web-check: $(READY_WEB) ## types and layout of the web client's sources
	@$(BIN)/python web/generate.py --check
	@node web/plans.mjs --check
	@$(NPM) run format-check
	@$(NPM) run check

format: $(READY_TEST) $(READY_WEB) ## lay out all sources as the checks want them
	@$(BIN)/ruff format --quiet .
	@$(NPM) run format

play: $(READY) $(WEB) ## open the table in the browser
	@$(BIN)/lindwurm

GAME ?= dragon_farkle

terminal: $(READY) ## a table in the terminal: Dragon Farkle, or GAME=simurgh and the like
	@$(BIN)/lindwurm play $(GAME)

lint: $(READY_TEST) web-check ## style, types and the import contract
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check . || { $(BIN)/ruff format --check .; exit 1; }
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo

# Nothing is compiled here, so that an edit in the kernel takes no longer than any other.
check: $(READY_TEST) $(READY_WEB) ## lint and the fast tests, under two minutes: before every commit
	@$(MAKE) --no-print-directory -j 2 lint fast

fast: $(READY_TEST)
	@LINDWURM_TESTS=fast $(BIN)/pytest -q -n 2 -m "not slow and not proof" --ignore=tests/games/test_properties.py \
	  --ignore=tests/server --ignore=tests/arena --ignore=tests/bots --ignore=tests/web --deselect=src/lindwurm/bots \
	  --deselect=src/lindwurm/envs --deselect=src/lindwurm/review \
	  --ignore=tests/cli --ignore=tests/envs --ignore=tests/docs/test_blocks.py

# What the tests use besides Python packages: a browser, a database, a message broker. Installed where we may
# (root on Debian and its like); the tests that need what is missing say so and are skipped.
tools:
	@missing=""; browser=""; \
	command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || \
	  command -v google-chrome >/dev/null || browser=chromium; \
	command -v redis-server >/dev/null || missing="$$missing redis-server"; \
	ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$$missing postgresql"; \
	get() { DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$$@" >/dev/null 2>&1; }; \
	[ -z "$$missing$$browser" ] && exit; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  echo "Installing $$browser$$missing"; apt-get update -qq >/dev/null 2>&1; \
	  [ -z "$$browser" ] || get chromium-headless-shell || get chromium || echo "Could not install a browser: some tests will be skipped"; \
	  [ -z "$$missing" ] || get $$missing || echo "Could not install$$missing: some tests will be skipped"; \
	else echo "Not here: $$browser$$missing. Some tests will be skipped"; fi

test: $(READY_TEST) $(READY_WEB) ## lint and all tests but the long proofs, a quarter of an hour
	@$(MAKE) --no-print-directory -j 4 lint compiled web tools
	@$(BIN)/pytest -q -n 4 --dist loadgroup --durations=15

proof: $(READY_TEST) compiled web tools ## the long proofs, kept in docs/proofs: all, or ONLY=crash; FULL=1
	@$(BIN)/python -m tests.proof $(ONLY) $(if $(FULL),--full)

coverage: $(READY_TEST) compiled ## all tests, and which lines they reach (slower)
	@$(BIN)/pytest -q -n 2 --dist loadgroup --cov --cov-report=term

compiled: $(READY_TEST) ## compile the games, so that every test finds them in the cache
	@echo "Compiling the games (a few minutes the first time)"
	@$(BIN)/python -m tests.compiling

bench: $(READY_BENCH) ## speed, side by side with peers in one run
	@$(BIN)/python -m bench

# What is put on a package index: both files, looked at as an index and its readers will.
package: $(READY_RELEASE) web ## build dist/: a source distribution, and from it a wheel
	@rm -rf dist
	@$(BIN)/python -m build --outdir dist . >/dev/null
	@$(BIN)/twine check --strict dist/*
	@$(BIN)/check-wheel-contents dist/*.whl
	@ls -l dist

docs: $(READY_DOCS) ## build the website of docs/ into build/site (python -m http.server -d build/site)
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs --quiet build --clean
	@$(BIN)/python docs/site/check.py build/site

clean: ## remove .venv and everything that was built
	@rm -rf $(VENV) build dist .coverage .coverage.* htmlcov .pytest_cache .mypy_cache \
	  .ruff_cache .import_linter_cache .hypothesis
	@rm -rf web/node_modules src/lindwurm/web
	@find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
