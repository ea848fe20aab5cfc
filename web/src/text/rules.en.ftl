## The rule book

rules-find = Look up
rules-find-how = a word, or the number of a rule
rules-none = The rule book says nothing about that.
rules-missing = The rules cannot be read just now.
rules-contents = Contents
book-legend = Icons
icons-here = On this table
icons-others = Others
book-exact =
    { $count ->
        [one] Exact wording: 1 rule
       *[other] Exact wording: { $count } rules
    }
book-found =
    { $count ->
        [one] 1 page
       *[other] { $count } pages
    }
book-back = Back
book-on = Next
book-page = Page { $page } of { $pages }
