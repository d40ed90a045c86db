import type { NichePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const goodsNiches = {
  kitchen: niche({
    problems: `
      couteaux émoussés | les couteaux émoussés | mes couteaux ne coupent plus
      poêle qui attache | la poêle qui attache | ma poêle attache
      petite cuisine | la petite cuisine | ma cuisine est petite
      plan de travail encombré | le plan de travail encombré | mon plan de travail est encombré
    `,
    questions: `
      quel set de couteaux de cuisine choisir
      quelle poêle antiadhésive acheter
      comment aiguiser un couteau de cuisine
      ustensiles gain de place cuisine
      meilleur coupe légumes
    `,
    ingredients: `acier inoxydable, céramique, silicone, verre, bambou, fonte, revêtement antiadhésif`,
    claims: `
      Du confort en cuisine
      Pour cuisiner tous les jours
    `,
    forbidden: `
      Ne s'émousse jamais => Voir l'acier et son entretien
      Le meilleur couteau du monde => Voir l'acier, le manche et la taille
      Inusable => Voir les conseils d'entretien
      Rien n'attache jamais => Revêtement antiadhésif : voir le mode d'emploi
    `,
    negatives: `recette, recettes, restaurant, restaurants, "cours de cuisine", "rénovation cuisine", cuisiniste, "meuble de cuisine", professionnel, ikea`,
  }),
  fitness: niche({
    problems: `
      manque de temps pour la salle | le manque de temps pour la salle | je n'ai pas le temps d'aller à la salle
      manque de place à la maison | le manque de place à la maison | je m'entraîne dans ma chambre
      mauvaise posture | la mauvaise posture | je me tiens mal
      poigne faible | la poigne faible | je manque de poigne
    `,
    questions: `
      quel appareil de musculation pour petit espace
      tapis de marche pliable avis
      quelle bande élastique pour débuter
      comment aménager un coin sport chez soi
      meilleur redresse dos
    `,
    ingredients: `acier, latex, EVA, néoprène, nylon, mousse, aluminium`,
    claims: `
      Chez vous, à votre rythme
      Du matériel pour la maison
    `,
    forbidden: `
      Ventre plat en 15 jours => Chez vous, à votre rythme
      Maigrir sans effort => Voir les exercices possibles
      Résultats garantis => Voir la charge, la taille et les usages
      Remplace la salle de sport => Du matériel pour la maison
    `,
    negatives: `"salle de sport", "basic fit", "fitness park", "abonnement salle", "coach sportif", "programme musculation", protéine, créatine, stéroïdes, "programme pdf"`,
  }),
  pets: niche({
    problems: `
      poils d'animaux à la maison | les poils d'animaux à la maison | mon chien perd ses poils partout
      chien anxieux | le chien anxieux | mon chien aboie quand il est seul
      chat qui griffe le canapé | le chat qui griffe le canapé | mon chat griffe le canapé
      chien qui tire en laisse | le chien qui tire en laisse | mon chien tire en laisse
      odeur de litière | l'odeur de litière | la litière sent mauvais
    `,
    questions: `
      quelle brosse pour chien qui perd ses poils
      comment calmer un chien anxieux
      fontaine à eau pour chat avis
      quel harnais pour chien qui tire
      meilleur griffoir pour chat
    `,
    ingredients: `silicone, acier inoxydable, coton, nylon, plastique ABS, sisal, mousse`,
    claims: `
      Prendre soin de votre animal
      La taille selon votre animal
    `,
    forbidden: `
      Guérit l'anxiété du chien => Le confort de votre animal
      Plus jamais de puces => Voir le mode d'emploi et la durée
      Approuvé par les vétérinaires => Demandez conseil à votre vétérinaire
      Un chien dressé en 3 jours => Utile pour les promenades de tous les jours
    `,
    negatives: `adoption, adopter, "chiot à vendre", "chaton à vendre", éleveur, élevage, refuge, spa, "nom de chien", "nom de chat", toiletteur, "assurance chien"`,
  }),
  home: niche({
    problems: `
      petit logement | le petit logement | mon logement est petit
      désordre | le désordre | c'est le désordre chez moi
      poussière à la maison | la poussière à la maison | il y a de la poussière partout
      murs humides | les murs humides | mes murs sont humides
      pièce sombre | la pièce sombre | ma pièce est sombre
    `,
    questions: `
      comment ranger un petit appartement
      quel aspirateur pour un appartement
      déshumidificateur est-ce utile
      quelle lampe pour une chambre
      meilleur rangement dressing
    `,
    ingredients: `bois, métal, plastique ABS, tissu, verre, LED, filtre HEPA`,
    claims: `
      Un coup de main à la maison
      Pour la vie de tous les jours
    `,
    forbidden: `
      Élimine 100 % des bactéries => Voir le filtre et la surface couverte
      Une maison propre sans effort => Utile pour le ménage de tous les jours
      Le plus puissant du marché => Voir la puissance, le bruit et la taille
      Fini la moisissure => Voir la surface couverte et le mode d'emploi
    `,
    negatives: `"maison à vendre", "appartement à vendre", "à louer", immobilier, "crédit immobilier", seloger, "leroy merlin", castorama, architecte, artisan, "plan de maison", déménagement`,
  }),
  car: niche({
    problems: `
      rayures sur la voiture | les rayures sur la voiture | ma voiture est rayée
      intérieur de voiture sale | l'intérieur de voiture sale | ma voiture est sale
      pneu crevé | le pneu crevé | j'ai crevé un pneu
      batterie à plat | la batterie à plat | ma voiture ne démarre pas
      téléphone qui glisse en voiture | le téléphone qui glisse en voiture | mon téléphone tombe en voiture
    `,
    questions: `
      quel aspirateur de voiture choisir
      comment enlever une rayure sur une voiture
      compresseur portable avis
      quel support téléphone pour voiture
      meilleure dashcam
    `,
    ingredients: `plastique ABS, aluminium, microfibre, similicuir, silicone, batterie lithium`,
    claims: `
      Utile au volant chaque jour
      Vérifiez la compatibilité
    `,
    forbidden: `
      Enlève toutes les rayures => Voir pour quelles rayures il est prévu
      50 % d'essence en moins => Voir ce qu'il fait et comment le poser
      Convient à toutes les voitures => Voir les modèles compatibles
      Le meilleur du marché => Comparez puissance, câble et accessoires
    `,
    negatives: `"voiture d'occasion", "voitures d'occasion", concessionnaire, "assurance auto", "carte grise", "contrôle technique", argus, leasing, loa, garagiste, "location de voiture", "code de la route"`,
  }),
  baby: niche({
    problems: `
      bébé qui ne dort pas | le bébé qui ne dort pas | mon bébé ne dort pas
      repas salissants | les repas salissants | mon bébé en met partout
      bébé à quatre pattes | le bébé à quatre pattes | mon bébé marche à quatre pattes
      sorties avec bébé | les sorties avec bébé | je sors avec mon bébé
    `,
    questions: `
      quel babyphone avec caméra choisir
      quelle chaise haute acheter
      poussette compacte avis
      comment sécuriser les prises électriques
      meilleur tapis d'éveil
    `,
    ingredients: `silicone, coton, plastique sans BPA, EVA, tissu lavable, bois`,
    claims: `
      Pensé pour parents et bébés
      La vie avec bébé, en simple
      Voir l'âge et le poids prévus
    `,
    forbidden: `
      Bébé dort toute la nuit => Pour le rituel du soir de bébé
      Fini les coliques => Demandez conseil à votre pédiatre
      100 % sans danger => Voir la norme et l'âge indiqué
      Évite la mort subite => Suivez les conseils de votre pédiatre
    `,
    negatives: `"prénom bébé", prénoms, "baby shower", "gender reveal", reborn, pédiatre, crèche, nounou, "assistante maternelle", vaccin, vaccins, "test de grossesse"`,
  }),
  beautyDevices: niche({
    problems: `
      poils indésirables | les poils indésirables | je veux enlever mes poils
      cheveux frisottés | les cheveux frisottés | mes cheveux frisottent
      pieds secs | les pieds secs | j'ai les talons secs
      visage fatigué | le visage fatigué | j'ai mauvaise mine
      points noirs | les points noirs | j'ai des points noirs
    `,
    questions: `
      quelle brosse lissante choisir
      épilateur électrique avis
      épilateur lumière pulsée est-ce que ça marche
      aspirateur point noir avis
      meilleure râpe électrique pour les pieds
    `,
    ingredients: `céramique, tourmaline, acier inoxydable, titane, silicone, LED, batterie rechargeable`,
    claims: `
      Prendre soin de soi chez soi
      Pour vos soins à la maison
    `,
    forbidden: `
      Épilation définitive => Voir comment et où l'utiliser
      Rajeunit le visage => Pour votre routine beauté à la maison
      Sans aucune douleur => Voir les niveaux et le mode d'emploi
      Une peau parfaite en 7 jours => Voir les modes et les embouts
    `,
    negatives: `"salon de coiffure", coiffeur, institut, esthéticienne, "centre laser", "épilation laser prix", barbier, barbershop, "cap esthétique", "formation esthétique"`,
  }),
  garden: niche({
    problems: `
      plantes sèches | les plantes sèches | mes plantes sèchent
      mauvaises herbes | les mauvaises herbes | mon jardin est plein d'herbes
      jardin sombre | le jardin sombre | mon jardin est sombre
      moustiques au jardin | les moustiques au jardin | il y a des moustiques au jardin
      tuyau emmêlé | le tuyau emmêlé | mon tuyau s'emmêle
    `,
    questions: `
      meilleur coupe bordure pour petit jardin
      comment arroser ses plantes en vacances
      lampe solaire de jardin avis
      tuyau extensible est-ce solide
      quel kit d'arrosage goutte à goutte
    `,
    ingredients: `plastique ABS, latex, aluminium, acier, panneau solaire, LED, caoutchouc`,
    claims: `
      Jardins, balcons et pots
      Dimensions, poids, matière
    `,
    forbidden: `
      N'arrosez plus jamais => Utile pour l'arrosage en votre absence
      Tue tous les moustiques => Voir la surface couverte et le mode d'emploi
      Incassable => Voir la matière et les conseils d'entretien
      Pousse 3 fois plus vite => Voir comment et sur quelles plantes l'utiliser
    `,
    negatives: `paysagiste, jardinier, "jardin botanique", "jardin d'enfants", "jardin des plantes", graines, semences, pépinière, "leroy merlin", jardiland, "service de tonte"`,
  }),
} satisfies Record<string, NichePack>;
