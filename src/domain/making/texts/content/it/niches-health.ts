import type { NichePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const healthNiches = {
  weight: niche({
    problems: `
      aumento di peso | l'aumento di peso | sto ingrassando
      pancia gonfia | la pancia gonfia | ho la pancia gonfia
      voglia di dolci | la voglia di dolci | ho sempre voglia di dolci
      fame nervosa | la fame nervosa | mangio per nervosismo
      metabolismo lento | il metabolismo lento | ho il metabolismo lento
    `,
    questions: `
      come smettere di mangiare la sera
      perché ho sempre fame
      cosa mangiare per sentirsi sazi
      fibre per il senso di sazietà
      come togliere la voglia di dolci
    `,
    ingredients: `psillio, glucomannano, tè verde, caffeina, cromo, zenzero, garcinia cambogia`,
    claims: `
      Insieme a una dieta variata
      In una routine equilibrata
      Per chi mangia con attenzione
    `,
    forbidden: `
      Perdi 10 kg in un mese => In una routine equilibrata
      Dimagrire senza dieta => Insieme a una dieta variata e al movimento
      Scioglie il grasso addominale => Guarda le fibre e gli estratti della formula
      Due taglie in meno => Per chi mangia con attenzione
    `,
    negatives: `bariatrica, liposuzione, "bypass gastrico", "palloncino gastrico", "ricette dietetiche", "calcolo bmi", bmi, "weight watchers", "digiuno intermittente", "dieta chetogenica menu"`,
  }),
  joints: niche({
    problems: `
      dolori articolari | i dolori articolari | mi fanno male le articolazioni
      dolore al ginocchio | il dolore al ginocchio | mi fa male il ginocchio
      mani rigide | le mani rigide | al mattino ho le mani rigide
      ginocchia che scricchiolano | le ginocchia che scricchiolano | mi scricchiolano le ginocchia
      mal di schiena | il mal di schiena | mi fa male la schiena
    `,
    questions: `
      cosa prendere per il dolore al ginocchio
      perché scricchiolano le ginocchia
      vitamine per le articolazioni
      collagene di tipo 2 a cosa serve
      rigidità al mattino cosa fare
    `,
    ingredients: `collagene di tipo II, curcuma, MSM, condroitina, glucosamina, acido ialuronico, boswellia`,
    claims: `
      Per chi ama stare in movimento
      Un passo alla volta
      Il movimento, ogni giorno
    `,
    forbidden: `
      Elimina l'artrosi => Per chi ama stare in movimento
      Ricostruisce la cartilagine => Guarda i nutrienti della formula
      Niente dolore in 7 giorni => Leggi il modo d'uso e parlane con il medico
      Sostituisce gli antidolorifici => Un gesto nella tua routine
    `,
    negatives: `"protesi al ginocchio", "protesi anca", fisioterapia, fisioterapista, ginocchiera, ortopedico, infiltrazioni, "esercizi ginocchio", osteopata`,
  }),
  sleep: niche({
    problems: `
      difficoltà ad addormentarsi | la difficoltà ad addormentarsi | non riesco ad addormentarmi
      notti agitate | le notti agitate | mi giro e mi rigiro nel letto
      risvegli notturni | i risvegli notturni | mi sveglio alle 3 di notte
      sonno leggero | il sonno leggero | ogni rumore mi sveglia
      stanchezza al mattino | la stanchezza al mattino | mi sveglio già stanco
    `,
    questions: `
      cosa prendere per dormire bene
      perché mi sveglio alle 3 di notte
      erbe per dormire
      melatonina tutte le sere fa male
      come addormentarsi velocemente
    `,
    ingredients: `melatonina, magnesio, valeriana, camomilla, L-teanina, passiflora, triptofano`,
    claims: `
      Per la tua routine serale
      Un momento di calma la sera
      Rallenta a fine giornata
      Serate più tranquille
    `,
    forbidden: `
      Cura l'insonnia => Per la tua routine serale
      Ti addormenti in 5 minuti => Un momento di calma la sera
      Come un sonnifero => Parla del tuo sonno con il medico
      Non dà dipendenza, garantito => Leggi l'etichetta e il modo d'uso
    `,
    negatives: `zolpidem, stilnox, lorazepam, tavor, xanax, materasso, materassi, cuscino, cuscini, cpap, "musica per dormire", "rumore bianco"`,
  }),
  bloodSugar: niche({
    problems: `
      glicemia alta | la glicemia alta | ho la glicemia alta
      picchi glicemici | i picchi glicemici | dopo i pasti mi sale la glicemia
      prediabete | il prediabete | mi hanno parlato di prediabete
      voglia di zuccheri | la voglia di zuccheri | ho voglia di zuccheri tutto il giorno
    `,
    questions: `
      quali alimenti per la glicemia
      qual è il valore normale della glicemia
      berberina e glicemia
      cannella e glicemia
      integratori per la glicemia
    `,
    ingredients: `cromo, cannella, berberina, magnesio, acido alfa lipoico, momordica, gymnema`,
    claims: `
      Per chi mangia con equilibrio
      Scelte più attente a tavola
      Intorno a pasti equilibrati
    `,
    forbidden: `
      Guarisce il diabete => Per chi mangia con equilibrio
      Abbassa la glicemia => Guarda i minerali della formula
      Sostituisce l'insulina => Non interrompere mai una terapia senza il medico
      Smetti con la metformina => Parla con il medico prima di ogni cambiamento
    `,
    negatives: `insulina, metformina, glucometro, "strisce reattive", "misuratore glicemia", dexcom, freestyle, "diabete tipo 1", "diabete gestazionale", lancette, "tabella glicemia"`,
  }),
  prostate: niche({
    problems: `
      prostata ingrossata | la prostata ingrossata | ho la prostata ingrossata
      stimolo frequente a urinare | lo stimolo frequente a urinare | vado spesso in bagno
      getto urinario debole | il getto urinario debole | il getto è debole
      risvegli per andare in bagno | i risvegli per andare in bagno | mi alzo di notte per andare in bagno
    `,
    questions: `
      cosa prendere per la prostata
      perché urino spesso di notte
      serenoa repens a cosa serve
      integratori prostata uomo 50 anni
      alimenti che fanno bene alla prostata
    `,
    ingredients: `serenoa repens, pygeum africanum, licopene, semi di zucca, zinco, selenio, ortica`,
    claims: `
      Benessere per l'uomo di oggi
      L'uomo che ha cura di sé
    `,
    forbidden: `
      Sgonfia la prostata => Benessere per l'uomo di oggi
      Previene il tumore => Fai i controlli e parlane con il medico
      Basta alzarsi di notte => Guarda i nutrienti della formula
      Meglio dell'operazione => L'uomo che si prende cura di sé
    `,
    negatives: `psa, biopsia, urologo, "tumore alla prostata", "visita urologica", tamsulosina, finasteride, catetere, turp, permixon`,
  }),
  skin: niche({
    problems: `
      pelle secca | la pelle secca | ho la pelle secca
      pelle rilassata | la pelle rilassata | la mia pelle è rilassata
      macchie scure | le macchie scure | ho delle macchie scure
      rughette | le rughette | ho le prime rughette
      pelle grassa | la pelle grassa | ho il viso lucido
    `,
    questions: `
      cosa fare per la pelle secca
      il collagene per la pelle funziona
      vitamine per la pelle
      routine viso dopo i 40 anni
      quale siero mettere la sera
    `,
    ingredients: `peptidi di collagene, vitamina C, acido ialuronico, niacinamide, retinolo, zinco, vitamina E`,
    claims: `
      Cura quotidiana della pelle
      La tua routine viso, semplice
      Attenzioni per la tua pelle
    `,
    forbidden: `
      Cancella le rughe => Cura quotidiana della pelle
      Dieci anni di meno => La tua routine viso, semplice
      Effetto botox => Guarda la texture e come si applica
      Via l'acne per sempre => Guarda gli ingredienti della formula
    `,
    negatives: `botox, filler, laser, "peeling chimico", dermatologo, "medicina estetica", roaccutan, isoriac, tatuaggio, tretinoina, "tumore della pelle"`,
  }),
  hair: niche({
    problems: `
      caduta dei capelli | la caduta dei capelli | perdo i capelli
      capelli sottili | i capelli sottili | i miei capelli si assottigliano
      capelli che si spezzano | i capelli che si spezzano | mi si spezzano i capelli
      stempiatura | la stempiatura | sono stempiato
    `,
    questions: `
      cosa fare quando cadono i capelli
      perché perdo i capelli
      quale vitamina per i capelli
      biotina per capelli a cosa serve
      caduta dei capelli dopo il parto
    `,
    ingredients: `biotina, zinco, collagene, vitamina B5, cheratina, equiseto, miglio`,
    claims: `
      Cura quotidiana dei capelli
      Nella tua routine capelli
      Per chi tiene ai suoi capelli
    `,
    forbidden: `
      Cura la calvizie => Cura quotidiana dei capelli
      Capelli nuovi in 30 giorni => Nella tua routine capelli
      Blocca la caduta => Guarda le vitamine della formula
      Meglio del minoxidil => Confronta le etichette
    `,
    negatives: `minoxidil, finasteride, "trapianto capelli", "trapianto di capelli", parrucca, parrucche, extension, taglio, "tagli capelli", acconciature, parrucchiere, "tinta capelli", turchia`,
  }),
  vision: niche({
    problems: `
      occhi stanchi | gli occhi stanchi | ho gli occhi stanchi
      vista offuscata | la vista offuscata | vedo offuscato
      occhi secchi | gli occhi secchi | ho gli occhi secchi
      affaticamento visivo | l'affaticamento visivo | dopo lo schermo mi bruciano gli occhi
    `,
    questions: `
      cosa fare per gli occhi stanchi
      vitamine per gli occhi
      luteina a cosa serve
      perché vedo offuscato
      come riposare gli occhi dallo schermo
    `,
    ingredients: `luteina, zeaxantina, vitamina A, omega-3, mirtillo, zinco, astaxantina`,
    claims: `
      Per le giornate allo schermo
      Attenzioni per i tuoi occhi
    `,
    forbidden: `
      Vista perfetta di nuovo => Attenzioni per i tuoi occhi
      Guarisce la cataratta => Fai un controllo e senti l'oculista
      Butta via gli occhiali => Per le giornate allo schermo
      Fa regredire la maculopatia => Guarda i nutrienti della formula
    `,
    negatives: `occhiali, "lenti a contatto", ottico, oculista, optometrista, "intervento cataratta", "laser occhi", collirio, "visita oculistica", "test vista"`,
  }),
  memory: niche({
    problems: `
      perdita di memoria | la perdita di memoria | mi dimentico le cose
      mente annebbiata | la mente annebbiata | ho la testa annebbiata
      mancanza di concentrazione | la mancanza di concentrazione | non riesco a concentrarmi
      dimenticanze | le dimenticanze | dimentico i nomi
    `,
    questions: `
      cosa prendere per la memoria
      vitamine per memoria e concentrazione
      come concentrarsi per studiare
      ginkgo biloba a cosa serve
      perché dimentico le cose
    `,
    ingredients: `ginkgo biloba, omega-3, fosfatidilserina, bacopa, vitamina B12, caffeina, hericium`,
    claims: `
      Per le giornate impegnative
      Nella tua routine di lavoro
      Dedica tempo alla tua mente
    `,
    forbidden: `
      Previene l'Alzheimer => Dedica tempo alla tua mente
      Ritrova la memoria => Per le giornate impegnative
      Cura l'ADHD => Parlane con un professionista della salute
      Come il Ritalin => Guarda i nutrienti della formula
    `,
    negatives: `"scheda di memoria", "schede di memoria", "materasso memory", ram, ddr4, "gioco di memoria", "gioco memory", ritalin, adhd, alzheimer, demenza, "chiavetta usb"`,
  }),
  gut: niche({
    problems: `
      stitichezza | la stitichezza | sono stitico
      gonfiore addominale | il gonfiore addominale | mi sento gonfio
      aria nella pancia | l'aria nella pancia | ho sempre aria nella pancia
      cattiva digestione | la cattiva digestione | digerisco male
      intestino pigro | l'intestino pigro | ho l'intestino pigro
    `,
    questions: `
      cosa prendere per la pancia gonfia
      fermenti lattici a cosa servono
      quali fibre per la stitichezza
      perché mi gonfio dopo mangiato
      come eliminare l'aria nella pancia
    `,
    ingredients: `fermenti lattici, psillio, inulina, enzimi digestivi, zenzero, menta piperita, magnesio`,
    claims: `
      Per una tavola più leggera
      L'equilibrio parte dal piatto
    `,
    forbidden: `
      Guarisce la stitichezza => La tua porzione di fibre
      Pulisce il colon in 3 giorni => Leggi il modo d'uso e bevi acqua
      Uccide i parassiti => Guarda gli ingredienti della formula
      Ripara l'intestino => Parlane con il medico
    `,
    negatives: `colonscopia, lassativo, lassativi, dulcolax, movicol, gastroenterologo, emorroidi, crohn, "colite ulcerosa", omeprazolo, clistere`,
  }),
  energy: niche({
    problems: `
      stanchezza | la stanchezza | sono sempre stanco
      mancanza di energia | la mancanza di energia | sono senza energie
      sonnolenza dopo pranzo | la sonnolenza dopo pranzo | dopo pranzo mi viene sonno
      spossatezza | la spossatezza | mi sento spossato
    `,
    questions: `
      cosa prendere per la stanchezza
      quale vitamina dà energia
      perché sono sempre stanco
      integratori energetici naturali
      come evitare la sonnolenza dopo pranzo
    `,
    ingredients: `caffeina, guaranà, vitamina B12, ferro, maca, coenzima Q10, ginseng`,
    claims: `
      Per le giornate piene
      Inizia bene la giornata
      Per le mattine di corsa
    `,
    forbidden: `
      Energia illimitata => Per le giornate piene
      Elimina la stanchezza cronica => Se la stanchezza dura, senti il medico
      Aumenta il testosterone => Guarda le vitamine della formula
      Effetto immediato => Leggi il modo d'uso in etichetta
    `,
    negatives: `"energia solare", "bolletta energia", "energy drink", enel, eni, "fornitore energia", monster, "red bull", testosterone, "pannelli solari"`,
  }),
  oralCare: niche({
    problems: `
      alitosi | l'alitosi | ho l'alito cattivo
      gengive che sanguinano | le gengive che sanguinano | mi sanguinano le gengive
      denti gialli | i denti gialli | ho i denti gialli
      denti sensibili | i denti sensibili | il freddo mi dà fastidio ai denti
      tartaro | il tartaro | ho il tartaro
    `,
    questions: `
      cosa fare per l'alito cattivo
      perché sanguinano le gengive
      probiotici orali per alitosi
      come prendersi cura delle gengive
      quale collutorio per l'alito
    `,
    ingredients: `xilitolo, probiotici orali, menta, propoli, calcio, tè verde, idrossiapatite`,
    claims: `
      Cura quotidiana della bocca
      Oltre a spazzolino e filo
      La tua igiene orale quotidiana
    `,
    forbidden: `
      Ricostruisce i denti => Oltre a spazzolino e filo
      Guarisce le gengive => Cura quotidiana della bocca
      Mai più dal dentista => Vai dal dentista due volte l'anno
      Denti bianchi in 3 giorni => Guarda la formula e come si usa
    `,
    negatives: `dentista, dentisti, "impianto dentale", "impianti dentali", "apparecchio denti", invisalign, faccette, dentiera, "dente del giudizio", corona, devitalizzazione`,
  }),
  tinnitus: niche({
    problems: `
      fischio nelle orecchie | il fischio nelle orecchie | mi fischiano le orecchie
      ronzio nelle orecchie | il ronzio nelle orecchie | sento un ronzio
      acufene | l'acufene | ho l'acufene
      orecchie tappate | le orecchie tappate | ho le orecchie tappate
    `,
    questions: `
      cosa fare se fischiano le orecchie
      perché ronzano le orecchie
      vitamine per acufene
      acufene di notte cosa fare
      quale medico per acufene
    `,
    ingredients: `ginkgo biloba, zinco, magnesio, vitamina B12, ibisco, aglio, biancospino`,
    claims: `
      Benessere, giorno dopo giorno
      Un rito per una pausa di calma
      Giornate più serene
    `,
    forbidden: `
      Addio acufene per sempre => Benessere, giorno dopo giorno
      Guarisce il fischio => Fai una visita dall'otorino
      Silenzio in 7 giorni => Guarda i minerali della formula
      Ridona l'udito => Leggi l'etichetta e senti il medico
    `,
    negatives: `"apparecchio acustico", "apparecchi acustici", audioprotesista, "esame udito", otorino, cerume, auricolari, cuffie, otite, orecchini, piercing, suoneria`,
  }),
  nails: niche({
    problems: `
      unghie fragili | le unghie fragili | mi si spezzano le unghie
      unghie gialle | le unghie gialle | ho le unghie dei piedi gialle
      unghie che si sfaldano | le unghie che si sfaldano | mi si sfaldano le unghie
      micosi delle unghie | la micosi delle unghie | ho un fungo all'unghia
    `,
    questions: `
      cosa fare per le unghie fragili
      perché si sfaldano le unghie
      vitamine per le unghie
      unghie dei piedi gialle cosa fare
      cosa mettere sulle unghie che si spezzano
    `,
    ingredients: `biotina, cheratina, silicio, zinco, tea tree oil, calcio, vitamina E`,
    claims: `
      Unghie ben tenute ogni giorno
      La tua routine per le unghie
      Attenzioni per mani e piedi
    `,
    forbidden: `
      Guarisce la micosi => La tua routine per le unghie
      Uccide il fungo in 7 giorni => Fai una visita dal dermatologo
      Unghie nuove in una settimana => Unghie ben tenute ogni giorno
      Sostituisce l'antimicotico => Guarda gli ingredienti della formula
    `,
    negatives: `"ricostruzione unghie", "unghie gel", "unghie finte", "nail art", smalto, manicure, pedicure, podologo, terbinafina, onicotecnica, estetista`,
  }),
} satisfies Record<string, NichePack>;
