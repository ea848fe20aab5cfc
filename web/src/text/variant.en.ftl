## Variants

variant-named = Variant: { $name }
variant-printed = As printed
variant-own = yours
variant-workshop = Your variants …
variant-added = New: { $name }, like { $like }
variant-change = { $name }: { $value } instead of { $printed }
variant-text = Text: “{ $value }” instead of “{ $printed }”
variant-code = Rules are replaced by code that this server brings.
variant-stale = { $count ->
    [one] One text still names a number that is changed.
   *[other] { $count } texts still name a number that is changed.
  }
variant-offered = Offered by this server.
variant-brought = Brought by somebody who plays here.
variant-file = The file
variant-share = Share a link to it
variant-share-by-hand = Your browser does not let this page copy: copy the link yourself.
variant-edition = An edition: by somebody’s box, this is what is printed.
variant-gone = This variant is not here any more.
