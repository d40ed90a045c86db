import { sitelinksByKind, textsByKind } from '../notation.ts';
import { digitalCallouts, digitalPromotions, digitalSitelinks } from './digital.ts';

export const sitelinks = sitelinksByKind({
  common: {
    action: `
      Commander {NOME_PRODUTO} | Passer commande ; Choisissez en quelques étapes ; Le total s'affiche avant de payer
      Comment commander ; Chaque étape de la commande ; À lire avant de payer
    `,
    price: `
      Prix et options ; Comparez les options proposées ; Le prix complet avant de payer
      Moyens de paiement ; Paiement : {PAGAMENTOS} | Voyez comment payer ; Vérifiez le total avant de payer
      [interestFree] Plusieurs fois sans frais ; Répartissez en {PARCELAS} paiements ; Voyez le montant de chacun
    `,
    delivery: `
      Délais de livraison ; [shippingQuote] Délai selon votre {CODIGO_POSTAL} | Voyez d'abord le délai ; Les frais de port avant de payer
      [freeShipping] Livraison offerte ; Sans frais de port à payer ; Voyez le délai pour votre adresse
      [tracked] Suivre votre colis ; Un numéro pour suivre le colis ; De l'envoi jusqu'à votre porte
    `,
    guarantee: `
      Retours et remboursement ; Lisez les conditions à tête reposée ; Que faire si vous changez d'avis
      Garantie {DIAS_GARANTIA} jours ; Voyez comment marche la garantie ; Et à partir de quand elle court
    `,
    question: `
      Questions fréquentes ; Des réponses courtes et directes ; À lire avant d'acheter
    `,
    name: `
      Tout sur {NOME_PRODUTO} | À propos du produit ; Pour qui et comment ça marche ; Lisez tout avant de décider
    `,
  },

  nutra: {
    proof: `
      Composition et étiquette ; Chaque ingrédient est indiqué ; Les quantités par dose
      Valeurs nutritionnelles ; Vérifiez les valeurs par dose ; À lire avant de commencer
      Qui le fabrique ; Découvrez l'entreprise ; Où trouver le lot et la date
      Que contient la formule ; Le rôle de chaque ingrédient ; Les quantités dans la formule
    `,
    name: `
      Comment le prendre ; Voyez la dose pour une journée ; Suivez les conseils de l'étiquette
      À qui il s'adresse ; Voyez pour qui il est prévu ; Et qui doit demander conseil
    `,
    question: `
      Questions sur l'emploi ; Avec de l'eau, au repas ou seul ; À lire avant de commencer
      Précautions d'emploi ; Grossesse, allergies, traitement ; À lire avec attention
      Combien de temps ça dure ; Doses par boîte et par jour ; Faites le calcul avant d'acheter
    `,
    price: `
      Prix par boîte ; Voyez le prix de chaque format ; Comparez les quantités
      [kits] Lot de {KIT} ; Voyez le prix du lot complet ; Comparez avec le prix à l'unité
    `,
    benefit: `
      Dans votre routine ; Sa place dans votre journée ; Avec une alimentation variée
    `,
    action: `
      Choisir votre format ; Comparez les formats et la durée ; Décidez après avoir comparé
    `,
  },

  physical: {
    proof: `
      Photos du produit ; De près et sous tous les angles ; Finition, couleur et taille
      Fiche technique complète ; Matière, poids et dimensions ; Vérifiez s'il répond à vos besoins
      Taille et poids ; Voyez s'il tient chez vous ; Comparez avec ce que vous avez
    `,
    name: `
      Contenu de la boîte ; Avec {ITENS} | Chaque élément fourni ; Voyez la liste complète
      Comment ça marche ; Voyez le produit en action ; Comprenez chaque fonction
      [models] Modèles et couleurs ; Comparez les versions en vente ; Choisissez celle qui vous plaît
    `,
    question: `
      Est-ce fait pour moi ? ; Voyez usages, limites et tailles ; Décidez en connaissance de cause
      Montage et emploi ; Des instructions pas à pas ; Voyez si c'est assez simple
    `,
    guarantee: `
      Un défaut à la réception ; Voyez comment faire un retour ; Délais et conditions à lire
      Entretien et nettoyage ; Comment le faire durer ; Voyez ce qu'il faut éviter
    `,
    price: `
      Prix à l'unité ; Voyez le prix de chaque unité ; Le total avec la livraison
      [kits] Lot de {KIT} ; Voyez le prix du lot complet ; Comparez avec le prix à l'unité
    `,
    benefit: `
      [gift] Idées cadeaux ; Utile à la personne qui le reçoit ; Vérifiez la date d'arrivée
    `,
  },

  digital: digitalSitelinks,
});

export const callouts = textsByKind({
  common: {
    price: `
      Prix affiché sur la page
      Total affiché avant achat
      [interestFree] {PARCELAS} fois sans frais | Plusieurs fois sans frais
      [paypal] PayPal accepté
      [card] Carte bancaire acceptée
      [cash_on_delivery] Paiement à la livraison
    `,
    guarantee: `
      {DIAS_TESTE} jours d'essai
      Garantie de {DIAS_GARANTIA} jours
      Conditions écrites
      Retours bien expliqués
      [invoice] Facture fournie
      Remboursable {DIAS_REEMBOLSO} jours
    `,
    delivery: `
      [shippingQuote] Frais de port annoncés | Frais annoncés avant
      [tracked] Numéro de suivi fourni
      [freeShipping] Sans frais de port
      Expédition sous {HORAS_DESPACHO} h
      [discreet] Emballage discret
      [nationwide] Livré dans tout le pays
      [freeShipping] Livraison gratuite
    `,
    proof: `
      Informations complètes
      Des faits, rien de plus
    `,
    question: `
      Des réponses directes
    `,
    action: `
      Commande en ligne facile
      Achetez depuis chez vous
      Sans vous déplacer
      Commandez à votre rythme
    `,
    benefit: `
      Le temps de réfléchir
      Tout sur une seule page
      {DIFERENCIAL}
      {DIFERENCIAL_2}
      {DIFERENCIAL_3}
    `,
  },

  nutra: {
    proof: `
      Étiquette complète à lire
      Chaque ingrédient indiqué
      Dose par jour indiquée
      Lot et date sur la boîte
      La formule en détail
    `,
    benefit: `
      Pour tous les jours
      Facile à adopter
      Mode d'emploi fourni
      [kits] [manyKits] Lots jusqu'à {KIT} | Lot de {KIT}
      Avec {ITEM} | {ITEM}
      Pour {PUBLICO}
    `,
    guarantee: `
      Date limite sur la boîte
    `,
    action: `
      Conseils d'emploi clairs
      Parlez-en à un médecin
    `,
  },

  physical: {
    proof: `
      Photos du produit
      Dimensions indiquées
      Poids et matières
      Mode d'emploi
      Fiche technique complète
    `,
    benefit: `
      [gift] Une bonne idée cadeau
      [kits] [manyKits] Lots jusqu'à {KIT} | Lot de {KIT}
      Avec {ITEM} | {ITEM}
      Pour {PUBLICO}
    `,
    guarantee: `
      [newItem] Produit neuf emballé
      Étapes de retour claires
    `,
    action: `
      [models] Choisissez votre modèle
    `,
  },

  digital: digitalCallouts,
});

export const promotions = textsByKind({
  common: {
    name: `
      {NOME_PRODUTO}
    `,
    price: `
      Commandes en ligne
      Achats sur la page
      Première commande
      [paypal] Achats par PayPal
      [card] Achats par carte
    `,
    action: `
      Sélection d'articles
      Articles de la page
      Nouvelles commandes
      Toute la gamme
    `,
    benefit: `
      Votre commande
    `,
    delivery: `
      [freeShipping] Envois sans frais
    `,
  },

  nutra: {
    price: `
      Format à l'unité
      [kits] Lot de {KIT}
      [manyKits] Lot de {KIT_MENOR}
      [kits] Lots de compléments
    `,
    action: `
      Achat unique
      Compléments
      Gamme de compléments
    `,
  },

  physical: {
    price: `
      Produit à l'unité
      [kits] Lot de {KIT}
      [manyKits] Lot de {KIT_MENOR}
      [kits] Sélection de lots
    `,
    action: `
      Articles du site
      Articles à l'unité
      [models] Sélection de modèles
    `,
    benefit: `
      [gift] Idées cadeaux
    `,
  },

  digital: digitalPromotions,
});
