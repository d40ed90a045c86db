import { textsByKind } from '../notation.ts';
import { digitalDescriptions } from './digital.ts';

export const descriptions = textsByKind({
  common: {
    benefit: `
      {NOME_PRODUTO} : {DIFERENCIAL}. {DIFERENCIAL_2}. | {NOME_PRODUTO} : {DIFERENCIAL}. | {DIFERENCIAL}. {DIFERENCIAL_2}. | {DIFERENCIAL}.
    `,
    name: `
      Tout sur {NOME_PRODUTO} : pour qui, comment l'utiliser, le prix et comment commander. | Tout sur {NOME_PRODUTO} : pour qui, comment l'utiliser et à quel prix. | {NOME_PRODUTO} : emploi, prix et commande.
      [owner] Achetez {NOME_PRODUTO} auprès de la marque, qui répond elle-même à vos questions. | Achetez auprès de la marque, qui répond elle-même à vos questions.
    `,
    price: `
      [interestFree, freeShipping] {NOME_PRODUTO} à {PRECO}, en {PARCELAS} fois sans frais et livraison offerte. | À {PRECO}, en {PARCELAS} fois sans frais et livraison offerte.
      [freeShipping] {NOME_PRODUTO} à {PRECO}, livraison offerte. Commande en ligne, sans sortir de chez vous. | À {PRECO}, livraison offerte. Commande en ligne, sans sortir de chez vous.
      [shippingQuote] Comparez les prix, voyez le délai pour votre {CODIGO_POSTAL} et comment payer {NOME_PRODUTO}.
      Comparez les prix, voyez le délai et les moyens de paiement avant de commander.
      [interestFree] {NOME_PRODUTO} à {PRECO}, jusqu'à {PARCELAS} fois sans frais. Voyez le total avant de payer. | {PRECO}, jusqu'à {PARCELAS} fois sans frais. Voyez le total avant de payer.
      {NOME_PRODUTO} à {PRECO}. Vérifiez la livraison et le total avant de payer. | Prix : {PRECO}. Vérifiez la livraison et le total avant de payer.
    `,
    guarantee: `
      {NOME_PRODUTO} : {DIAS_TESTE} jours d'essai à la maison, vous décidez ensuite. | {DIAS_TESTE} jours d'essai à la maison, vous décidez ensuite.
      {NOME_PRODUTO} : satisfait ou remboursé pendant {DIAS_REEMBOLSO} jours. | Satisfait ou remboursé pendant {DIAS_REEMBOLSO} jours, si le produit ne vous convient pas.
      {NOME_PRODUTO} : garantie {DIAS_GARANTIA} jours et livraison sous {DIAS_ENTREGA} jours. | Garantie {DIAS_GARANTIA} jours et livraison sous {DIAS_ENTREGA} jours.
      {NOME_PRODUTO} : garantie de {DIAS_GARANTIA} jours. Lisez les conditions avant de commander. | Garantie de {DIAS_GARANTIA} jours. Lisez les conditions avant de commander.
      {NOME_PRODUTO} : lisez les conditions de retour et achetez en sachant à quoi vous en tenir. | Lisez les conditions de retour et achetez en sachant à quoi vous en tenir.
    `,
    delivery: `
      {NOME_PRODUTO} : paiement par {PAGAMENTOS}, livraison sous {DIAS_ENTREGA} jours. | Paiement par {PAGAMENTOS} et livraison sous {DIAS_ENTREGA} jours.
      [tracked] Commandez {NOME_PRODUTO} et suivez votre colis avec un numéro, jusqu'à votre porte. | Suivez votre colis avec un numéro, de l'envoi jusqu'à votre porte.
      [freeShipping] {NOME_PRODUTO}, livraison offerte. Voyez le délai et passez commande en ligne. | Livraison offerte. Voyez le délai et passez votre commande en ligne.
    `,
    question: `
      Des questions sur {NOME_PRODUTO} ? Lisez les réponses, comparez et prenez votre temps. | Encore des questions ? Lisez les réponses, comparez et prenez votre temps.
    `,
    action: `
      {NOME_PRODUTO} : comparez les options, choisissez et vérifiez la commande avant de payer. | Comparez les options, choisissez et vérifiez votre commande avant de payer.
    `,
  },

  nutra: {
    name: `
      {NOME_PRODUTO} : lisez la composition, les valeurs et le mode d'emploi avant de décider. | Lisez la composition, les valeurs nutritionnelles et le mode d'emploi, puis décidez.
    `,
    benefit: `
      {NOME_PRODUTO} complète une alimentation variée. Voyez la formule et comment le prendre. | Un complément simple à une alimentation variée. Voyez la formule et le mode d'emploi.
      {NOME_PRODUTO} contient : {ITENS}. Lisez les doses et les conseils sur l'étiquette. | Contient : {ITENS}. Lisez les doses sur l'étiquette. | Avec {ITENS}. Lisez l'étiquette.
      Un choix pensé pour {PUBLICO}. Lisez le mode d'emploi avant de prendre {NOME_PRODUTO}. | Un choix pensé pour {PUBLICO}. Lisez le mode d'emploi avant de décider.
    `,
    price: `
      [manyKits] {NOME_PRODUTO} en lots de {KIT_MENOR} et {KIT} : comparez et voyez le prix à l'unité. | Comparez les lots de {KIT_MENOR} et {KIT} et voyez le prix à l'unité.
      {NOME_PRODUTO} : voyez le prix par unité et combien de temps dure chaque format. | Voyez le prix par unité et combien de temps dure chaque format à la dose indiquée.
    `,
    proof: `
      {NOME_PRODUTO} : lisez chaque ingrédient et voyez qui le fabrique avant de commander. | Lisez chaque ingrédient et le nom du fabricant sur l'étiquette avant de commander.
      [reviews] Les expériences varient. Lisez les avis sur {NOME_PRODUTO} et comparez à tête reposée. | Les expériences varient d'une personne à l'autre. Lisez les avis et comparez.
    `,
    delivery: `
      [discreet] {NOME_PRODUTO} : envoi en emballage discret. Voyez le délai avant de commander. | Envoi en emballage discret. Voyez le délai avant de commander.
    `,
    question: `
      {NOME_PRODUTO} : comment le prendre et quand ? Lisez les conseils sur l'étiquette. | Comment le prendre et quand ? Lisez les conseils imprimés sur l'étiquette.
      {NOME_PRODUTO} : le bon choix pour vous ? Voyez à qui il s'adresse et quand demander conseil. | Le bon choix pour vous ? Voyez à qui il s'adresse et quand demander conseil.
    `,
    action: `
      {NOME_PRODUTO} : lisez l'étiquette, trouvez vos réponses et choisissez votre format. | Lisez l'étiquette, trouvez vos réponses et choisissez le format qui vous convient.
    `,
  },

  physical: {
    name: `
      {NOME_PRODUTO} de près : taille, matières et contenu de la boîte. À vous de choisir. | Regardez de près : taille, matières et contenu de la boîte. Puis choisissez.
    `,
    benefit: `
      Pratique au quotidien : voyez {NOME_PRODUTO} en action, la taille et ce qui est fourni. | Pratique au quotidien : le produit en action, sa taille et le contenu de la boîte.
      Dans la boîte {NOME_PRODUTO} : {ITENS}. Vérifiez la taille avant de commander. | Dans la boîte : {ITENS}. Vérifiez la taille avant de commander. | Avec {ITENS}.
      Un choix pensé pour {PUBLICO}. Voyez {NOME_PRODUTO} en photos, les tailles et les matières. | Un choix pensé pour {PUBLICO}. Voyez photos, tailles et matières avant d'acheter.
    `,
    price: `
      [kits] {NOME_PRODUTO} : voyez le prix à l'unité et en lot de {KIT}. Comparez avant de commander. | Voyez le prix à l'unité et en lot de {KIT}. Comparez avant de commander.
      [models] {NOME_PRODUTO} : comparez modèles et prix, puis choisissez à votre rythme. | Comparez modèles et prix, puis choisissez à votre rythme.
    `,
    proof: `
      {NOME_PRODUTO} : photos, fiche complète et mesures au même endroit. À voir avant d'acheter. | Photos, fiche complète et mesures au même endroit. À vérifier avant d'acheter.
      [reviews] {NOME_PRODUTO} : regardez la fabrication et lisez l'avis des acheteurs avant de choisir. | Regardez la fabrication de près et lisez l'avis des acheteurs avant de choisir.
    `,
    guarantee: `
      Voyez comment faire un retour de {NOME_PRODUTO} et le délai, avant d'acheter. | Voyez comment faire un retour et de quel délai vous disposez, avant d'acheter.
    `,
    question: `
      {NOME_PRODUTO} : la bonne taille ? Vérifiez mesures, poids et matières avant d'acheter. | La bonne taille ? Vérifiez mesures, poids et matières avant de passer commande.
      {NOME_PRODUTO} : que contient la boîte ? Chaque pièce, le montage et l'emploi. | Que contient la boîte ? Voyez chaque pièce, le montage et le mode d'emploi.
    `,
    action: `
      [models] {NOME_PRODUTO} : choisissez votre modèle, voyez le délai et commandez en ligne. | Choisissez votre modèle, voyez le délai et passez commande en ligne.
      [gift] Un cadeau utile ? Voyez {NOME_PRODUTO} en photos et la date d'arrivée possible. | Un cadeau utile ? Regardez les photos et la date d'arrivée possible.
    `,
  },

  digital: digitalDescriptions,
});
