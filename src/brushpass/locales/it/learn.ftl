# Le regole illustrate dei due giochi, con parole nostre.

## The page

learn-title = Come si gioca
learn-which = Quale gioco?
learn-play = Gioca ora
learn-misplayed = Spesso giocato male
reference-title = Le carte, una per una
reference-open = Che cosa fa { $card }?

## SECRETS

learn-s-goal-title = Chi sei, alla fine?
learn-s-goal = Un segnalino a faccia in giù davanti a te dice da che parte stai. I giocatori della CIA sommano i punti, e così quelli del KGB: vince la parte con più punti. Un Hippie vince da solo con il punteggio più basso di tutti. I segnalini cambiano posto di continuo; conta solo quello che hai davanti alla fine.
learn-s-start-title = Prime informazioni
learn-s-start = Un segnalino sta davanti a ogni giocatore, uno al centro. In quattro guardi il tuo. In cinque o sei guardi anche quello del giocatore alla tua destra. In sette o otto si mostra a tutti anche quello al centro. Dopo, nessuno può guardare alcun segnalino, nemmeno il proprio, se una carta non lo dice.
learn-s-offer-title = L’offerta
learn-s-offer = Nel tuo turno si rivelano carte finché ci sono due personaggi diversi; tutti li vedono. Ne scegli uno in segreto e lo offri, a faccia in giù, a un altro giocatore. Di’ qual è, o menti, o taci.
learn-s-answer-title = Accettare o rifiutare
learn-s-answer = Quel giocatore non vede la carta. Se accetta, è sua; se rifiuta, torna a te. In ogni caso si rivela, resta davanti al suo proprietario, che deve fare ciò che dice.
learn-s-un-title = Le Nazioni Unite
learn-s-un = Chi da solo ha meno carte (carte, non punti) alla fine di un turno prende il segnalino ONU. Quando qualcuno offre una carta a un altro, il giocatore ONU può intervenire prima della risposta e prenderla senza vederla. In caso di parità il segnalino torna al centro.
learn-s-pairs-title = Le coppie si girano
learn-s-pairs = Alla fine del turno, due personaggi uguali a faccia in su davanti a un giocatore si girano: non valgono nulla, ma contano ancora come carte. Una seconda Scienziata a faccia in su è peggio: si girano subito tutti i personaggi di quel giocatore.
learn-s-end-title = La fine
learn-s-end = Fino a sei giocatori la partita finisce dopo il turno in cui qualcuno ha cinque carte; in sette o otto, quattro. I proiettili contano come carte. Si rivelano tutti i segnalini e i proiettili. Vince l’Hippie che da solo ha il punteggio più basso. Altrimenti vince la parte con la somma più alta; a somme uguali tutti perdono.
learn-s-wrong = Il Detective può guardare il proprio segnalino e quello al centro. Le Assassine sono quattro. Usare il segnalino ONU non lo consuma. Le coppie si girano anche nell’ultimo turno, prima del conteggio.

## A little more about each card

more-double-agent = Se conoscevi il tuo vecchio segnalino, ora sai che cosa c’è al centro. Tutti vedono che hai scambiato, nessuno vede che cosa.
more-politician = Non resta mai a chi la rivela: punti, posto tra le carte e coppia sono del giocatore che la riceve. Lui non fa nulla.
more-psychiatrist = Né tu né il centro potete essere uno dei due. Entrambi potrebbero ora avere un segnalino che non conoscono.
more-detective = Tutti vedono quale segnalino guardi, solo tu ne vedi la faccia.
more-journalist = Potresti essere l’unico al tavolo a non sapere chi sei.
more-scientist = Cinque punti sono tanti, e nel mazzo ce ne sono sei. Una terza accanto a due a faccia in giù conta di nuovo.
more-diplomat = Tutti sanno che cosa c’era al centro e che ora è accanto a te, ma non da che lato. Non guardi il segnalino che prendi.
more-assassin = I proiettili valgono 0, −1, −2 e −3. L’Assassina resta con te; il proiettile è una carta di chi lo riceve, e nessuno lo guarda prima della fine.

## ESPIONAJE CARTAS

learn-e-goal-title = Tre carte sono nascoste
learn-e-goal = Quindici fascicoli: cinque città, cinque dispositivi, cinque agenti. Uno per tipo è nascosto; gli altri dodici si distribuiscono a due, tre o quattro giocatori. Vince chi scopre per primo i tre nascosti.
learn-e-suspect-title = Il sospetto
learn-e-suspect = Nel tuo turno nomina due elementi qualsiasi, dello stesso tipo o no, anche tuoi per bluff. Il giocatore alla tua sinistra deve mostrartene uno se ne ha; nessun altro lo vede. Chi non ne ha dice «Passo» e la domanda va a sinistra. Le risposte sono sempre vere.
learn-e-both-title = Averle entrambe
learn-e-both = Chi ha entrambe le carte nominate sceglie quale mostrare e può mostrare sempre la stessa. Gli altri vedono solo che una carta è stata mostrata.
learn-e-notebook-title = Il taccuino
learn-e-notebook = Ciò che hai o hai visto non può essere nascosto; il taccuino lo cancella da solo. Annota anche chi ha passato e chi ha mostrato. Fai i tuoi segni: nessun altro li vede.
learn-e-accuse-title = L’accusa
learn-e-accuse = Invece di chiedere, nel tuo turno puoi annunciare l’accusa. Tutti mettono allora tre carte in segreto. Si verificano una dopo l’altra, prima chi accusa, poi verso sinistra: il primo che indovina vince da solo. Se nessuno indovina, nessuno vince. Sii certo, o svelto.
learn-e-think-title = Che cosa dice un «Passo»
learn-e-think = Se tutti passano su due carte che non hai, entrambe sono nascoste. Se tutti passano su due dello stesso tipo, chi chiede ne ha una. Una carta mostrata a un altro è una di due: un passo successivo può dirti quale.
