import { sitelinksByKind, textsByKind } from '../notation.ts';
import { digitalCallouts, digitalPromotions, digitalSitelinks } from './digital.ts';

export const sitelinks = sitelinksByKind({
  common: {
    action: `
      Peça {NOME_PRODUTO} | Fazer o Pedido ; Escolha a opção em poucos passos ; Confira o total antes de pagar
      Como Comprar ; Veja o passo a passo do pedido ; Entenda cada etapa antes de pagar
    `,
    price: `
      Preços e Opções ; Compare as opções disponíveis ; Veja o valor total antes de pagar
      Formas de Pagamento ; Aceita {PAGAMENTOS} | Veja como pagar o seu pedido ; Confira o total antes de pagar
      [interestFree] Parcelado Sem Juros ; Divida em até {PARCELAS}x sem juros ; Veja o valor de cada parcela
    `,
    delivery: `
      Prazo de Entrega ; [shippingQuote] Consulte o prazo para o seu {CODIGO_POSTAL} | Consulte o prazo antes de pedir ; [shippingQuote] Calcule o frete antes de pagar | Confira o total antes de pagar
      [freeShipping] Frete Grátis ; Pedido sem custo de entrega ; Veja o prazo para o seu endereço
      [tracked] Acompanhar Entrega ; Código de rastreio no seu pedido ; Da postagem até a sua porta
    `,
    guarantee: `
      Troca e Devolução ; Leia as condições com calma ; Saiba o que fazer se desistir
      Garantia de {DIAS_GARANTIA} Dias ; Veja como funciona a garantia ; Veja a partir de quando conta
      {DIAS_REEMBOLSO} Dias de Reembolso ; {DIAS_REEMBOLSO} dias para pedir o reembolso ; Veja como pedir
    `,
    question: `
      Perguntas Frequentes ; Respostas curtas e diretas ; Tire dúvidas antes de comprar
    `,
    name: `
      Sobre {NOME_PRODUTO} | Sobre o Produto ; Para quem é e como funciona ; Leia tudo antes de decidir
    `,
  },

  nutra: {
    proof: `
      Composição e Rótulo ; Veja cada ingrediente da fórmula ; Quantidade por dose no rótulo
      Tabela Nutricional ; Confira valores por porção ; Leia antes de colocar na rotina
      Quem Fabrica ; Conheça a empresa responsável ; Confira lote e validade no rótulo
      Ingredientes ; Conheça o papel de cada um ; Veja as quantidades na fórmula
    `,
    name: `
      Modo de Uso ; Qual é a dose diária indicada ; Siga a orientação do rótulo
      Para Quem É ; Veja a indicação de uso ; E quem deve falar com o médico
    `,
    question: `
      Dúvidas Sobre o Uso ; Com água, em jejum ou na refeição ; Leia antes de começar
      Contraindicações ; Gestantes, alergias e remédios ; Leia com atenção antes de usar
      Quanto Dura ; Doses por embalagem e por dia ; Faça a conta antes de pedir
    `,
    price: `
      Preço Por Dose e Unidade ; Veja quanto custa cada unidade ; Compare com outras quantidades
      [kits] Kit Com {KIT} Unidades ; Veja o preço do kit completo ; Compare com a compra avulsa
    `,
    benefit: `
      Na Sua Rotina ; Como incluir no dia a dia ; Junto de uma boa alimentação
    `,
    action: `
      Escolher Quantidade ; Compare unidades e duração ; Decida com as contas feitas
    `,
  },

  physical: {
    proof: `
      Fotos do Produto ; Veja o produto de perto ; Confira acabamento e tamanho
      Ficha Técnica ; Material, peso e medidas ; Confira se é o que você procura
      Medidas e Peso ; Veja se cabe no seu espaço ; Compare com o que você já tem
    `,
    name: `
      O Que Vem na Caixa ; Vem com {ITENS} | Confira cada item incluído ; Veja a lista completa
      Como Funciona ; Veja o produto em uso ; Entenda cada função
      [models] Modelos à Venda ; Compare as versões disponíveis ; Escolha a que combina com você
    `,
    question: `
      Serve Para Mim? ; Veja para que serve e como usar ; Decida sem ficar na dúvida
      Como Usar ; Veja o uso passo a passo ; Confira os cuidados no uso
    `,
    guarantee: `
      Como Trocar ; Saiba como pedir a troca ; Veja prazos e condições
      Cuidados e Limpeza ; Como conservar por mais tempo ; Veja o que evitar no uso
    `,
    price: `
      Preço da Unidade ; Veja quanto custa cada unidade ; Veja o total do pedido
      [kits] Kit Com {KIT} Unidades ; Veja o preço do kit completo ; Compare com a compra avulsa
    `,
    benefit: `
      [gift] Ideia de Presente ; Veja as fotos antes de escolher ; Consulte o prazo antes da data
    `,
  },

  digital: digitalSitelinks,
});

export const callouts = textsByKind({
  common: {
    price: `
      Preço Claro na Página
      Total Antes de Pagar
      [interestFree] Parcele em {PARCELAS}x Sem Juros | {PARCELAS}x Sem Juros
      [pix] Pague no Pix
      [boleto] Aceita Boleto
      [cash_on_delivery] Pague na Entrega
    `,
    guarantee: `
      {DIAS_TESTE} Dias Para Testar
      {DIAS_GARANTIA} Dias de Garantia
      Condições Por Escrito
      Regras Claras de Troca
      [invoice] Nota Fiscal no Pedido
      {DIAS_REEMBOLSO} Dias de Reembolso
    `,
    delivery: `
      [shippingQuote] Frete Calculado na Hora
      [tracked] Pedido Com Rastreamento | Pedido Com Rastreio
      Envio em Até {HORAS_DESPACHO} Horas | Envio em {HORAS_DESPACHO}h
      [discreet] Embalagem Discreta
      [nationwide] Envio Para Todo o País
      [freeShipping] Frete Grátis
      [interestFree, freeShipping] {PARCELAS}x + Frete Grátis
    `,
    proof: `
      Informações Completas
      Descrição Sem Exageros
    `,
    question: `
      Respostas Para Dúvidas
    `,
    action: `
      Peça em Poucos Passos
      Compra Pela Internet
      Sem Sair de Casa
      Compre no Seu Ritmo
    `,
    benefit: `
      Decida Com Calma
      Tudo em Uma Só Página
      {DIFERENCIAL}
      {DIFERENCIAL_2}
      {DIFERENCIAL_3}
    `,
  },

  nutra: {
    proof: `
      Rótulo Para Consulta
      Lista de Ingredientes
      Dose Diária Indicada
      Lote e Validade no Rótulo
      Fórmula Descrita
    `,
    benefit: `
      Para o Dia a Dia
      Cabe na Rotina
      Indicação de Uso Clara
      [kits] [manyKits] Kits Com Até {KIT} Unidades | Kit Com {KIT} Unidades
      Com {ITEM} | {ITEM}
      Para {PUBLICO}
    `,
    guarantee: `
      Validade no Rótulo
    `,
    action: `
      Modo de Uso no Rótulo
      Consulte o Seu Médico
    `,
  },

  physical: {
    proof: `
      Produto em Fotos
      Medidas Informadas
      Peso e Material na Página
      Instruções de Uso
      Especificações Completas
    `,
    benefit: `
      [gift] Pronto Para Presentear
      [kits] [manyKits] Kits Com Até {KIT} Unidades | Kit Com {KIT} Unidades
      Com {ITEM} | {ITEM}
      Para {PUBLICO}
    `,
    guarantee: `
      [newItem] Item Novo na Embalagem
    `,
    action: `
      [models] Escolha o Seu Modelo
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
      Compra Online
      Pedido Pela Internet
      Primeira Compra
      [pix] Pagamento no Pix
      [boleto] Pagamento no Boleto
      [card] Pagamento no Cartão
    `,
    action: `
      Itens Selecionados
      Produtos do Site
      Nova Compra
      Toda a Linha
    `,
    benefit: `
      Pedidos no Site
    `,
  },

  nutra: {
    price: `
      1 Embalagem
      [kits] Kit Com {KIT} Unidades
      [manyKits] Kit Com {KIT_MENOR} Unidades
      [kits] Kits de Suplemento
    `,
    action: `
      Embalagem Avulsa
      Suplementos
      Linha de Suplementos
    `,
  },

  physical: {
    price: `
      1 Unidade
      [kits] Kit Com {KIT} Unidades
      [manyKits] Kit Com {KIT_MENOR} Unidades
      [kits] Kits Selecionados
    `,
    action: `
      Unidade Avulsa
      Toda a Loja
      [models] Modelos Selecionados
    `,
    benefit: `
      [gift] Presentes
    `,
  },

  digital: digitalPromotions,
});
