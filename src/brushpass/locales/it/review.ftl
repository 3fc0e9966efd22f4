review-play = Riproduci
review-pause = Pausa
review-unseal = Rompi il sigillo
review-unseal-hint = Poi vedi segnalini, carte e decisioni di tutto il tavolo.
review-sealed = Vedi quello che hai visto al tavolo. Il resto è sigillato finché non rompi il sigillo o arrivi alla fine.
review-open-end = Apri la fine
review-more = Altro
review-before = Prima della decisione, con quello che { $name } poteva sapere.
review-ghost = meglio
review-curve = Probabilità di vittoria, decisione per decisione
review-table = Torna al tavolo
review-percent = { $percent }%
luck-very-good = molto favorevole
luck-good = favorevole
luck-even = neutra
luck-bad = sfavorevole
luck-very-bad = molto sfavorevole

## Claims, after the game

honesty-title = Chi è stato onesto
# Heads of columns: short.
honesty-true = vero
honesty-lies = bugie
honesty-unsure = incerto
honesty-hint = Qui una bugia è dimostrata: ciò che aveva visto chi parlava la escludeva. Chi non era sicuro può aver tirato a indovinare o bluffato. Una bugia che non poteva ingannare nessuno non poteva far guadagnare niente, e una verità che tutti sapevano già non ha rivelato niente a nessuno. Nessuno può sapere se qualcuno ha creduto a un’altra affermazione: per questo non si giudica se è stata una buona mossa.
honesty-none = Nessuno ha detto una bugia che si possa dimostrare.
honesty-knew = { $by } sapeva che era falso.
# The names of those who could not know better, as a list.
honesty-fooled = Poteva ingannare: { $names }.
honesty-moved = { $name } (dal { $before } al { $after })
honesty-moved-hint = Tra parentesi: la probabilità che fosse vero per quella persona, prima e, se ci ha creduto, dopo.
honesty-nobody = Non poteva ingannare nessuno: non c’era niente da guadagnarci.
honesty-known = Lo sapevano già tutti: non ha rivelato niente a nessuno.
honesty-you = Se ci hai creduto, per te è passato dal { $before } al { $after }.
honesty-you-knew = Potevi sapere che era falso.
said-truth = { $by } sapeva che era vero.
said-stale-truth = { $by } l’aveva visto così, ma non era più così.
said-guess = { $by } non poteva saperlo con certezza. Era probabile, ed era vero.
said-honest-mistake = { $by } non poteva saperlo con certezza. Era probabile, ma era falso.
said-bluff = { $by } non poteva saperlo con certezza. Era improbabile, ed era falso.
said-lucky-bluff = { $by } non poteva saperlo con certezza. Era improbabile, eppure era vero.
said-no-statement = Questo non può essere né vero né falso, quindi non viene giudicato.
honesty-for = Se { $name } ci ha creduto, la probabilità che fosse vero è passata dal { $before } al { $after }.
honesty-biggest = La bugia più grossa della partita
honesty-biggest-evening = La bugia più grossa della serata
honesty-round = Nella partita { $round }
honesty-unloaded = Non è stato possibile caricare tutte le affermazioni: forse qui manca la bugia più grossa.
