import type { NichePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const healthNiches = {
  weight: niche({
    problems: `
      prise de poids | la prise de poids | je prends du poids
      ventre gonflé | le ventre gonflé | j'ai le ventre gonflé
      envie de sucre | l'envie de sucre | j'ai tout le temps envie de sucre
      grignotage | le grignotage | je grignote le soir
      métabolisme lent | le métabolisme lent | mon métabolisme est lent
    `,
    questions: `
      comment arrêter de grignoter le soir
      pourquoi j'ai toujours faim
      coupe faim naturel
      quel aliment cale le mieux
      comment calmer une envie de sucre
    `,
    ingredients: `psyllium, konjac, thé vert, caféine, chrome, gingembre, vinaigre de cidre`,
    claims: `
      Avec une alimentation variée
      Dans une routine équilibrée
      Pour bien composer ses repas
    `,
    forbidden: `
      Perdez 10 kg en un mois => Dans une routine équilibrée
      Maigrir sans régime => Avec une alimentation variée et du mouvement
      Fait fondre la graisse du ventre => Voir les fibres et les extraits de la formule
      Deux tailles de moins => Pour bien composer ses repas
    `,
    negatives: `bariatrique, liposuccion, sleeve, "anneau gastrique", "recette minceur", "calcul imc", imc, "weight watchers", "jeûne intermittent", "menu régime"`,
  }),
  joints: niche({
    problems: `
      douleurs articulaires | les douleurs articulaires | j'ai mal aux articulations
      mal de genou | le mal de genou | j'ai mal au genou
      mains raides | les mains raides | j'ai les mains raides le matin
      genoux qui craquent | les genoux qui craquent | mes genoux craquent
      mal de dos | le mal de dos | j'ai mal au dos
    `,
    questions: `
      que prendre quand on a mal au genou
      pourquoi mes genoux craquent
      quelles vitamines pour les articulations
      collagène de type 2 à quoi ça sert
      raideur le matin que faire
    `,
    ingredients: `collagène de type II, curcuma, MSM, chondroïtine, glucosamine, acide hyaluronique, harpagophytum`,
    claims: `
      Pour ceux qui aiment bouger
      Un geste pour rester en action
      Bouger un peu, chaque jour
    `,
    forbidden: `
      Guérit l'arthrose => Pour ceux qui aiment bouger
      Reconstruit le cartilage => Voir les nutriments de la formule
      Plus de douleur en 7 jours => Lisez le mode d'emploi, parlez-en à un médecin
      Remplace les antidouleurs => Un geste dans votre routine
    `,
    negatives: `"prothèse de genou", "prothèse de hanche", kiné, kinésithérapeute, genouillère, orthopédiste, infiltration, "exercices genou", ostéopathe`,
  }),
  sleep: niche({
    problems: `
      difficultés à s'endormir | les difficultés à s'endormir | je n'arrive pas à m'endormir
      nuits agitées | les nuits agitées | je me tourne dans mon lit
      réveils nocturnes | les réveils nocturnes | je me réveille à 3 h du matin
      sommeil léger | le sommeil léger | le moindre bruit me réveille
      fatigue au réveil | la fatigue au réveil | je me réveille fatigué
    `,
    questions: `
      que prendre pour bien dormir
      pourquoi je me réveille à 3h du matin
      quelle plante pour dormir
      mélatonine tous les soirs danger
      comment s'endormir rapidement
    `,
    ingredients: `mélatonine, magnésium, valériane, camomille, L-théanine, passiflore, tryptophane`,
    claims: `
      Pour votre rituel du soir
      Un moment calme avant la nuit
      Ralentissez en fin de journée
      Des soirées plus tranquilles
    `,
    forbidden: `
      Guérit l'insomnie => Pour votre rituel du soir
      Endormi en 5 minutes => Un moment calme avant la nuit
      Comme un somnifère => Parlez de votre sommeil à votre médecin
      Sans accoutumance, garanti => Lisez l'étiquette et le mode d'emploi
    `,
    negatives: `stilnox, zolpidem, zopiclone, imovane, lexomil, xanax, matelas, oreiller, oreillers, ppc, "musique pour dormir", "bruit blanc"`,
  }),
  bloodSugar: niche({
    problems: `
      glycémie élevée | la glycémie élevée | ma glycémie est élevée
      pics de glycémie | les pics de glycémie | ma glycémie monte après les repas
      prédiabète | le prédiabète | on m'a parlé de prédiabète
      envie de sucré | l'envie de sucré | j'ai envie de sucré toute la journée
    `,
    questions: `
      quels aliments pour la glycémie
      quel est le taux normal de glycémie
      berbérine et glycémie
      cannelle et glycémie
      complément alimentaire glycémie
    `,
    ingredients: `chrome, cannelle, berbérine, magnésium, acide alpha-lipoïque, melon amer, gymnema`,
    claims: `
      Pour ceux qui mangent varié
      De bons choix dans l'assiette
      Autour de repas équilibrés
    `,
    forbidden: `
      Inverse le diabète => Pour ceux qui mangent varié
      Fait baisser la glycémie => Voir les minéraux de la formule
      Remplace l'insuline => N'arrêtez jamais un traitement sans votre médecin
      Arrêtez la metformine => Parlez-en à votre médecin avant tout changement
    `,
    negatives: `insuline, metformine, "lecteur de glycémie", bandelettes, dexcom, freestyle, "diabète type 1", "diabète gestationnel", lancettes, "tableau glycémie"`,
  }),
  prostate: niche({
    problems: `
      grosse prostate | la grosse prostate | ma prostate a grossi
      envies fréquentes d'uriner | les envies fréquentes d'uriner | je vais souvent aux toilettes
      jet urinaire faible | le jet urinaire faible | mon jet est faible
      levers nocturnes | les levers nocturnes | je me lève la nuit
    `,
    questions: `
      que prendre pour la prostate
      pourquoi j'urine souvent la nuit
      palmier nain à quoi ça sert
      complément prostate homme 50 ans
      aliments bons pour la prostate
    `,
    ingredients: `palmier nain, prunier d'Afrique, lycopène, graines de courge, zinc, sélénium, ortie`,
    claims: `
      Le bien-être au masculin
      Prendre soin de soi, messieurs
    `,
    forbidden: `
      Réduit la prostate => Le bien-être au masculin
      Prévient le cancer => Faites vos bilans et parlez-en à votre médecin
      Plus de levers la nuit => Voir les nutriments de la formule
      Mieux que l'opération => Prendre soin de soi après 40 ans
    `,
    negatives: `psa, biopsie, urologue, "cancer de la prostate", "toucher rectal", tamsulosine, permixon, finastéride, sonde, adénome`,
  }),
  skin: niche({
    problems: `
      peau sèche | la peau sèche | ma peau est sèche
      peau relâchée | la peau relâchée | ma peau se relâche
      taches brunes | les taches brunes | j'ai des taches brunes
      ridules | les ridules | j'ai des ridules
      peau grasse | la peau grasse | mon visage brille
    `,
    questions: `
      que faire pour une peau sèche
      collagène pour la peau est-ce efficace
      quelles vitamines pour la peau
      routine soin visage 40 ans
      quel sérum mettre le soir
    `,
    ingredients: `peptides de collagène, vitamine C, acide hyaluronique, niacinamide, rétinol, zinc, vitamine E`,
    claims: `
      Un soin quotidien de la peau
      Votre routine peau, en simple
      Prenez soin de votre peau
    `,
    forbidden: `
      Efface les rides => Un soin quotidien de la peau
      Dix ans de moins => Votre routine peau, en simple
      Effet Botox => Voir la texture et l'application
      L'acné, c'est fini => Voir les ingrédients de la formule
    `,
    negatives: `botox, injections, laser, peeling, dermatologue, "médecine esthétique", roaccutane, tatouage, trétinoïne, "cancer de la peau"`,
  }),
  hair: niche({
    problems: `
      chute de cheveux | la chute de cheveux | je perds mes cheveux
      cheveux fins | les cheveux fins | mes cheveux s'affinent
      cheveux cassants | les cheveux cassants | mes cheveux cassent
      golfes dégarnis | les golfes dégarnis | mes golfes se dégarnissent
    `,
    questions: `
      que faire quand on perd ses cheveux
      pourquoi je perds mes cheveux
      quelle vitamine pour les cheveux
      biotine cheveux à quoi ça sert
      chute de cheveux après accouchement
    `,
    ingredients: `biotine, zinc, collagène, vitamine B5, kératine, prêle, levure de bière`,
    claims: `
      Un soin quotidien des cheveux
      Dans votre routine capillaire
      Pour des cheveux bichonnés
    `,
    forbidden: `
      Guérit la calvitie => Un soin quotidien des cheveux
      De nouveaux cheveux en 30 jours => Dans votre routine capillaire
      Arrête la chute => Voir les vitamines de la formule
      Mieux que le minoxidil => Comparez les étiquettes
    `,
    negatives: `minoxidil, finastéride, "greffe de cheveux", "implant capillaire", perruque, perruques, extensions, coiffure, coiffures, "coupe de cheveux", coiffeur, "coloration cheveux", turquie`,
  }),
  vision: niche({
    problems: `
      yeux fatigués | les yeux fatigués | j'ai les yeux fatigués
      vision floue | la vision floue | je vois flou
      yeux secs | les yeux secs | j'ai les yeux secs
      fatigue visuelle | la fatigue visuelle | j'ai mal aux yeux après l'écran
    `,
    questions: `
      que faire pour des yeux fatigués
      quelles vitamines pour les yeux
      lutéine à quoi ça sert
      pourquoi je vois flou
      comment reposer ses yeux des écrans
    `,
    ingredients: `lutéine, zéaxanthine, vitamine A, oméga-3, myrtille, zinc, astaxanthine`,
    claims: `
      Pour les journées sur écran
      Pour ceux qui lisent beaucoup
      Prenez soin de vos yeux
    `,
    forbidden: `
      Redonne une vue parfaite => Prenez soin de vos yeux
      Guérit la cataracte => Consultez un ophtalmologue
      Jetez vos lunettes => Pour les journées sur écran
      Fait reculer la DMLA => Voir les nutriments de la formule
    `,
    negatives: `lunettes, lentilles, "verres progressifs", opticien, ophtalmologue, ophtalmo, orthoptiste, "opération cataracte", lasik, collyre, "test de vue"`,
  }),
  memory: niche({
    problems: `
      perte de mémoire | la perte de mémoire | j'oublie tout
      brouillard mental | le brouillard mental | j'ai la tête dans le brouillard
      manque de concentration | le manque de concentration | je n'arrive pas à me concentrer
      oublis | les oublis | j'oublie les prénoms
    `,
    questions: `
      que prendre pour la mémoire
      quelles vitamines pour la concentration
      comment se concentrer pour réviser
      ginkgo biloba à quoi ça sert
      pourquoi j'oublie tout
    `,
    ingredients: `ginkgo biloba, oméga-3, phosphatidylsérine, bacopa, vitamine B12, caféine, hydne hérisson`,
    claims: `
      Pour les journées de réflexion
      Dans votre routine de travail
      Prenez soin de votre esprit
    `,
    forbidden: `
      Prévient Alzheimer => Prenez soin de votre esprit
      Retrouvez la mémoire => Pour les journées de réflexion
      Traite le TDAH => Parlez-en à un professionnel de santé
      Comme la Ritaline => Voir les nutriments de la formule
    `,
    negatives: `"carte mémoire", "cartes mémoire", "matelas mémoire de forme", ram, ddr4, "jeu de mémoire", ritaline, tdah, alzheimer, démence, "clé usb"`,
  }),
  gut: niche({
    problems: `
      constipation | la constipation | je suis constipé
      ballonnements | les ballonnements | je suis ballonné
      gaz | les gaz | j'ai des gaz toute la journée
      mauvaise digestion | la mauvaise digestion | je digère mal
      transit lent | le transit lent | mon transit est lent
    `,
    questions: `
      que prendre contre les ballonnements
      probiotiques à quoi ça sert
      quelles fibres pour le transit
      pourquoi je gonfle après les repas
      comment faire passer les gaz
    `,
    ingredients: `probiotiques, psyllium, inuline, enzymes digestives, gingembre, menthe poivrée, magnésium`,
    claims: `
      Pour des repas plus légers
      L'équilibre part de l'assiette
    `,
    forbidden: `
      Guérit la constipation => Votre portion de fibres
      Nettoie le côlon en 3 jours => Lisez le mode d'emploi et buvez de l'eau
      Tue les parasites => Voir les ingrédients de la formule
      Répare l'intestin => Parlez-en à votre médecin
    `,
    negatives: `coloscopie, laxatif, laxatifs, dulcolax, forlax, gastro-entérologue, hémorroïdes, crohn, oméprazole, lavement, "gastro entérite"`,
  }),
  energy: niche({
    problems: `
      fatigue | la fatigue | je suis tout le temps fatigué
      manque d'énergie | le manque d'énergie | je n'ai plus d'énergie
      coup de barre | le coup de barre | j'ai un coup de barre après manger
      baisse de tonus | la baisse de tonus | je manque de tonus
    `,
    questions: `
      que prendre contre la fatigue
      quelle vitamine donne de l'énergie
      pourquoi je suis toujours fatigué
      complément alimentaire énergie
      comment éviter le coup de barre
    `,
    ingredients: `caféine, guarana, vitamine B12, fer, maca, coenzyme Q10, ginseng`,
    claims: `
      Pour les journées chargées
      Un bon début de journée
      Pour bien démarrer le matin
    `,
    forbidden: `
      Une énergie sans limite => Pour les journées bien remplies
      Met fin à la fatigue chronique => Si la fatigue dure, voyez un médecin
      Augmente la testostérone => Voir les vitamines de la formule
      Effet immédiat => Lisez le mode d'emploi
    `,
    negatives: `"énergie solaire", "fournisseur d'énergie", "facture énergie", edf, engie, "boisson énergisante", monster, "red bull", testostérone, "chèque énergie"`,
  }),
  oralCare: niche({
    problems: `
      mauvaise haleine | la mauvaise haleine | j'ai mauvaise haleine
      gencives qui saignent | les gencives qui saignent | mes gencives saignent
      dents jaunes | les dents jaunes | j'ai les dents jaunes
      dents sensibles | les dents sensibles | le froid me fait mal aux dents
      tartre | le tartre | j'ai du tartre
    `,
    questions: `
      que faire contre la mauvaise haleine
      pourquoi mes gencives saignent au brossage
      probiotiques et mauvaise haleine
      comment prendre soin de ses gencives
      quel bain de bouche choisir
    `,
    ingredients: `xylitol, probiotiques oraux, menthe, propolis, calcium, thé vert, hydroxyapatite`,
    claims: `
      Un soin de la bouche par jour
      En plus du brossage et du fil
      Votre routine bucco-dentaire
    `,
    forbidden: `
      Reconstruit vos dents => En plus du brossage et du fil
      Guérit les gencives => Un soin de la bouche par jour
      Plus besoin de dentiste => Voyez votre dentiste chaque année
      Dents blanches en 3 jours => Voir la formule et le mode d'emploi
    `,
    negatives: `dentiste, dentistes, "implant dentaire", "appareil dentaire", invisalign, facettes, dentier, "dent de sagesse", couronne, dévitalisation, "mutuelle dentaire"`,
  }),
  tinnitus: niche({
    problems: `
      sifflement d'oreille | le sifflement d'oreille | mes oreilles sifflent
      bourdonnement d'oreille | le bourdonnement d'oreille | j'entends un bourdonnement
      acouphènes | les acouphènes | j'ai des acouphènes
      oreille bouchée | l'oreille bouchée | j'ai l'oreille bouchée
    `,
    questions: `
      que faire quand les oreilles sifflent
      pourquoi mes oreilles bourdonnent
      vitamines et acouphènes
      acouphènes la nuit que faire
      quel médecin pour des acouphènes
    `,
    ingredients: `ginkgo biloba, zinc, magnésium, vitamine B12, hibiscus, ail, aubépine`,
    claims: `
      Du calme dans vos journées
      Un rituel pour souffler un peu
      Des journées plus sereines
    `,
    forbidden: `
      Fini les acouphènes => Du calme dans vos journées
      Guérit les sifflements => Consultez un ORL
      Le silence en 7 jours => Voir les minéraux de la formule
      Redonne l'audition => Lisez l'étiquette et parlez-en à votre médecin
    `,
    negatives: `"appareil auditif", "appareils auditifs", audioprothésiste, "test auditif", orl, "bouchon de cérumen", écouteurs, casque, otite, "boucles d'oreilles", piercing, sonnerie`,
  }),
  nails: niche({
    problems: `
      ongles cassants | les ongles cassants | mes ongles cassent
      ongles jaunes | les ongles jaunes | mes ongles de pied sont jaunes
      ongles dédoublés | les ongles dédoublés | mes ongles se dédoublent
      mycose des ongles | la mycose des ongles | j'ai une mycose à l'ongle
    `,
    questions: `
      que faire pour des ongles cassants
      pourquoi mes ongles se dédoublent
      quelle vitamine pour les ongles
      que faire pour des ongles de pied jaunes
      que mettre sur un ongle cassé
    `,
    ingredients: `biotine, kératine, silice, zinc, arbre à thé, calcium, vitamine E`,
    claims: `
      Des ongles soignés chaque jour
      Votre routine pour les ongles
      Un soin des mains et des pieds
    `,
    forbidden: `
      Guérit la mycose => Votre routine pour les ongles
      Tue le champignon en 7 jours => Consultez un dermatologue
      De nouveaux ongles en une semaine => Des ongles soignés chaque jour
      Remplace l'antifongique => Voir les ingrédients de la formule
    `,
    negatives: `"salon ongles", "faux ongles", "ongles en gel", "capsules américaines", "nail art", "vernis à ongles", manucure, pédicure, podologue, terbinafine, onglerie`,
  }),
} satisfies Record<string, NichePack>;
