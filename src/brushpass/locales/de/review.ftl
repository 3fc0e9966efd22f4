review-play = Abspielen
review-pause = Anhalten
review-unseal = Siegel brechen
review-unseal-hint = Dann siehst du die Marker, Karten und Entscheidungen von allen.
review-sealed = Du siehst, was du am Tisch gesehen hast. Alles andere bleibt versiegelt, bis du das Siegel brichst oder ans Ende kommst.
review-open-end = Das Ende öffnen
review-more = Mehr
review-before = Vor der Entscheidung, mit dem, was { $name } wissen konnte.
review-ghost = besser
review-curve = Gewinnchance, Entscheidung für Entscheidung
review-table = Zurück zum Tisch
review-percent = { $percent } %
luck-very-good = sehr günstig
luck-good = günstig
luck-even = ausgeglichen
luck-bad = ungünstig
luck-very-bad = sehr ungünstig

## Claims, after the game

honesty-title = Wer ehrlich war
# Heads of columns: short.
honesty-true = wahr
honesty-lies = Lügen
honesty-unsure = unsicher
honesty-hint = Eine Lüge ist hier bewiesen: Was die Person gesehen hatte, schloss sie aus. Wer nicht sicher war, hat vielleicht geraten oder geblufft. Eine Lüge, auf die niemand hereinfallen konnte, konnte nichts gewinnen; eine Wahrheit, die alle schon kannten, hat niemandem etwas verraten. Ob jemand eine andere Behauptung geglaubt hat, kann niemand wissen; ob sie ein guter Zug war, wird deshalb nicht beurteilt.
honesty-none = Niemand hat nachweislich gelogen.
honesty-knew = { $by } wusste, dass das falsch war.
# The names of those who could not know better, as a list.
honesty-fooled = Darauf hereinfallen konnten: { $names }.
honesty-moved = { $name } (von { $before } auf { $after })
honesty-moved-hint = In Klammern: wie wahrscheinlich die Behauptung für diese Person vorher war, und wie wahrscheinlich danach, falls sie es geglaubt hat.
honesty-nobody = Darauf konnte niemand hereinfallen; damit war nichts zu gewinnen.
honesty-known = Das wussten schon alle; es hat niemandem etwas verraten.
honesty-you = Hast du es geglaubt, so stieg es für dich von { $before } auf { $after }.
honesty-you-knew = Du konntest wissen, dass es falsch war.
said-truth = { $by } wusste, dass das wahr war.
said-stale-truth = { $by } hatte es so gesehen, aber es war nicht mehr so.
said-guess = { $by } konnte nicht sicher sein. Es war wahrscheinlich, und es war wahr.
said-honest-mistake = { $by } konnte nicht sicher sein. Es war wahrscheinlich, aber falsch.
said-bluff = { $by } konnte nicht sicher sein. Es war unwahrscheinlich, und es war falsch.
said-lucky-bluff = { $by } konnte nicht sicher sein. Es war unwahrscheinlich und doch wahr.
said-no-statement = Das kann weder wahr noch falsch sein und wird deshalb nicht beurteilt.
honesty-for = Hat { $name } es geglaubt, so stieg die Wahrscheinlichkeit von { $before } auf { $after }.
honesty-biggest = Die größte Lüge der Partie
honesty-biggest-evening = Die größte Lüge des Abends
honesty-round = In Partie { $round }
honesty-unloaded = Nicht alle Behauptungen konnten geladen werden; vielleicht fehlt hier die größte Lüge.
