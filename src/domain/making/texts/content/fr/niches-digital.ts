import type { LanguagePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const digitalNiches = {
  courses: niche({
    problems: `
      manque de pratique | le manque de pratique | je manque de pratique
      premiers pas | les premiers pas | je ne sais pas par où commencer
      reconversion | la reconversion | je veux changer de métier
      manque de temps | le manque de temps | je n'ai pas le temps d'étudier
    `,
    questions: `
      formation en ligne ça vaut le coup
      meilleure formation en ligne avec certificat
      cours en ligne pour débutant
      comment choisir une formation en ligne
    `,
    ingredients: `cours en vidéo, support de cours en PDF, exercices, groupe d'entraide`,
    claims: `
      Apprenez où que vous soyez
      Consultez le programme
      [certificate] Formation avec certificat
    `,
    forbidden: `
      Emploi garanti après la formation => Des contenus tournés vers la pratique du métier
      Devenez riche avec cette formation => Découvrez le programme et chaque leçon
    `,
    negatives: `présentiel, "en présentiel", "près de chez moi", alternance, bts, licence, université, "bourse d'études", baccalauréat, parcoursup, afpa, formateur`,
  }),
  languageCourses: niche({
    problems: `
      peur de parler | la peur de parler | je bloque quand je dois parler
      prononciation | la prononciation | ma prononciation est mauvaise
      vocabulaire limité | le vocabulaire limité | je manque de mots
      grammaire | la grammaire | je ne comprends pas la grammaire
    `,
    questions: `
      meilleur cours de langue en ligne
      comment apprendre une langue seul
      combien coûte un cours de langue
      apprendre une langue en ligne avis
    `,
    ingredients: `leçons en vidéo, exercices audio, textes traduits, tests de niveau`,
    claims: `
      Des cours de langue en ligne
      Voir le niveau et le programme
    `,
    forbidden: `
      Bilingue en 30 jours => Des leçons par niveau, pour chaque jour
      Parlez comme un natif sans étudier => Des exercices oraux dans chaque leçon
    `,
    negatives: `traduction, traducteur, "google traduction", "paroles en français", dictionnaire, conjugaison, duolingo, "séjour linguistique", "au pair", présentiel, erasmus`,
  }),
  ebooks: niche({
    problems: `
      manque d'idées | le manque d'idées | je ne sais plus quoi faire
      manque d'organisation | le manque d'organisation | je m'y perds
      questions de débutant | les questions de débutant | je débute
      manque de temps pour lire | le manque de temps pour lire | je n'ai pas le temps de lire
    `,
    questions: `
      ebook ça vaut le coup
      où acheter un ebook
      lire un ebook sur téléphone
      ebook ou livre papier
    `,
    ingredients: `chapitres en PDF, listes, exemples, exercices`,
    claims: `
      À lire sur votre écran
      Un guide à garder sous la main
      Consultez le sommaire
    `,
    forbidden: `
      Le secret que personne ne dit => Un guide avec des exemples et des exercices
      Changez de vie en 7 jours => Des chapitres courts, à lire à votre rythme
    `,
    negatives: `"domaine public", bibliothèque, médiathèque, "livre d'occasion", "résumé du livre", "fiche de lecture", "kindle unlimited", liseuse, kobo, gallica`,
  }),
  apps: niche({
    problems: `
      perte de temps | la perte de temps | je perds du temps sur des tâches répétitives
      dépenses | les dépenses | je ne sais pas où part mon argent
      agenda chargé | l'agenda chargé | j'oublie mes rendez-vous
      sauvegarde | la sauvegarde | j'ai perdu mes fichiers
    `,
    questions: `
      application payante ça vaut le coup
      quel logiciel pour une petite entreprise
      quel logiciel choisir
      comparatif logiciel
    `,
    ingredients: `version pour téléphone, version pour ordinateur, modèles prêts à l'emploi, rapports`,
    claims: `
      Toutes les fonctionnalités
      La configuration requise
      Comparez les offres
    `,
    forbidden: `
      Logiciel cracké à vie pour 5 euros => Consultez la licence et la configuration requise avant l'achat
      Ne perdez plus jamais un fichier => Des copies de sauvegarde selon votre offre
    `,
    negatives: `apk, "mod apk", "code source", "open source", "logiciel libre", github, "apprendre à coder", "créer une application", développeur, "ancienne version", api`,
  }),
  templates: niche({
    problems: `
      gestion des stocks | la gestion des stocks | je ne sais pas ce que j'ai en stock
      budget familial | le budget familial | je dépense trop
      présentation sans modèle | la présentation sans modèle | mes diapos me prennent des heures
      devis sans modèle | le devis sans modèle | je ne sais pas rédiger un devis
    `,
    questions: `
      où acheter des modèles
      meilleur modèle excel
      modèle de présentation professionnel
      modèles prêts à l'emploi ça vaut le coup
    `,
    ingredients: `tableaux Excel, modèles de diapositives, mode d'emploi, exemples remplis`,
    claims: `
      Des modèles à adapter
      Ouvrez, remplissez, utilisez
      Consultez les exemples
    `,
    forbidden: `
      Plus jamais une erreur de calcul => Un tableau avec formules et mode d'emploi
      Un contrat qui ne perd jamais au tribunal => Un modèle à relire avec un avocat
    `,
    negatives: `"formation excel", "cours excel", "faire un tableau", "google sheets", macro, macros, vba, "c'est quoi un tableur", "modèle gratuit", "formule excel"`,
  }),
  onlineServices: niche({
    problems: `
      manque de repères | le manque de repères | j'ai besoin de conseils
      site vieillissant | le site vieillissant | mon site date
      comptabilité | la comptabilité | je suis en retard dans mes comptes
      manque de clients | le manque de clients | personne ne trouve mon entreprise
    `,
    questions: `
      un consultant ça vaut le coup
      combien coûte un consultant
      comment choisir un coach
      accompagnement en ligne comment ça marche
    `,
    ingredients: `rendez-vous en visio, rapport, plan d'action, réponses par message`,
    claims: `
      Un accompagnement en ligne
      Voyez ce qui est compris
      Le déroulement du service
    `,
    forbidden: `
      Résultat garanti en 7 jours => Découvrez les étapes et le contenu du service
      Premier sur Google, garanti => Un travail par étapes, avec un rapport
    `,
    negatives: `"devenir consultant", "devenir coach", "salaire consultant", télétravail, stage, "modèle de contrat", "près de chez moi", "offre d'emploi", "c'est quoi un consultant", "métier de"`,
  }),
} satisfies Partial<LanguagePack['niches']>;
