import { textsByKind } from '../notation.ts';
import { digitalDescriptions } from './digital.ts';

export const descriptions = textsByKind({
  common: {
    benefit: `
      {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. {DIFERENCIAL_3}. | {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. Ideal para {PUBLICO}. | {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. | {NOME_PRODUTO}: {DIFERENCIAL}. Ideal para {PUBLICO}. | {NOME_PRODUTO}: {DIFERENCIAL}. Compre sem sair de casa. | {NOME_PRODUTO}: {DIFERENCIAL}. | {DIFERENCIAL}. {DIFERENCIAL_2}. | {DIFERENCIAL}.
    `,
    name: `
      Conheça {NOME_PRODUTO} em detalhes: para quem é, como usar, quanto custa e como pedir. | Conheça {NOME_PRODUTO}: para quem é, como usar, quanto custa e como pedir. | Conheça {NOME_PRODUTO} e decida com calma.
      [owner] Compre {NOME_PRODUTO} direto da marca, sem intermediários, e tire as suas dúvidas com quem faz. | Compre {NOME_PRODUTO} direto da marca e tire as suas dúvidas com quem faz. | Compre direto da marca, sem intermediários, e tire as suas dúvidas com quem faz.
    `,
    price: `
      [interestFree, freeShipping] {NOME_PRODUTO} por {PRECO}, em até {PARCELAS}x sem juros e com frete grátis. | Por {PRECO}, em até {PARCELAS}x sem juros e com frete grátis. Peça pela internet.
      [freeShipping] {NOME_PRODUTO} por {PRECO}, com frete grátis. Peça pela internet. | Por {PRECO}, com frete grátis. Peça pela internet.
      [shippingQuote] Veja o preço de {NOME_PRODUTO}, o prazo para o seu {CODIGO_POSTAL} e como pagar antes de pedir.
      Veja o preço de {NOME_PRODUTO}, o prazo de entrega e como pagar antes de pedir. | Veja o preço, o prazo de entrega e as formas de pagamento antes de fazer o pedido.
      [interestFree] {NOME_PRODUTO} por {PRECO}, em até {PARCELAS}x sem juros. Confira o total antes de pagar. | Por {PRECO}, em até {PARCELAS}x sem juros. Confira o total antes de pagar.
      {NOME_PRODUTO} por {PRECO}. Confira o total do pedido antes de pagar. | Por {PRECO}. Confira o total do pedido antes de pagar.
    `,
    guarantee: `
      Experimente {NOME_PRODUTO} em casa por {DIAS_TESTE} dias e decida depois. | Experimente em casa por {DIAS_TESTE} dias e decida depois.
      {NOME_PRODUTO}: se não gostar, você tem {DIAS_REEMBOLSO} dias para pedir o dinheiro de volta. | Não gostou? Você tem {DIAS_REEMBOLSO} dias para pedir o dinheiro de volta.
      {NOME_PRODUTO}: {DIAS_GARANTIA} dias de garantia e entrega em até {DIAS_ENTREGA} dias. | {DIAS_GARANTIA} dias de garantia e entrega em até {DIAS_ENTREGA} dias.
      {NOME_PRODUTO} tem {DIAS_GARANTIA} dias de garantia. Veja as condições e peça pela internet. | Garantia de {DIAS_GARANTIA} dias. Veja as condições e peça pela internet.
      Leia as condições de troca e devolução de {NOME_PRODUTO} e compre sem ficar na dúvida. | Leia as condições de troca e devolução e compre sem ficar na dúvida.
    `,
    delivery: `
      Compre {NOME_PRODUTO} com {PAGAMENTOS} e receba em até {DIAS_ENTREGA} dias. | Pague com {PAGAMENTOS} e receba o pedido em até {DIAS_ENTREGA} dias.
      [tracked] Peça {NOME_PRODUTO} e acompanhe a entrega pelo código de rastreio, da postagem à sua porta. | Acompanhe a entrega pelo código de rastreio, da postagem até a sua porta.
      [freeShipping] {NOME_PRODUTO} com frete grátis. Veja o prazo de entrega e faça o pedido pela internet. | Pedido com frete grátis. Veja o prazo de entrega e compre pela internet.
    `,
    question: `
      Ficou com dúvida sobre {NOME_PRODUTO}? Leia as respostas, compare e decida sem pressa. | Ficou com alguma dúvida? Leia as respostas, compare e decida sem pressa.
    `,
    action: `
      Compare as opções de {NOME_PRODUTO}, escolha a sua e confira o pedido antes de pagar. | Compare as opções, escolha a sua e confira cada detalhe do pedido antes de pagar.
    `,
  },

  nutra: {
    name: `
      {NOME_PRODUTO}: veja ingredientes, tabela nutricional e modo de uso antes de decidir. | Veja ingredientes, tabela nutricional e modo de uso antes de decidir.
    `,
    benefit: `
      Um complemento para quem cuida da alimentação. Conheça {NOME_PRODUTO} e o que há no rótulo. | Um complemento para quem cuida da alimentação. Conheça o que há no rótulo.
      {NOME_PRODUTO} tem {ITENS}. Veja as quantidades no rótulo e o modo de uso. | A fórmula tem {ITENS}. Veja as quantidades no rótulo. | Com {ITENS}. Veja o rótulo.
      Ideal para {PUBLICO}. Leia o modo de uso de {NOME_PRODUTO} e veja se é para você. | Ideal para {PUBLICO}. Leia o modo de uso e veja se é para você.
    `,
    price: `
      [manyKits] Compare os kits de {NOME_PRODUTO}, de {KIT_MENOR} e {KIT} unidades, e veja quanto custa cada unidade. | Compare os kits de {KIT_MENOR} e {KIT} unidades e veja quanto custa cada unidade.
      Veja quanto custa cada unidade de {NOME_PRODUTO} e quanto tempo ela dura no uso indicado. | Veja quanto custa cada unidade e quanto tempo ela dura no uso indicado.
    `,
    proof: `
      Composição aberta: leia cada ingrediente de {NOME_PRODUTO} e quem fabrica antes de comprar. | Composição aberta: leia cada ingrediente e quem fabrica antes de comprar.
      [reviews] A experiência varia de pessoa para pessoa. Leia avaliações de {NOME_PRODUTO} e compare. | A experiência varia de pessoa para pessoa. Leia avaliações e compare antes de pedir.
    `,
    delivery: `
      [discreet] Receba {NOME_PRODUTO} em embalagem discreta. Consulte o prazo antes de pedir. | Receba o seu pedido em embalagem discreta. Consulte o prazo antes de pedir.
    `,
    question: `
      Como usar {NOME_PRODUTO} e qual é a dose diária? Leia o modo de uso indicado no rótulo. | Como usar e qual é a dose diária? Leia o modo de uso indicado no rótulo.
      {NOME_PRODUTO} é para você? Veja para quem é indicado e quando falar com um profissional. | É para você? Veja para quem é indicado e quando falar com um profissional de saúde.
    `,
    action: `
      Leia o rótulo de {NOME_PRODUTO}, tire as suas dúvidas e escolha a quantidade certa para você. | Leia o rótulo, tire as suas dúvidas e escolha a quantidade certa para você.
    `,
  },

  physical: {
    name: `
      Conheça {NOME_PRODUTO}: medidas, material e itens na caixa. Compare antes de escolher. | Conheça as medidas, o material e os itens na caixa. Compare antes de escolher.
    `,
    benefit: `
      Saiba o que esperar: veja {NOME_PRODUTO} em uso, as medidas e o que vem na caixa. | Saiba o que esperar: veja o produto em uso, as medidas e o que vem na caixa.
      Na caixa de {NOME_PRODUTO}: {ITENS}. Confira as medidas antes de pedir. | Na caixa: {ITENS}. Confira as medidas antes de pedir. | Vem com {ITENS}.
      Ideal para {PUBLICO}. Veja fotos, medidas e material de {NOME_PRODUTO} antes de escolher. | Ideal para {PUBLICO}. Veja fotos, medidas e material antes de escolher.
    `,
    price: `
      [kits] Veja o preço de {NOME_PRODUTO} por unidade e no kit com {KIT}. Compare antes de pedir. | Veja o preço por unidade e no kit com {KIT}. Compare antes de pedir.
      [models] Compare modelos e preços de {NOME_PRODUTO} e escolha com calma. | Compare modelos e preços e escolha com calma.
    `,
    proof: `
      Fotos, ficha técnica e medidas de {NOME_PRODUTO} em um só lugar. Confira antes de comprar. | Fotos, ficha técnica e medidas em um só lugar. Confira tudo antes de comprar.
      [reviews] Veja o acabamento de {NOME_PRODUTO} de perto e leia avaliações antes de escolher. | Veja o acabamento de perto e leia avaliações antes de escolher.
    `,
    guarantee: `
      Veja como funciona a troca de {NOME_PRODUTO} e quais são os prazos antes de comprar. | Veja como funciona a troca e quais são os prazos antes de comprar.
    `,
    question: `
      Vai caber? Confira as medidas de {NOME_PRODUTO}, o peso e o material antes de pedir. | Vai caber? Confira as medidas, o peso e o material antes de fazer o pedido.
      O que vem com {NOME_PRODUTO}? Veja cada item da caixa, como montar e como usar. | O que vem na caixa? Veja cada item, como montar e como usar.
    `,
    action: `
      [models] Escolha o modelo de {NOME_PRODUTO}, confira o prazo de entrega e faça o pedido online. | Escolha o modelo, confira o prazo de entrega e faça o pedido pela internet.
      [gift] Procura um presente? Veja {NOME_PRODUTO} em fotos e consulte o prazo de entrega. | Procura um presente? Veja as fotos e consulte o prazo de entrega.
    `,
  },

  digital: digitalDescriptions,
});
