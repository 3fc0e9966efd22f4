# The played lesson of ESPIONAJE CARTAS.

lesson-e-hello = Trois cartes sont cachées ici : une ville, un dispositif et un agent. Qui les nomme toutes les trois gagne. Pour cette leçon, les cartes sont préparées ; à une vraie table, personne ne sait où elles sont.
lesson-e-hand = Ces quatre dossiers sont à vous. Ce que vous avez ne peut pas être caché.
lesson-e-ask-london = À vous : interrogez sur deux dossiers. D’abord, Londres.
lesson-e-ask-oven = Et le Four solaire.
lesson-e-ask-go = Interrogez ! La question part vers la gauche : la première personne qui a l’un des deux doit vous le montrer.
lesson-e-shown = Wren vous montre le Four solaire. Personne d’autre ne voit cette carte ; Magpie voit seulement qu’une carte a été montrée.
lesson-e-submarine = Ce qui ne peut pas être caché est barré dans votre carnet. Trois dispositifs sont à vous, un à Wren. Le cinquième est donc caché : le Sous-marin !
lesson-e-wren-asks = Wren interroge sur Paris et le Satellite. Magpie passe et n’a ni l’un ni l’autre. Vous avez les deux.
lesson-e-show = C’est donc vous qui choisissez ce que Wren voit. Montrez le Satellite et gardez Paris pour vous : il vous servira à bluffer.
lesson-e-magpie-bluffs = Magpie a interrogé sur Panama et Nairobi, et tout le monde a passé. Or une seule ville est cachée ! L’une des deux est donc à Magpie : un bluff.
lesson-e-bluff-nairobi = À vous de bluffer. Interrogez sur Nairobi.
lesson-e-bluff-paris = Et sur Paris, que vous avez. Personne ne peut vous montrer Paris : si l’on vous montre une carte, c’est Nairobi.
lesson-e-bluff-go = Interrogez !
lesson-e-nairobi = Tout le monde a passé : ni Wren ni Magpie n’ont Nairobi, et vous non plus. Cette ville est cachée ! Les autres ne savent pas laquelle des deux vous avez.
lesson-e-watch = Observez aussi les autres. Wren a interrogé sur Agent Bleu et Agent Vert, et Magpie a passé : Magpie n’a pas le Vert.
lesson-e-green = Puis Magpie a interrogé sur le Vert, et Wren a passé. Ni Wren, ni Magpie, ni vous ne l’avez : Agent Vert est caché !
lesson-e-accuse = Ville, dispositif et agent : vous connaissez les trois. Accusez avant quelqu’un d’autre !
lesson-e-lay-city = Maintenant, tout le monde choisit trois cartes en secret. D’abord, Nairobi.
lesson-e-lay-device = Puis le Sous-marin.
lesson-e-lay-agent = Et Agent Vert.
lesson-e-lay-go = C’est votre réponse définitive.
lesson-e-right = Les trois sont justes. C’est vous qui avez accusé : votre réponse est vérifiée en premier.
lesson-e-end-order = Une accusation met fin à la partie : tout le monde répond, et la première réponse correcte gagne, à partir de la personne qui accuse.
lesson-e-end-bluff = Interroger sur une de vos cartes, c’est le bluff de ce jeu : vous en apprenez plus que les autres.
lesson-e-end-notebook = Votre carnet barre ce que vous avez et ce que vous avez vu. Aux tables avec aide-mémoire, il retient aussi qui a passé.
