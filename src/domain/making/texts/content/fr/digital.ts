import type { FunnelKeywords } from '../language-pack.ts';
import { words } from '../list.ts';
import { keywords } from '../notation.ts';

export const digitalTitles = {
  name: `
    {NOME_PRODUTO} : prix et contenu | {NOME_PRODUTO} : le prix | {NOME_PRODUTO}
    {NOME_PRODUTO} : ce qui est inclus | {NOME_PRODUTO} en détail
    Acheter {NOME_PRODUTO} en ligne | {NOME_PRODUTO} en ligne
    [owner] {NOME_PRODUTO} en direct des auteurs | {NOME_PRODUTO} par ses auteurs
  `,
  benefit: `
    {DIFERENCIAL}
    {DIFERENCIAL_2}
    {DIFERENCIAL_3}
    {TIPO} pour {PUBLICO} | Conçu pour {PUBLICO} | Pour {PUBLICO}
    Inclus : {ITENS} | Inclus : {ITEM}
    {TIPO} avec {AULAS} leçons | {AULAS} leçons en ligne
    Tout ce qui est inclus
    Produit numérique, en ligne
    Tout est clair avant l'achat
  `,
  price: `
    {NOME_PRODUTO} à {PRECO} | {TIPO} à {PRECO} | Prix : {PRECO}
    [interestFree] {PRECO} ou {PARCELAS}x sans frais | En {PARCELAS}x sans frais
    Payez en {PARCELAS} fois
    Paiement par {PAGAMENTOS}
    [lifetimeAccess] {PRECO}, accès à vie
    Voir le prix avant d'acheter
    Le prix et ce qu'il comprend
  `,
  guarantee: `
    Satisfait ou remboursé {DIAS_REEMBOLSO} jours | Remboursable {DIAS_REEMBOLSO} jours
    Garantie {DIAS_GARANTIA} jours
    {DIAS_TESTE} jours d'essai
    [certificate] Certificat à la clé | Avec certificat
    Lisez les conditions de vente
  `,
  delivery: `
    [instantAccess, lifetimeAccess] Accès immédiat et à vie
    [instantAccess] Accès dès le paiement
    [lifetimeAccess] Accès à vie au contenu | Accès à vie
    {MESES_ACESSO} mois d'accès
    [updates] Mises à jour incluses
    Comment fonctionne l'accès
  `,
  proof: `
    [reviews] Lisez les avis avant d'acheter
    [support] Une aide pour vos questions
    Découvrez le contenu en détail
    Qui l'a créé ? À lire ici
    Comparez avant de choisir
  `,
  question: `
    {NOME_PRODUTO} vous convient ? | {NOME_PRODUTO}, pour vous ?
    Combien coûte {NOME_PRODUTO} ?
    Pour qui ? Vérifiez avant
    Vous hésitez ? Lisez d'abord
  `,
  action: `
    Découvrez {NOME_PRODUTO}
    Posez vos questions avant
    Achetez en quelques étapes
    Voir tous les détails
  `,
};

export const digitalDescriptions = {
  benefit: `
    {NOME_PRODUTO} : {DIFERENCIAL}. {DIFERENCIAL_2}. | {NOME_PRODUTO} : {DIFERENCIAL}. | {DIFERENCIAL}. {DIFERENCIAL_2}. | {DIFERENCIAL}.
    {NOME_PRODUTO} comprend : {ITENS}. Tout est en ligne. | Inclus : {ITENS}. Tout est en ligne. | Inclus : {ITENS}.
    Conçu pour {PUBLICO}. Découvrez {NOME_PRODUTO} et voyez si cela vous convient. | Conçu pour {PUBLICO}. Voyez si cela vous convient.
    [certificate] {AULAS} leçons en ligne et un certificat à la clé. | {AULAS} leçons en ligne.
  `,
  name: `
    Découvrez {NOME_PRODUTO} : le contenu, pour qui, le prix et l'accès. | Le contenu, pour qui, le prix et l'accès : tout savoir avant d'acheter.
  `,
  price: `
    [interestFree, instantAccess] {NOME_PRODUTO} à {PRECO}, en {PARCELAS} fois sans frais, accès immédiat. | À {PRECO}, en {PARCELAS} fois sans frais, accès immédiat.
    [lifetimeAccess] {NOME_PRODUTO} à {PRECO}, avec accès à vie. | À {PRECO}, avec accès à vie.
    [interestFree] {NOME_PRODUTO} à {PRECO}, en {PARCELAS} fois sans frais. | À {PRECO}, en {PARCELAS} fois sans frais.
    {NOME_PRODUTO} à {PRECO}. Voyez tout ce qui est inclus avant d'acheter. | À {PRECO}. Voyez tout ce qui est inclus avant d'acheter.
    Le prix et le contenu sont sur la page. Lisez-les et décidez à votre rythme.
  `,
  guarantee: `
    {NOME_PRODUTO} : {DIAS_REEMBOLSO} jours pour demander le remboursement. | {DIAS_REEMBOLSO} jours pour demander le remboursement si cela ne vous convient pas.
    Essayez {NOME_PRODUTO} pendant {DIAS_TESTE} jours, puis décidez. | Essayez pendant {DIAS_TESTE} jours, puis décidez.
    {NOME_PRODUTO} avec {DIAS_GARANTIA} jours de garantie. | Avec {DIAS_GARANTIA} jours de garantie.
  `,
  delivery: `
    [instantAccess, support] {NOME_PRODUTO} : accès dès le paiement et aide pour vos questions. | Accès dès le paiement et aide pour vos questions.
    [instantAccess] {NOME_PRODUTO} : accès dès le paiement, en ligne. | Accès dès le paiement, en ligne.
    [lifetimeAccess, updates] {NOME_PRODUTO} : accès à vie et mises à jour incluses. | Accès à vie et mises à jour incluses.
  `,
  proof: `
    [reviews] Lisez les avis sur {NOME_PRODUTO}, puis décidez. | Lisez les avis, puis décidez à votre rythme.
    Qui a créé {NOME_PRODUTO}, et avec quel contenu ? À lire avant d'acheter. | Qui l'a créé et ce qu'il contient : à lire avant d'acheter.
  `,
  question: `
    {NOME_PRODUTO} vous convient ? Voyez pour qui c'est fait et ce qu'il faut pour commencer. | Est-ce pour vous ? Voyez pour qui c'est fait et ce qu'il faut pour commencer.
  `,
  action: `
    Comparez {NOME_PRODUTO} à d'autres offres et achetez en ligne quand vous voulez. | Comparez avec d'autres offres et achetez en ligne quand vous voulez.
  `,
};

export const digitalSitelinks = {
  name: `
    Ce qui est inclus ; Inclus : {ITEM} | Tout le contenu en détail ; À lire avant d'acheter
    À propos de {NOME_PRODUTO} | À propos du produit ; Pour qui et comment ; Ce qu'il faut pour commencer
  `,
  price: `
    Prix ; À {PRECO} | Voir le prix ; [interestFree] En {PARCELAS} fois sans frais | Voir ce qui est inclus
    Moyens de paiement ; Paiement par {PAGAMENTOS} | Comment payer ; Vérifiez le total avant
  `,
  delivery: `
    Comment y accéder ; [instantAccess] Accès dès le paiement | L'accès expliqué simplement ; [lifetimeAccess] Accès à vie | Ce qu'il faut avoir
  `,
  guarantee: `
    Remboursement ; {DIAS_REEMBOLSO} jours pour le demander ; Comment le demander
    [certificate] Certificat ; Certificat à la clé ; Comment l'obtenir
  `,
  proof: `
    Les auteurs ; Qui a créé le contenu ; Leur parcours et leur travail
    [reviews] Avis clients ; Ce que disent les acheteurs ; Comparez avant de choisir
  `,
  question: `
    Questions fréquentes ; Réponses courtes et claires ; À lire avant d'acheter
  `,
  action: `
    Comment acheter ; La commande étape par étape ; Tout en ligne
    [support] Aide ; Réponses à vos questions ; Comment nous joindre
  `,
};

export const digitalCallouts = {
  price: `
    [interestFree] {PARCELAS}x sans frais
    [paypal] PayPal accepté
    [card] Carte acceptée
    Prix clair
  `,
  guarantee: `
    Satisfait ou remboursé {DIAS_REEMBOLSO} jours | Remboursable {DIAS_REEMBOLSO} jours
    Garantie {DIAS_GARANTIA} jours
    {DIAS_TESTE} jours d'essai
    [certificate] Avec certificat
    Conditions claires
  `,
  delivery: `
    [instantAccess] Accès immédiat
    [lifetimeAccess] Accès à vie
    {MESES_ACESSO} mois d'accès
    [updates] Mises à jour incluses
    Produit numérique
    Tout en ligne
  `,
  proof: `
    [support] Aide pour vos questions
    Contenu détaillé
    Auteurs nommés
  `,
  benefit: `
    {DIFERENCIAL}
    {DIFERENCIAL_2}
    {DIFERENCIAL_3}
    {AULAS} leçons en ligne
    Pour {PUBLICO}
    Inclus : {ITEM}
    Décidez à votre rythme
  `,
  question: `
    Réponses à vos questions
  `,
  action: `
    Achat en ligne
    Depuis chez vous
  `,
};

export const digitalPromotions = {
  name: `
    {NOME_PRODUTO}
  `,
  price: `
    Premier achat
    Achat en ligne
    [card] Paiement par carte
    [paypal] Paiement PayPal
    Nouveaux clients
  `,
  delivery: `
    [lifetimeAccess] Accès à vie
    Accès au contenu
  `,
  benefit: `
    {TIPO}
    Produits numériques
    Contenu numérique
  `,
  action: `
    Toute la gamme
    Sélection de titres
  `,
};

export const digitalKeywords: FunnelKeywords = {
  top: keywords({
    choice: `
      meilleur aaa
      quel aaa choisir
      comment choisir aaa
      aaa comparatif
      aaa en ligne
      aaa débutant
    `,
    about: `
      comment fonctionne aaa
      aaa c'est quoi
    `,
  }),
  middle: keywords({
    reviews: `
      aaa avis
      avis sur aaa
      aaa avis clients
      aaa ça vaut le coup
      aaa test
      aaa témoignages
    `,
    complaint: `
      aaa arnaque
      aaa fiable
    `,
    ingredients: `
      aaa contenu
      que contient aaa
    `,
    usage: `
      aaa accès
      aaa certificat
    `,
  }),
  bottom: keywords({
    name: `
      aaa
    `,
    official: `
      aaa site officiel
      site officiel aaa
    `,
    buy: `
      acheter aaa
      acheter aaa en ligne
      où acheter aaa
      aaa inscription
      aaa abonnement
      commander aaa
    `,
    price: `
      aaa prix
      aaa tarif
      combien coûte aaa
      prix aaa
    `,
    coupon: `
      code promo aaa
      aaa code promo
      aaa réduction
      aaa promotion
      aaa black friday
    `,
    delivery: `
      aaa remboursement
      aaa paiement en plusieurs fois
    `,
  }),
};

/** Searches for copies that nobody pays for. */
export const digitalNegatives = words(`
  crack, cracké, keygen, "numéro de série", warez, "mod apk", apk, fuite, "google drive", mega, mediafire, piratage, piraté, "pdf gratuit", "cours gratuit", "cours gratuits", "formation gratuite", "version gratuite", "compte gratuit",
  débloqué, telegram, scribd, "z library", cpf, "pôle emploi", "france travail", openclassrooms, "télécharger gratuitement", "téléchargement gratuit", "modèle gratuit", "ebook gratuit", "appli gratuite"
`);

/** Words of the default list that buyers of digital products type. */
export const digitalBuyers = words(`
  "essai gratuit",
  cv, "lettre de motivation", candidature,
  "formation en ligne", "cours en ligne",
  remboursement,
  cours, formation, formations, "cours de", leçon, leçons, tutoriel, tutoriels, tuto, télécharger, téléchargement, téléchargements, pdf, ebook, epub, modèle, modèles, "à imprimer", powerpoint, diaporama, manuel, manuels, résumé,
  "gagner de l'argent", youtube, clickbank, systeme io, recette, recettes, patron, coloriage, exercices, diplôme
`);
