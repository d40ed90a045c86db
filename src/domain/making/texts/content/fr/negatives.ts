import type { NegativePack } from '../language-pack.ts';
import { words } from '../list.ts';
import { digitalBuyers, digitalNegatives } from './digital.ts';

/**
 * `gratuit` alone would also block `livraison gratuite` in its other forms, so it only appears in phrases. Google does
 * not cover accents, so a word that people type without accents has both spellings.
 */
const groups: NegativePack['groups'] = {
  core: words(`
    "échantillon gratuit", "echantillon gratuit", "échantillons gratuits", "echantillons gratuits", "essai gratuit", "cadeau gratuit", "produit gratuit", gratos, "jeu concours", tombola,
    torrent, réplique, replique, répliques, imitation, imitations, grossiste, grossistes, "en gros", "prix de gros", "vente en gros", fournisseur, fournisseurs,
    revendeur, revendeurs, "devenir revendeur", distributeur, distributeurs, dropshipping, "marque blanche", franchise, franchises, importateur, location, louer, "à louer",
    signification, définition, definition, synonyme, synonymes, prononciation, traduction, "en anglais", étymologie, etymologie, wikipedia, wikipédia, wiki, "cours de bourse", horoscope, météo, meteo
  `),
  jobs: words(`
    emploi, emplois, "offre d'emploi", "offres d'emploi", recrutement, recrute, salaire, salaires, "fiche de poste", stage, stages, alternance, intérim, interim, "lettre de motivation",
    candidature, cv, "travail à domicile", "travail a domicile", "gagner de l'argent", "revenu complémentaire", "comment vendre", affiliation, affilié, "programme d'affiliation",
    clickbank, digistore24, indeed, linkedin
  `),
  education: words(`
    "cours de", "cours en ligne", leçon, leçons, tutoriel, tutoriels, tuto, tutos, école, ecole, écoles, université, universite, universités, diplôme, diplome, "formation de", "formation en ligne",
    "mémoire de master", thèse, these, dissertation, exposé, exposés, powerpoint, diapositives, quiz, "sujet bac", "brevet des collèges", "histoire de la", "histoire du", "qui a inventé", "manuel scolaire"
  `),
  media: words(`
    télécharger, telecharger, téléchargement, telechargement, pdf, ebook, epub, "livre pdf", "modèle word", image, images, "photo de", dessin, dessins, coloriage, coloriages, png, svg, gif, gifs, meme, memes,
    logo, logos, "fond d'écran", "fond d'ecran", police, paroles, chanson, chansons, "film complet", "film streaming", streaming, "bande annonce", épisode, episode, podcast, podcasts, youtube, tiktok, instagram, facebook, pinterest, twitter, actualité, actualités
  `),
  doItYourself: words(`
    diy, "fait maison", "faire soi même", "faire soi meme", "fabriquer soi même", "comment fabriquer", "comment faire soi même", "comment faire maison", recette, recettes, "patron couture", crochet, tricot,
    "à faire soi même", "fabrication maison", "pas à pas diy"
  `),
  used: words(`
    occasion, occasions, "d'occasion", reconditionné, reconditionne, reconditionnée, "seconde main", vinted, leboncoin, "le bon coin", brocante, "vide grenier", kijiji, "pièce détachée", "piece detachee", "pièces détachées", "pieces detachees",
    "pièces de rechange", réparation, reparation, réparations, réparer, reparer, réparateur, "notice d'utilisation", "notice pdf", "manuel d'utilisation", "mode d'emploi pdf", "en panne", dépannage, depannage, épave
  `),
  afterSale: words(`
    "suivi de commande", "suivi commande", "suivre ma commande", "suivi de colis", "suivi colis", "où est ma commande", "ou est ma commande", "ma commande", "mon compte", connexion, "se connecter", "mot de passe", "espace client",
    "service client", "service après vente", "service apres vente", sav, "numéro de téléphone", "numero de telephone", "téléphone service client", "annuler commande", "annuler ma commande", "annuler abonnement", résilier, résiliation, "comment annuler",
    remboursement, "demande de remboursement", "retour colis", réclamation, reclamation, avocat, avocats, procès, "rappel produit", "rappel de produit"
  `),
  marketplaces: words(`
    amazon, cdiscount, fnac, darty, ebay, rakuten, aliexpress, alibaba, temu, shein, walmart, costco, carrefour, leclerc, auchan, "pharmacie lafayette", newpharma, atida, "jean coutu", pharmaprix
  `),
  medical: words(`
    hôpital, hopital, hôpitaux, clinique, cliniques, chirurgie, chirurgien, chirurgical, "sur ordonnance", antibiotique, antibiotiques, vétérinaire, veterinaire, "prise de sang", radiologie, irm, urgences, "remboursé sécu", "remboursé par la sécurité sociale",
    mutuelle, ozempic, wegovy, mounjaro, saxenda, rybelsus, victoza, sémaglutide, semaglutide, liraglutide, tirzépatide, viagra, cialis, sildénafil, sildenafil, tadalafil, xanax, levothyrox
  `),
  competitors: words(`
    "alternative à", "alternative a", "alternatives à", "équivalent de", "equivalent de", "équivalent à", "similaire à", "à la place de", "au lieu de", "générique de", "generique de", dupe, herbalife, juvamine, arkopharma, "forté pharma", nutripure
  `),
  digital: digitalNegatives,
};

export const negatives: NegativePack = {
  groups,
  oneClick: words(`
    "échantillon gratuit", "essai gratuit", "cadeau gratuit", télécharger, telecharger, pdf, torrent, occasion, "d'occasion", reconditionné, leboncoin, vinted, réplique, diy, "fait maison", recette, recettes,
    emploi, recrutement, salaire, stage, grossiste, fournisseur, "programme d'affiliation", dropshipping, wikipedia, wikipédia, définition, traduction, youtube, connexion, "mon compte", "suivi de commande", "service client", avocat
  `),
  buyers: {
    digital: digitalBuyers,
    kitchen: words(`
      "recette de", recette, recettes, "fait maison", "faire maison", "comment faire"
    `),
    home: words(`
      film, "film complet", série, youtube, "fond d'écran"
    `),
    car: words(`
      "pièces détachées", "pièce détachée", réparation, réparer
    `),
    garden: words(`
      diy, "faire soi-même", "fabriquer soi-même"
    `),
    pets: words(`
      vétérinaire
    `),
    physical: words(`
      école, ecole, écoles, crochet, police
    `),
    baby: words(`
      hôpital, hopital, hôpitaux, clinique, cliniques
    `),
  },
};
