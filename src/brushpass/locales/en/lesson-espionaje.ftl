# The played lesson of ESPIONAJE CARTAS, in the order in which it is told. Wren and Magpie are players; nobody knows their gender.

lesson-e-hello = Three cards are hidden here: a city, a device and an agent. Whoever names all three wins. For this lesson the cards are stacked; at a real table, nobody knows how they lie.
lesson-e-hand = These four files are yours. What you hold can’t be hidden.
lesson-e-ask-london = Your turn: ask about any two files. First, London.
lesson-e-ask-oven = And the Solar Oven.
lesson-e-ask-go = Ask! The question goes to the left: the first player who has one of the two must show it to you.
lesson-e-shown = Wren shows you the Solar Oven. Only you see which card it is; Magpie sees no more than that a card was shown.
lesson-e-submarine = What can’t be hidden is crossed out in your notebook. Three devices are yours, one is Wren’s. So the fifth is hidden: the Submarine!
lesson-e-wren-asks = Wren asks about Paris and the Satellite. Magpie passes, and has neither. You have both.
lesson-e-show = So you choose which one Wren sees. Show the Satellite, and keep Paris to yourself: you’ll bluff with it.
lesson-e-magpie-bluffs = Magpie asked about Panama and Nairobi, and everybody passed. But only one city is hidden! So one of the two is Magpie’s own: a bluff.
lesson-e-bluff-nairobi = Now it’s your turn to bluff. Ask about Nairobi.
lesson-e-bluff-paris = And about Paris, which is yours. Nobody can show you Paris, so any card shown would be Nairobi.
lesson-e-bluff-go = Ask!
lesson-e-nairobi = Everybody passed: neither Wren nor Magpie has Nairobi, and neither do you. It’s hidden! The others don’t know which of the two you hold.
lesson-e-watch = Watch the others, too. Wren asked about Agent Blue and Agent Green, and Magpie passed: Magpie doesn’t have Green.
lesson-e-green = Then Magpie asked about Green, and Wren passed. Wren doesn’t have it, Magpie doesn’t, and you don’t: Agent Green is hidden!
lesson-e-accuse = City, device and agent: you know all three. Accuse, before somebody else does!
lesson-e-lay-city = Now everybody secretly chooses three cards. First, Nairobi.
lesson-e-lay-device = Then the Submarine.
lesson-e-lay-agent = And Agent Green.
lesson-e-lay-go = That’s your final answer.
lesson-e-right = All three are right. You were the one who accused, so your answer is looked at first.
lesson-e-end-order = An accusation ends the game: everybody answers, and the first right answer wins, counted from whoever accused.
lesson-e-end-bluff = Asking about your own card is the bluff of this game: you learn more than the others do.
lesson-e-end-notebook = Your notebook crosses out what you have and what you’ve seen. At tables with memory aids it also remembers who passed.
