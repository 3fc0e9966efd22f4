# The played lesson of ESPIONAJE CARTAS.

lesson-e-hello = Hier sind drei Karten verborgen: eine Stadt, ein Apparat und ein Agent. Wer alle drei nennt, gewinnt. Für diese Lektion sind die Karten vorsortiert; an einem echten Tisch weiß niemand, wie sie liegen.
lesson-e-hand = Diese vier Akten gehören dir. Was du hast, kann nicht verborgen sein.
lesson-e-ask-london = Du bist dran: Frage nach zwei Akten. Zuerst London.
lesson-e-ask-oven = Und der Solarofen.
lesson-e-ask-go = Frage! Es geht links herum: Die erste Person, die eine der beiden hat, muss sie dir zeigen.
lesson-e-shown = Wren zeigt dir den Solarofen. Nur du siehst, welche Karte es ist; Magpie sieht bloß, dass eine gezeigt wurde.
lesson-e-submarine = Was nicht verborgen sein kann, ist in deinem Notizbuch durchgestrichen. Drei Apparate hast du, einen hat Wren. Also ist der fünfte verborgen: das U-Boot!
lesson-e-wren-asks = Wren fragt nach Paris und dem Satelliten. Magpie passt und hat keins von beiden. Du hast beides.
lesson-e-show = Darum wählst du, was Wren sieht. Zeig den Satelliten und behalte Paris für dich: Damit wirst du bluffen.
lesson-e-magpie-bluffs = Magpie hat nach Panama und Nairobi gefragt, und alle haben gepasst. Aber nur eine Stadt ist verborgen! Also hat Magpie eine davon selbst: ein Bluff.
lesson-e-bluff-nairobi = Jetzt bluffst du. Frage nach Nairobi.
lesson-e-bluff-paris = Und nach Paris, das du selbst hast. Paris kann dir niemand zeigen; zeigt dir jemand eine Karte, dann ist es Nairobi.
lesson-e-bluff-go = Frage!
lesson-e-nairobi = Alle haben gepasst: Weder Wren noch Magpie hat Nairobi, und du auch nicht. Es ist verborgen! Die anderen wissen nicht, welche der beiden Städte du hast.
lesson-e-watch = Achte auch auf die anderen. Wren hat nach Agent Blau und Agent Grün gefragt, und Magpie hat gepasst: Magpie hat Grün nicht.
lesson-e-green = Dann hat Magpie nach Grün gefragt, und Wren hat gepasst. Wren hat ihn nicht, Magpie nicht, du nicht: Agent Grün ist verborgen!
lesson-e-accuse = Stadt, Apparat und Agent: Du kennst alle drei. Klage an, bevor es jemand anders tut!
lesson-e-lay-city = Jetzt wählen alle heimlich drei Karten. Zuerst Nairobi.
lesson-e-lay-device = Dann das U-Boot.
lesson-e-lay-agent = Und Agent Grün.
lesson-e-lay-go = Leg dich endgültig fest.
lesson-e-right = Alle drei stimmen. Du hast angeklagt, deshalb wird deine Antwort zuerst geprüft.
lesson-e-end-order = Eine Anklage beendet die Partie: Alle antworten, und die erste richtige Antwort gewinnt, gezählt ab der Person, die angeklagt hat.
lesson-e-end-bluff = Nach einer eigenen Karte zu fragen, ist der Bluff dieses Spiels: Du erfährst mehr als die anderen.
lesson-e-end-notebook = Dein Notizbuch streicht durch, was du hast und gesehen hast. An Tischen mit Gedächtnishilfen merkt es sich auch, wer gepasst hat.
