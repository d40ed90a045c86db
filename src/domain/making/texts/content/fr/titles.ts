import { textsByKind } from '../notation.ts';
import { digitalTitles } from './digital.ts';

export const titles = textsByKind({
  common: {
    name: `
      {NOME_PRODUTO} : prix et livraison | {NOME_PRODUTO} : voir prix | {NOME_PRODUTO} : prix | {NOME_PRODUTO}
      Tout savoir sur {NOME_PRODUTO} | Tout sur {NOME_PRODUTO} | {NOME_PRODUTO} : infos
      {NOME_PRODUTO} : achat en ligne | Acheter {NOME_PRODUTO}
      [owner] {NOME_PRODUTO} en direct de la marque | {NOME_PRODUTO} par la marque
      Découvrez {NOME_PRODUTO} de près | Découvrez {NOME_PRODUTO}
    `,
    benefit: `
      Sachez ce que vous achetez
      Des infos claires pour choisir
      Les détails qui comptent
      [manyKits] Choisissez votre quantité
      Un choix pensé pour {PUBLICO} | Pour {PUBLICO}
      {DIFERENCIAL}
      {DIFERENCIAL_2}
      {DIFERENCIAL_3}
      {TIPO} pour {PUBLICO}
    `,
    price: `
      Le prix, avant de commander
      {NOME_PRODUTO} à {PRECO} | Prix : {PRECO}
      [interestFree] Payez en {PARCELAS} fois sans frais | {PARCELAS} fois sans frais
      Payez en {PARCELAS} fois | En {PARCELAS} fois
      Vérifiez le total à payer
      [kits] Lot de {KIT} : voir le prix | Lot de {KIT}
      Paiement : {PAGAMENTOS}
      [freeShipping] {PRECO}, livraison offerte
      [freeShipping] {PRECO}, livraison gratuite
      [interestFree, freeShipping] {PARCELAS}x sans frais et port offert
      {TIPO} à {PRECO}
    `,
    guarantee: `
      Garantie de {DIAS_GARANTIA} jours incluse | Garantie de {DIAS_GARANTIA} jours
      {DIAS_DESISTENCIA} jours pour changer d'avis | Les retours bien expliqués
      Lisez les conditions de retour
      [invoice] Facture avec chaque commande
      Satisfait ou remboursé {DIAS_REEMBOLSO} j
    `,
    delivery: `
      [shippingQuote] Délai selon votre {CODIGO_POSTAL}
      Vérifiez d'abord le délai
      [freeShipping] Votre livraison est offerte | Livraison offerte
      Livraison offerte dès {FRETE_GRATIS_DESDE} | Port offert dès {FRETE_GRATIS_DESDE}
      Livraison en {DIAS_ENTREGA} jours maximum | Livraison en {DIAS_ENTREGA} jours max
      Expédition sous {HORAS_DESPACHO} heures
      [tracked] Colis suivi jusqu'à chez vous | Livraison avec suivi
      [nationwide] Livraison partout {NO_PAIS} | Livraison dans tout le pays
      Frais de port connus d'avance | Frais connus avant de payer
      [freeShipping] {TIPO}, livraison gratuite
    `,
    proof: `
      [reviews] Lisez les avis avant d'acheter
      Comparez avec d'autres options
      Renseignez-vous avant l'achat
    `,
    question: `
      Des questions sur {NOME_PRODUTO} ? | Questions sur {NOME_PRODUTO} ? | {NOME_PRODUTO} : questions ?
      Combien coûte {NOME_PRODUTO} ? | {NOME_PRODUTO} : quel prix ?
      Vous hésitez ? Commencez ici
      Quelle option vous convient ?
    `,
    action: `
      Commandez {NOME_PRODUTO} en ligne | Commander {NOME_PRODUTO}
      Comparez, puis commandez
      Trouvez vos réponses ici
      Voir tous les détails ici
      Commandez en quelques étapes
    `,
  },

  nutra: {
    name: `
      {NOME_PRODUTO} : étiquette complète | {NOME_PRODUTO} : l'étiquette | {NOME_PRODUTO} : étiquette
      {NOME_PRODUTO} : la composition | {NOME_PRODUTO} : formule
      {NOME_PRODUTO} : mode d'emploi | {NOME_PRODUTO} : emploi
      La formule {NOME_PRODUTO} en clair | La formule {NOME_PRODUTO} | Formule {NOME_PRODUTO}
      {NOME_PRODUTO} dans votre routine | {NOME_PRODUTO} au quotidien | {NOME_PRODUTO} chaque jour
    `,
    benefit: `
      S'intègre à votre routine
      Un geste simple chaque jour
      Un complément à votre routine
      Des nutriments au quotidien
      Le bien-être, jour après jour
      Avec {ITEM} dans la formule | Avec {ITEM}
      {ITENS} dans la formule | Avec {ITENS}
      Avec une alimentation variée
    `,
    price: `
      Comparez le prix par unité
      [manyKits] Comparez les lots de {KIT_MENOR} et {KIT}
      [kits] Voir le prix du lot de {KIT} | Prix du lot de {KIT}
      Le prix de chaque format
      Comparez le prix des formats
    `,
    guarantee: `
      {DIAS_TESTE} jours pour essayer | Garantie {DIAS_GARANTIA} jours
      La date limite sur l'étiquette
      Vérifiez le lot et la date
      Retours : les règles en clair
    `,
    delivery: `
      [discreet] Envoi en emballage discret | Emballage discret
      [freeShipping] Complément livré sans frais | Livraison offerte
      Chez vous sous {DIAS_ENTREGA} jours
      Sachez quand le colis arrive
    `,
    proof: `
      La liste de tous les actifs
      Lisez la composition complète
      Qui fabrique {NOME_PRODUTO} ? À lire | Qui fabrique {NOME_PRODUTO} ?
      Ce que contient chaque dose
      Valeurs nutritionnelles à lire
      Chaque expérience est unique
    `,
    question: `
      {NOME_PRODUTO} : quelle composition ? | {NOME_PRODUTO} : composition ?
      {NOME_PRODUTO} : pour qui ? Voir ici | {NOME_PRODUTO} : pour qui ?
      Quand faut-il le prendre ?
      Quelle est la dose par jour ?
      Avez-vous lu l'étiquette ?
      Combien dure une boîte ?
    `,
    action: `
      Lisez l'étiquette avant tout
      Parlez-en à votre médecin
      Choisissez à votre rythme
      Découvrez toute la formule
      Lisez d'abord le mode d'emploi
      [manyKits] Choisissez le bon lot
      Voir la formule et commander
    `,
  },

  physical: {
    name: `
      {NOME_PRODUTO} : taille et photos | {NOME_PRODUTO} en photos | {NOME_PRODUTO} : photos
      {NOME_PRODUTO} : fiche technique | {NOME_PRODUTO} : la fiche | {NOME_PRODUTO} : fiche
      [newItem] {NOME_PRODUTO} : produit neuf, en boîte | {NOME_PRODUTO} : produit neuf
      {NOME_PRODUTO} : poids et taille | {NOME_PRODUTO} : taille
      {NOME_PRODUTO} de près, en détail | {NOME_PRODUTO} de près
    `,
    benefit: `
      Chaque détail vu de près
      Tout savoir avant l'achat
      Vérifiez la place chez vous
      Voyez s'il vous convient
      Dans la boîte : {ITENS} | Avec {ITENS}
      Avec {ITEM} dans la boîte | Avec {ITEM}
      Voyez le produit en action
      [gift] Une bonne idée de cadeau
    `,
    price: `
      [models] Comparez modèles et prix
      Voir le prix à l'unité
      [kits] Lot de {KIT} : le prix ici | Lot de {KIT} : prix
      [manyKits] Comparez les lots de {KIT_MENOR} et {KIT}
      Le total avec la livraison
      Le prix connu avant de payer
    `,
    guarantee: `
      Comment faire un retour
      {DIAS_TESTE} jours d'essai à la maison | Garantie {DIAS_GARANTIA} jours
      Lisez les conditions d'achat
      [newItem] Produit neuf, bien emballé
    `,
    delivery: `
      [freeShipping] Livraison offerte chez vous
      Chez vous sous {DIAS_ENTREGA} jours
      La date d'arrivée prévue
      Délai et frais avant de payer
    `,
    proof: `
      Photos et mesures à vérifier
      Toute la fiche sur une page
      À voir en action avant l'achat
      Le contenu exact de la boîte
      Les matières vues de près
      Comparez taille, poids, usage
    `,
    question: `
      {NOME_PRODUTO} : le bon choix ? | {NOME_PRODUTO} : pour vous ?
      Que contient la boîte {NOME_PRODUTO} ? | {NOME_PRODUTO} : le contenu ?
      [sizes] Quelle taille vous faut-il ?
      [gift] À la recherche d'un cadeau ?
      Trop grand ? Voir les mesures
      Comment ça marche ? Voir ici
    `,
    action: `
      Mesurez, puis commandez
      Comparez avant de choisir
      [models] Choisissez le bon modèle
      Le mode d'emploi pas à pas
      [models, sizes] Choisissez couleur et taille
      [manyKits] Composez votre lot
      Voir les photos et commander
    `,
  },

  digital: digitalTitles,
});
