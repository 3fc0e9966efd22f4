# Le regole illustrate di ESPIONAJE CARTAS, con parole nostre.

## Three cards are hidden

learn-e-goal-title = Tre carte sono nascoste
learn-e-goal-files = Ci sono quindici carte: cinque città, cinque dispositivi e cinque agenti.
learn-e-goal-hidden = Una per tipo è nascosta, e nessuno la vede.
learn-e-goal-dealt = Le altre dodici si distribuiscono in segreto: sei a testa se giocate in due, quattro se siete in tre, tre se siete in quattro.
learn-e-goal-win = Per vincere, scopri quali sono le tre carte nascoste. Alla fine tutti ne scelgono tre in segreto; si verificano una persona dopo l’altra, e vince la prima risposta giusta.

## The question

learn-e-suspect-title = Il sospetto
learn-e-suspect-turn = Il caso decide chi inizia, e i turni girano verso sinistra. Nel tuo turno fai una domanda o accusi. Non puoi saltare il turno.
learn-e-suspect-name = Chiedere di due carte si chiama sospetto. Nomina due carte diverse qualsiasi: dello stesso tipo o no, e anche tue, per bluffare.
learn-e-suspect-show = Se la persona alla tua sinistra ne ha una, deve mostrartela. Nessun altro la vede.
learn-e-suspect-pass = Se non ne ha, dice «Passo» e la stessa domanda va alla persona seguente a sinistra, finché qualcuno non ti mostra una carta o non hanno passato tutti.
learn-e-suspect-over = Fatta una domanda, il tuo turno è finito.
learn-e-suspect-true = Le risposte sono sempre vere. Tutto il resto può essere una bugia.

## Having both

learn-e-both-title = Averle entrambe
learn-e-both-choose = Se hai entrambe le carte nominate, scegli quale mostrare. Puoi mostrare sempre la stessa.
learn-e-both-others = Gli altri vedono che hai mostrato una carta, ma non quale, né se le hai entrambe.

## The notebook

learn-e-notebook-title = Il taccuino
learn-e-notebook-crossed = Una carta che hai o che ti è stata mostrata non può essere nascosta. Il taccuino la barra da solo.
learn-e-notebook-notes = Se il tavolo permette gli aiuti alla memoria, il taccuino annota anche chi ha passato e chi ha mostrato. Puoi aggiungere i tuoi segni; nessun altro li vede mai.

## The accusation

learn-e-accuse-title = L’accusa
learn-e-accuse-instead = Nel tuo turno puoi accusare invece di chiedere.
learn-e-accuse-ends = La prima accusa è l’ultimo atto della partita: tutti scelgono tre carte, le carte si verificano e la partita finisce.
learn-e-accuse-all = Tutti, non solo tu, scelgono in segreto una città, un dispositivo e un agente. Nessuna scelta si può cambiare.
learn-e-accuse-order = Le carte si verificano una persona dopo l’altra: prima le tue, poi verso sinistra. Vince la prima risposta giusta, e solo quella.
learn-e-accuse-nobody = Se nessuno indovina, nessuno vince.
learn-e-accuse-forced = Se dopo 30 turni a testa nessuno ha accusato, chi è di turno deve accusare.

## What a pass tells you

learn-e-think-title = Che cosa dice un «Passo»
learn-e-think-one = Chi passa non ha nessuna delle due carte.
learn-e-think-mine = Se tutti passano alla tua domanda e tu non hai nessuna delle due, entrambe sono nascoste.
learn-e-think-theirs = Se tutti passano alla domanda di un’altra persona, ognuna delle due è nascosta o è in mano a chi ha chiesto, che può aver nominato carte sue. Non prova altro.
learn-e-think-kind = Se le due sono dello stesso tipo, chi ha chiesto ne ha almeno una, perché di ogni tipo solo una è nascosta.

## Drawn example: what a watcher may conclude

learn-e-watch-title = Esempio: che cosa puoi dedurre da una risposta
learn-e-watch-asks = Anna chiede di Parigi e del Satellite. Tu non hai nessuna delle due.
learn-e-watch-passes = Bob passa: non ha nessuna delle due.
learn-e-watch-shows = Cat mostra una carta ad Anna: ne ha almeno una, forse entrambe. Non puoi sapere quale.
learn-e-watch-later = Se più tardi Cat dice «Passo» a una domanda su Parigi, sai che era il Satellite.

## Five questions

quiz-e-pass = Anna chiede di Londra e del Sottomarino. Tutti passano, anche tu. Che cosa sai?
quiz-e-pass-a = Sono entrambe nascoste
quiz-e-pass-b = Ognuna è nascosta, o ce l’ha Anna
quiz-e-pass-c = Anna le ha entrambe
quiz-e-pass-why = Ognuna è nascosta, o ce l’ha Anna. Può aver nominato carte sue per ingannarti. Solo Anna ne sa di più.
quiz-e-shown = Anna chiede di Parigi e dell’Agente Rosso, e Bob le mostra una carta. Che cosa sai di Bob?
quiz-e-shown-a = Ne ha almeno una
quiz-e-shown-b = Ne ha esattamente una
quiz-e-shown-c = Le ha entrambe
quiz-e-shown-why = Almeno una. Se Bob le avesse entrambe, sceglierebbe quale mostrare, e tu vedresti la stessa cosa.
quiz-e-must = Ti chiedono di Tokyo e del Satellite. Hai Tokyo. Puoi passare?
quiz-e-must-a = Sì, per bluffare
quiz-e-must-b = Sì, se l’ho già mostrata
quiz-e-must-c = No, devo mostrarla
quiz-e-must-why = No. Se hai una delle due devi mostrarla, per quante volte tu l’abbia già mostrata. Può bluffare solo chi chiede.
quiz-e-first = Anna accusa e sbaglia. Bob, alla sinistra di Anna, indovina. Anche Cat, dopo Bob, indovina. Chi vince?
quiz-e-first-a = Bob e Cat
quiz-e-first-b = Bob
quiz-e-first-c = Nessuno
quiz-e-first-why = Bob. Le carte si verificano in ordine di turno, e vince solo la prima risposta giusta. Quelle di Cat non si verificano nemmeno.
quiz-e-wrong = Accusi e sbagli, e sbagliano anche tutti gli altri. Che cosa succede?
quiz-e-wrong-a = Esci, e gli altri continuano
quiz-e-wrong-b = Il tuo turno è finito
quiz-e-wrong-c = La partita finisce e nessuno vince
quiz-e-wrong-why = La partita finisce. La prima accusa la chiude per tutti; se nessuno indovina, nessuno vince.

## Names that are not in the rule book

files-ours = nome nostro
files-ours-note = Il regolamento dà sette di questi nomi. Gli otto contrassegnati sono nostri.
