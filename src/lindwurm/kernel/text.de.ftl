seat-name = Platz { $number }
why-turn = Du bist nicht am Zug.
why-turn-of = { $seat } ist nicht am Zug. Am Zug { $count ->
    [one] ist
   *[other] sind
} { $names }.
why-over = Das Spiel ist vorbei.
beat-costs = für { $costs }
told-unknown = { $piece } kann hier nicht gefallen sein: Das gibt es nicht oder nicht mehr.
told-too-few = Es ist noch nicht alles gesagt, was gefallen ist.
told-too-many = Es ist mehr gesagt worden, als gefallen ist.
