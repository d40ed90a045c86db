import type { LabelledTexts } from './labelled-text.ts';

/**
 * Texts in the style of French marketers, judged by Google's published policies before their author opened the rules. First reading:
 * recall 1, precision 1.
 */
export const labelledFr: readonly LabelledTexts[] = [
  {
    refused: true,
    kind: 'titles',
    productKind: 'nutra',
    product: 'Articulax',
    texts: [
      'Fini les douleurs au genou',
      'Perdez 8 kg en 3 semaines',
      'Maigrir sans faire de sport',
      'Guérit l’arthrose',
      'Approuvé par les médecins',
      'Site officiel Articulax',
      'Vous souffrez d’acouphènes ?',
      'Le brûle-graisse n° 1 en France',
      'Avant / après en images',
    ],
  },
  {
    refused: true,
    kind: 'descriptions',
    productKind: 'nutra',
    product: 'Glycéo',
    texts: [
      'Faites baisser votre glycémie naturellement et dites adieu à vos médicaments.',
      'Résultats garantis dès la première semaine ou remboursé, sans aucun effet secondaire.',
      'Les laboratoires ne veulent pas que vous découvriez cette astuce de grand-mère.',
      'Cliquez ici pour voir la vidéo choc avant qu’elle ne soit supprimée.',
      'Élimine les graisses abdominales pendant votre sommeil, même en mangeant de tout.',
      'Cliniquement prouvé : 97 % des utilisateurs ont retrouvé une vision parfaite.',
      'La formule miracle qui fait repousser les cheveux en 30 jours.',
      'Mieux que le Viagra : une virilité retrouvée dès la première prise.',
    ],
  },
  {
    refused: true,
    kind: 'callouts',
    productKind: 'nutra',
    product: 'Dermavie',
    texts: ['Efface les rides', 'Combat la dépression', 'Efficace à 100 %'],
  },
  {
    refused: false,
    kind: 'titles',
    productKind: 'nutra',
    product: 'Articulax',
    texts: [
      'Articulax : prix et livraison',
      'Lisez la liste des ingrédients',
      'Un complément pour tous les jours',
      'Une question avant de commander ?',
      'Collagène, curcuma et zinc',
      'Cure de 3 mois : voir le prix',
    ],
  },
  {
    refused: false,
    kind: 'descriptions',
    productKind: 'nutra',
    product: 'Glycéo',
    texts: [
      'Comparez les formats, vérifiez les délais et payez en toute sécurité.',
      'Les résultats varient d’une personne à l’autre. Demandez conseil à votre médecin.',
      'Satisfait ou remboursé pendant 30 jours : consultez les conditions avant de commander.',
      'Ce complément alimentaire ne remplace pas une alimentation variée et équilibrée.',
      'Profitez de nos offres de printemps sur toute la gamme, dans la limite des stocks.',
    ],
  },
  {
    refused: false,
    kind: 'descriptions',
    productKind: 'physical',
    product: 'Vaporex',
    texts: [
      'Élimine les taches et les mauvaises odeurs de vos tapis, sans effort.',
      'Nettoyeur haute pression avec accessoires : regardez les photos et les dimensions.',
      'Garantie fabricant 2 ans et pièces détachées disponibles. Livraison chez vous.',
      'Perceuse sans fil avec deux batteries. Retrait gratuit en magasin.',
      'Idéal pour les poils d’animaux : voyez la puissance, le poids et le niveau sonore.',
    ],
  },
  {
    refused: false,
    kind: 'callouts',
    productKind: 'physical',
    product: 'Vaporex',
    texts: [
      'Paiement sécurisé',
      'Livraison garantie à domicile',
      'Retours sans stress',
      'Service client français',
    ],
  },
  {
    refused: true,
    kind: 'titles',
    productKind: 'nutra',
    product: 'Vitalis Max',
    texts: ['9 Femmes sur 10 Conquises', 'Plus Jamais Faim'],
  },
];
