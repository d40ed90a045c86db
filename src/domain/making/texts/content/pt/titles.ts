import { textsByKind } from '../notation.ts';
import { digitalTitles } from './digital.ts';

export const titles = textsByKind({
  common: {
    name: `
      {NOME_PRODUTO}: Preço e Prazo | Preço de {NOME_PRODUTO} | {NOME_PRODUTO}
      Saiba Mais Sobre {NOME_PRODUTO} | Tudo Sobre {NOME_PRODUTO} | Sobre {NOME_PRODUTO}
      {NOME_PRODUTO} à Venda na Internet | Compre {NOME_PRODUTO} Online | {NOME_PRODUTO} Online
      [owner] {NOME_PRODUTO} Direto da Marca | Compre Direto da Marca
      Conheça {NOME_PRODUTO} por Dentro | Conheça Bem {NOME_PRODUTO} | Conheça {NOME_PRODUTO}
    `,
    benefit: `
      Compre Sabendo o Que Vai Levar
      Informação Clara Para Decidir
      Detalhes Que Ajudam a Escolher
      [manyKits] Escolha Quantas Unidades Levar
      Ideal Para {PUBLICO} | Para {PUBLICO}
      {DIFERENCIAL}
      {DIFERENCIAL_2}
      {DIFERENCIAL_3}
      {TIPO} Para {PUBLICO}
    `,
    price: `
      Veja o Preço Antes de Comprar
      {NOME_PRODUTO} Por {PRECO} | Preço: {PRECO}
      [interestFree] Parcele em Até {PARCELAS}x Sem Juros | Em Até {PARCELAS}x Sem Juros
      Parcele em Até {PARCELAS}x | Em Até {PARCELAS}x
      Confira o Total do Pedido
      [kits] Preço do Kit Com {KIT} Unidades | Kit Com {KIT} Unidades
      Pague Com {PAGAMENTOS} | Aceita {PAGAMENTOS}
      [freeShipping] {PRECO} Com Frete Grátis
      [interestFree, freeShipping] {PARCELAS}x Sem Juros e Frete Grátis
      [interestFree] {PRECO} ou {PARCELAS}x Sem Juros
      {TIPO} Por {PRECO}
    `,
    guarantee: `
      Com {DIAS_GARANTIA} Dias de Garantia | Garantia de {DIAS_GARANTIA} Dias
      Devolução em Até {DIAS_DESISTENCIA} Dias | Troca e Devolução Explicadas
      Leia as Condições de Devolução
      [invoice] Pedido Com Nota Fiscal Emitida | Com Nota Fiscal
      {DIAS_REEMBOLSO} Dias Para Pedir Reembolso
    `,
    delivery: `
      [shippingQuote] Consulte o Prazo Pelo {CODIGO_POSTAL}
      Consulte o Prazo de Entrega
      [freeShipping] Frete Grátis no Seu Pedido | Frete Grátis no Pedido
      Frete Grátis a Partir de {FRETE_GRATIS_DESDE} | Frete Grátis Acima de {FRETE_GRATIS_DESDE}
      Entrega em Até {DIAS_ENTREGA} Dias | Entrega em {DIAS_ENTREGA} Dias
      Despacho em Até {HORAS_DESPACHO} Horas | Despacho em {HORAS_DESPACHO}h
      [tracked] Acompanhe a Entrega On-line | Entrega Com Rastreio
      [nationwide] Entrega em Todo o País
      [shippingQuote] Calcule o Frete Antes de Pagar
      [freeShipping] {TIPO} Com Frete Grátis
    `,
    proof: `
      [reviews] Leia Avaliações Antes de Pedir
      Compare Com Outras Opções
      [reviews] Veja a Opinião de Clientes
    `,
    question: `
      Tem Dúvidas Sobre {NOME_PRODUTO}? | Dúvidas? Conheça {NOME_PRODUTO}
      Quanto Custa {NOME_PRODUTO} Hoje? | Quanto Custa {NOME_PRODUTO}?
      Ficou Com Alguma Dúvida?
      Qual Opção Combina Com Você?
    `,
    action: `
      Peça {NOME_PRODUTO} Pela Internet | Peça {NOME_PRODUTO} Hoje | Peça {NOME_PRODUTO}
      Escolha, Confira e Peça
      Tire as Suas Dúvidas Antes
      Veja Todos os Detalhes Agora
      Compre em Poucos Passos
    `,
  },

  nutra: {
    name: `
      {NOME_PRODUTO}: Rótulo Completo | Rótulo de {NOME_PRODUTO}
      Suplemento {NOME_PRODUTO}
      {NOME_PRODUTO}: Modo de Uso | Como Usar {NOME_PRODUTO}
      Por Dentro da Fórmula de {NOME_PRODUTO} | A Fórmula de {NOME_PRODUTO}
      {NOME_PRODUTO} na Sua Rotina | {NOME_PRODUTO} no Dia a Dia
    `,
    benefit: `
      Cuidado Que Cabe na Sua Rotina
      Um Hábito Simples no Seu Dia
      Complemento Para a Sua Rotina
      Nutrientes Para o Dia a Dia
      Bem-Estar Começa Pela Rotina
      Com {ITEM} na Composição | Com {ITEM}
      {ITENS} na Fórmula | Com {ITENS}
      Para Quem Cuida da Alimentação
    `,
    price: `
      Compare o Preço Por Unidade
      [manyKits] Kits de {KIT_MENOR} e {KIT} Unidades
      [kits] Compare o Kit e a Unidade
      Veja Quanto Custa Cada Unidade
      Compare o Preço das Opções
    `,
    guarantee: `
      {DIAS_TESTE} Dias Para Experimentar | {DIAS_GARANTIA} Dias de Garantia
      Veja a Validade no Rótulo
      Confira o Lote e a Validade
      Regras de Devolução Bem Claras
    `,
    delivery: `
      [discreet] Receba em Embalagem Discreta | Embalagem Discreta
      [freeShipping] Suplemento Com Frete Grátis
      Receba em Casa em Até {DIAS_ENTREGA} Dias | Receba em Até {DIAS_ENTREGA} Dias
      Veja Quando o Pedido Chega
    `,
    proof: `
      Lista Completa de Ingredientes
      Confira a Tabela Nutricional
      Quem Fabrica {NOME_PRODUTO}?
      Composição Para Você Conferir
      Cada Pessoa, Uma Experiência
      O Que Tem em Cada Dose
    `,
    question: `
      O Que Tem na Fórmula de {NOME_PRODUTO}? | {NOME_PRODUTO}: O Que Tem?
      Como Tomar {NOME_PRODUTO}?
      Para Quem É {NOME_PRODUTO}?
      Qual É a Dose Diária Indicada?
      Já Leu o Rótulo do Suplemento?
      Quanto Dura Cada Embalagem?
    `,
    action: `
      Leia o Rótulo e Depois Decida
      Fale Com o Seu Nutricionista
      Escolha a Quantidade Com Calma
      Conheça a Fórmula Por Completo
      Comece Lendo o Modo de Uso
      [manyKits] Escolha o Tamanho do Kit
      Confira a Composição e Peça
    `,
  },

  physical: {
    name: `
      {NOME_PRODUTO}: Medidas e Fotos | {NOME_PRODUTO} em Fotos | Fotos de {NOME_PRODUTO}
      {NOME_PRODUTO}: Ficha Técnica
      [newItem] {NOME_PRODUTO}: Produto Novo
      {NOME_PRODUTO}: Material e Peso | Medidas de {NOME_PRODUTO}
      {NOME_PRODUTO} em Detalhes | {NOME_PRODUTO} de Perto
    `,
    benefit: `
      Conheça Antes de Comprar
      Veja Cada Detalhe de Perto
      Veja Se É o Que Você Procura
      Compre Com Tudo Explicado
      Na Caixa: {ITENS} | Vem Com {ITENS}
      Vem Com {ITEM} na Caixa | Vem Com {ITEM}
      Saiba Como É Antes de Pedir
      [gift] Boa Ideia Para Dar de Presente
    `,
    price: `
      [models] Compare Modelos e Preços Hoje
      Veja Preço e Prazo de Entrega
      [kits] Leve {KIT} Unidades em Um Kit
      [manyKits] Kits de {KIT_MENOR} e {KIT} Unidades
      Preço Claro, Sem Surpresa
      Veja o Valor Final do Pedido
    `,
    guarantee: `
      Saiba Como Funciona a Troca
      {DIAS_TESTE} Dias Para Testar em Casa | {DIAS_GARANTIA} Dias de Garantia
      Leia as Condições da Compra
      [newItem] Item Novo, na Embalagem
    `,
    delivery: `
      [freeShipping] Na Sua Casa Com Frete Grátis
      Receba em Casa em Até {DIAS_ENTREGA} Dias | Em Casa em {DIAS_ENTREGA} Dias
      Veja Quando Chega na Sua Casa
      Saiba o Prazo Antes de Pagar
    `,
    proof: `
      Confira Fotos e Medidas
      Especificações Por Completo
      Para Que Serve e Como Usar
      Confira Cada Item da Caixa
      Material e Acabamento de Perto
      Compare Tamanho, Peso e Uso
    `,
    question: `
      {NOME_PRODUTO} Serve Para Você?
      O Que Vem Com {NOME_PRODUTO}?
      [sizes] Qual É o Tamanho Certo?
      [gift] Procura um Presente?
      Quais São as Medidas e o Peso?
      Como Funciona na Prática?
    `,
    action: `
      Confira as Medidas e Peça Já
      Compare e Depois Escolha
      [models] Escolha o Modelo Que Prefere
      Veja Como Usar Passo a Passo
      [models, sizes] Escolha Modelo e Tamanho
      [manyKits] Escolha o Kit Ideal Para Você
      Veja as Fotos e Faça o Pedido
    `,
  },

  digital: digitalTitles,
});
