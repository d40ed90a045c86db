import type { ProductKind } from '../product-kinds.ts';
import type { FunnelKeywords } from '../language-pack.ts';
import { keywords as lines } from '../notation.ts';
import { digitalKeywords } from './digital.ts';

/** Problems stand without article: people type `que prendre contre chute de cheveux`, and no line agrees in gender. */
const nutra: FunnelKeywords = {
  top: lines({
    problem: `
      [problema] que faire
      [problema] que prendre
      que prendre contre [problema]
      comment lutter contre [problema]
      remède naturel contre [problema]
      remède de grand mère [problema]
      [problema] solution naturelle
      [problema] traitement naturel
      plantes contre [problema]
      tisane [problema]
      huile essentielle [problema]
      quelle vitamine pour [problema]
      vitamines [problema]
      [problema] alimentation
      [problema] causes
      [problema] symptômes
      [problema] pourquoi
      [problema] la nuit
      [problema] carence
      [problema] femme 50 ans
    `,
    form: `
      complément alimentaire [problema]
      gélules [problema]
    `,
    choice: `
      meilleur complément alimentaire [problema]
      meilleur produit contre [problema]
    `,
  }),
  middle: lines({
    about: `
      c'est quoi aaa
      aaa mode d'action
      aaa à quoi ça sert
      aaa bienfaits
      aaa efficace ou pas
      est-ce que aaa marche vraiment
      comment agit aaa
      aaa au bout de combien de temps
    `,
    reviews: `
      aaa avis
      avis sur aaa
      aaa avis clients
      aaa avis consommateurs
      aaa avis négatif
      aaa avis forum
      aaa avis médecin
      aaa témoignages
      aaa 60 millions de consommateurs
      aaa que choisir
      aaa résultats
    `,
    complaint: `
      aaa arnaque
      aaa arnaque ou pas
      aaa fiable
      aaa danger
      aaa plainte
      aaa problème
    `,
    safety: `
      aaa effets secondaires
      aaa contre indication
      aaa interactions médicaments
      aaa caféine
      aaa et allaitement
      aaa et diabète
      aaa et hypertension
      aaa précautions
      aaa fabricant
      aaa lieu de fabrication
      aaa naturel
    `,
    ingredients: `
      aaa composition
      aaa ingrédients
      aaa composition complète
      aaa étiquette
      aaa valeurs nutritionnelles
      aaa vegan
      aaa sans gluten
    `,
    usage: `
      aaa comment prendre
      comment utiliser aaa
      aaa posologie
      aaa mode d'emploi
      aaa quand le prendre
      aaa matin ou soir
      aaa combien par jour
      aaa avant ou après repas
      aaa durée de la cure
    `,
  }),
  bottom: lines({
    name: `
      aaa
    `,
    official: `
      aaa site officiel
      aaa site de la marque
      aaa boutique officielle
      aaa site internet
      aaa officiel
      acheter aaa site officiel
    `,
    buy: `
      acheter aaa
      aaa boutique en ligne
      aaa achat
      aaa achat en ligne
      acheter aaa en ligne
      où acheter aaa
      où commander aaa
      où trouver aaa
      aaa près de chez moi
      commander aaa
      aaa passer commande
      aaa commande en ligne
      aaa en vente
      aaa point de vente
      aaa en magasin
      aaa original
      aaa téléphone
      comment commander aaa
      aaa en stock
      aaa boutique
    `,
    price: `
      aaa prix
      aaa prix de vente
      aaa tarif
      aaa combien ça coûte
      aaa pas cher
      acheter aaa pas cher
      aaa meilleur prix
      aaa comparateur de prix
      aaa prix en pharmacie
    `,
    coupon: `
      aaa promo
      aaa promotion
      aaa code promo
      aaa bon plan
      aaa réduction
      aaa bon de réduction
      aaa offre
      aaa soldes
      aaa 1 acheté 1 offert
      aaa black friday
    `,
    form: `
      aaa gélules
      aaa comprimés
      aaa gummies
      aaa gouttes
      aaa poudre
      aaa complément alimentaire
      aaa lot de 3
      aaa cure 3 mois
    `,
    delivery: `
      aaa livraison gratuite
      aaa livraison
      aaa délai de livraison
      aaa satisfait ou remboursé
      aaa paiement en plusieurs fois
    `,
    pharmacy: `
      aaa pharmacie
      aaa parapharmacie
    `,
    safety: `
      aaa contrefaçon
    `,
  }),
};

const physical: FunnelKeywords = {
  top: lines({
    choice: `
      classement aaa
      comment choisir aaa
      aaa conseils d'achat
      comparatif aaa
      aaa guide d'achat
      aaa rapport qualité prix
    `,
    about: `
      aaa à quoi ça sert
      aaa comment ça marche
    `,
  }),
  middle: lines({
    reviews: `
      aaa avis
      aaa avis clients
      aaa test
      test et avis aaa
      aaa avantages et inconvénients
    `,
    ingredients: `
      aaa fiche technique
      aaa dimensions
      aaa caractéristiques
    `,
    usage: `
      comment utiliser aaa
    `,
    complaint: `
      aaa arnaque
    `,
  }),
  bottom: lines({
    name: `
      aaa
    `,
    official: `
      aaa site officiel
    `,
    buy: `
      acheter aaa
      acheter aaa en ligne
      où acheter aaa
      aaa en stock
    `,
    price: `
      aaa prix
      aaa pas cher
      aaa combien ça coûte
    `,
    coupon: `
      aaa promo
      aaa code promo
    `,
    delivery: `
      aaa livraison gratuite
    `,
  }),
};

/** Lines that are repeated for each of the market's words. */
export const marketKeywords = lines({
  marketplace: `
    aaa {MARKETPLACE}
  `,
  pharmacy: `
    aaa {FARMACIA}
  `,
  complaint: `
    aaa {SITE_RECLAMACAO}
  `,
  country: `
    aaa {PAIS}
    acheter aaa {PAIS}
  `,
  delivery: `
    aaa {PAGAMENTO}
  `,
});

export const keywords: Record<ProductKind, FunnelKeywords> = {
  nutra,
  physical,
  digital: digitalKeywords,
};
