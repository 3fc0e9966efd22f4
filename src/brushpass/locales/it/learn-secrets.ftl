# Le regole illustrate di SECRETS, con parole nostre.

## Who are you at the end?

learn-s-goal-title = Chi sei, alla fine?
learn-s-goal-token = Davanti a te c’è un segnalino Identità a faccia in giù. Dice chi sei: CIA, KGB o Hippie.
learn-s-goal-teams = La CIA gioca contro il KGB. Ogni squadra somma i punteggi dei suoi membri, e vince il totale più alto.
learn-s-goal-hippie = Un Hippie gioca per conto suo e vince se nessun altro ha un punteggio basso quanto il suo. La parità non basta.
learn-s-goal-now = Le carte scambiano di continuo i segnalini. Conta quello che hai davanti alla fine, che tu lo conosca o no.

## Early intelligence

learn-s-start-title = Prime informazioni
learn-s-start-dealt = Giocano da quattro a otto persone. Ognuna riceve un segnalino a faccia in giù; un altro sta al centro.
learn-s-start-pool = Ci sono sempre tanti segnalini CIA quanti KGB. Con un numero pari di giocatori c’è un segnalino Hippie, con un numero dispari ce ne sono due. Poiché un segnalino sta al centro, le squadre non sono sempre ugualmente numerose.
learn-s-pool-players = Giocatori
learn-s-pool-limit = Limite di carte
learn-s-start-look = In quattro guardi segretamente il tuo segnalino. Da cinque in su guardi anche quello di chi siede alla tua destra. In sette o otto si mostra a tutti anche il segnalino al centro.
learn-s-start-ban = Dopo, nessuno può guardare alcun segnalino, nemmeno il proprio, a meno che una carta non lo dica.

## The offer

learn-s-offer-title = L’Offerta
learn-s-offer-order = Il caso decide chi inizia. I turni girano verso sinistra.
learn-s-offer-draw = Nel tuo turno riveli carte finché non escono due personaggi diversi. Tutti li vedono. Le altre copie del primo vanno subito in fondo al mazzo.
learn-s-offer-choose = Scegli in segreto uno dei due e offrilo, a faccia in giù, a un altro giocatore qualsiasi. Poi l’altra carta va a faccia in giù in fondo al mazzo, sotto le eventuali altre copie.
learn-s-offer-talk = Di’ che cos’è, menti o taci. Parlare è libero, ma non puoi mai mostrare una carta o un segnalino.

## Accept or refuse

learn-s-answer-title = Accettare o rifiutare
learn-s-answer-blind = L’altra persona non vede la carta. Se accetta, è sua; se rifiuta, è tua.
learn-s-answer-place = In ogni caso viene girata a faccia in su. Resta davanti a chi l’ha ricevuta, che deve applicarne l’effetto.
learn-s-answer-politician = Solo il Politico non resta: passa a qualcun altro.
learn-s-answer-other = Ora tutti sanno anche quale carta è finita in fondo al mazzo. Ricordala: può tornare.

## The United Nations

learn-s-un-title = Le Nazioni Unite
learn-s-un-who = All’inizio il segnalino ONU è al centro. Alla fine di ogni turno va a chi ha meno carte di tutti. Contano le carte, non i punti: a faccia in su, a faccia in giù e proiettili. (Le Assassine distribuiscono i proiettili: carte che valgono da 0 a −3 punti.) In caso di parità tra chi ha meno carte, il segnalino torna al centro.
learn-s-un-step = Quando qualcuno offre una carta a un’altra persona, il giocatore ONU può intervenire prima della risposta e prendere la carta senza vederla. La persona a cui era offerta non può più rispondere. La carta viene rivelata e conta per il giocatore ONU, che deve applicarne l’effetto.
learn-s-un-keep = Intervenire non consuma il segnalino: lo tieni finché hai meno carte di tutti gli altri, senza parità. Con la carta che hai preso, forse non è più così.
learn-s-un-own = Se hai il segnalino ONU, nel tuo turno non puoi intervenire. E quando la carta viene offerta a te non intervieni: accetti o rifiuti, come chiunque altro.

## Pairs flip face down

learn-s-pairs-title = Le coppie si girano
learn-s-pairs-pair = Se alla fine di un turno qualcuno ha due personaggi uguali a faccia in su, entrambi vengono girati a faccia in giù.
learn-s-pairs-worth = I personaggi a faccia in giù valgono 0 e non tornano più a faccia in su, ma contano ancora come carte.
learn-s-pairs-third = Una terza copia resta a faccia in su accanto alle due, e dà punti. Una quarta fa coppia con la terza, ed entrambe vengono girate a faccia in giù.
learn-s-pairs-scientist = Due Scienziate a faccia in su sono peggio: subito, senza aspettare la fine del turno, tutti i personaggi di quella persona vengono girati a faccia in giù, comprese le due Scienziate. I proiettili non cambiano mai.

## The end

learn-s-end-title = La fine
learn-s-end-limit = La partita finisce dopo il turno in cui qualcuno riceve la quinta carta; in sette o otto, la quarta. Ogni carta conta: a faccia in su, a faccia in giù e proiettili.
learn-s-end-score = Si rivelano tutti i segnalini e i proiettili. Il tuo punteggio è la somma dei numeri sui tuoi personaggi a faccia in su e sui tuoi proiettili.
learn-s-end-hippie = Se qualcuno ha il punteggio più basso, senza parità, ed è un Hippie, vince e tutti gli altri perdono. Due Hippie non sono una squadra.
learn-s-end-teams = Altrimenti vince la squadra con il totale più alto, con tutti i suoi membri. Gli Hippie non contano per nessuna squadra.
learn-s-end-tie = Se i totali sono uguali, tutti perdono.

## Common mistakes

learn-s-wrong-un = Il segnalino ONU va a chi ha meno carte, non meno punti, e a nessuno in caso di parità.
learn-s-wrong-spent = Usare il segnalino ONU non lo consuma.
learn-s-wrong-last = Le coppie si girano anche nell’ultimo turno, prima del conteggio.
learn-s-wrong-detective = Con il Detective puoi guardare anche il tuo segnalino o quello al centro.
learn-s-wrong-limit = In sette o otto la partita finisce con quattro carte, non cinque.
learn-s-wrong-start = In quattro, all’inizio vedi solo il tuo segnalino.
learn-s-wrong-assassins = Le Assassine sono quattro, una per ogni proiettile.

## Drawn examples

learn-s-pair-title = Esempio: una coppia
learn-s-pair-before = Anna ha due Giornaliste (+3 ciascuna) e una Diplomatica (+1): per ora 7 punti.
learn-s-pair-after = Alla fine del turno le due Giornaliste vengono girate a faccia in giù. Ad Anna resta 1 punto, ma ha ancora tre carte.
learn-s-diplomat-title = Esempio: la Diplomatica
learn-s-diplomat-shown = Anna riceve la Diplomatica. Tutti vedono il segnalino al centro: CIA.
learn-s-diplomat-swap = Di nascosto, Anna lo scambia con quello di chi le siede accanto: Bob o Cat. Non guarda il segnalino che va al centro.
learn-s-diplomat-know = Tutti sanno che il segnalino CIA è ora davanti a Bob o davanti a Cat. Solo Anna sa davanti a chi. Il segnalino che ora è al centro non viene mostrato a nessuno.

## Five questions

quiz-s-winner = La partita è finita. Anna (CIA) ha 7 punti, Bob (KGB) ne ha 4, Cat (KGB) 5 e Dan (Hippie) 4. Chi vince?
quiz-s-winner-a = Anna
quiz-s-winner-b = Bob e Cat
quiz-s-winner-c = Dan
quiz-s-winner-why = Bob e Cat. Dan dovrebbe avere il punteggio più basso senza parità, ma anche Bob ha 4. Quindi contano le squadre: il KGB ha 4 + 5 = 9, la CIA 7.
quiz-s-look = Hai dimenticato chi sei. Puoi guardare il tuo segnalino?
quiz-s-look-a = Sì, nel mio turno
quiz-s-look-b = Sì, quando voglio
quiz-s-look-c = No, se non lo dice una carta
quiz-s-look-why = No. Dopo l’inizio nessuno può guardare alcun segnalino, nemmeno il proprio. Un Detective o un Agente Segreto te lo permetterebbe.
quiz-s-un = Anna ha due carte che valgono 10 punti. Bob, Cat e Dan hanno tre carte a testa, che valgono 4 punti o meno. Chi riceve il segnalino ONU?
quiz-s-un-a = Anna
quiz-s-un-b = Chi ha meno punti
quiz-s-un-c = Nessuno
quiz-s-un-why = Anna. Conta solo il numero di carte, e nessun altro ne ha soltanto due.
quiz-s-refuse = Anna ti offre una carta e dice che è una Scienziata. Rifiuti. Che cosa succede?
quiz-s-refuse-a = La carta torna nel mazzo
quiz-s-refuse-b = Va ad Anna, che deve applicarla
quiz-s-refuse-c = Anna la offre a qualcun altro
quiz-s-refuse-why = Va ad Anna. Ogni carta offerta viene girata e finisce davanti a qualcuno. Se Anna ha mentito, ora lo vedono tutti.
quiz-s-pair = Hai una Giornalista (+3) e una Diplomatica (+1), entrambe a faccia in su. Ora ricevi una seconda Giornalista. Quanto valgono le tue carte dopo questo turno?
quiz-s-pair-a = 7
quiz-s-pair-b = 4
quiz-s-pair-c = 1
quiz-s-pair-why = 1. Le due Giornaliste sono una coppia: entrambe vengono girate e valgono 0. Dà punti solo la Diplomatica, ma hai tre carte.
