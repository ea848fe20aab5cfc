// Made by web/generate.py from the game's declarations; do not edit.

export const GAMES = [
  {"id": "schutt_und_asche", "names": {"en": "Schutt und Asche", "de": "Schutt und Asche"}, "taglines": {"en": "Pay the dragon, hire knights, wound it seven times before the realm is ash.", "de": "Bezahl den Drachen, wirb Ritter an, triff ihn siebenmal, bevor das Reich Asche ist."}, "seats": [1, 2, 3, 4, 5, 6], "usualSeats": 4, "minutes": [30, 60]},
  {"id": "drachenfels", "names": {"en": "Drachenfels", "de": "Drachenfels"}, "taglines": {"en": "Fetch your armour, mind the dragons, and find the princess who wears your colour.", "de": "Hol dir die Rüstung, hüte dich vor den Drachen und finde die Prinzessin in deiner Farbe."}, "seats": [2, 3, 4], "usualSeats": 3, "minutes": [45, 45]},
  {"id": "dragon_farkle", "names": {"en": "Dragon Farkle", "de": "Dragon Farkle"}, "taglines": {"en": "Talk farmers into an army, keep the dice on your side, slay the dragon first.", "de": "Überrede Bauern zu einer Armee, halte die Würfel bei Laune, erlege den Drachen zuerst."}, "seats": [1, 2, 3, 4, 5], "usualSeats": 3, "minutes": [30, 60]},
  {"id": "simurgh", "names": {"en": "Simurgh", "de": "Simurgh"}, "taglines": {"en": "Raise dragons, send vassals, build up the wilderness and tear it down again.", "de": "Zieh Drachen groß, schick Vasallen aus, bau die Wildnis auf und reiß sie wieder ab."}, "seats": [2, 3, 4, 5], "usualSeats": 3, "minutes": [45, 90]},
  {"id": "dragonquest", "names": {"en": "DragonQuest", "de": "DragonQuest"}, "taglines": {"en": "In by the gate, past the dragon, out by the other gate: before sunset, and richer.", "de": "Zum einen Tor hinein, am Drachen vorbei, zum anderen hinaus: vor Sonnenuntergang, und reicher."}, "seats": [1, 2, 3, 4], "usualSeats": 2, "minutes": [30, 40]},
] as const;

export type GameId = (typeof GAMES)[number]["id"];
