import { list } from '../list.ts';
import { nutraStrategies } from '../strategies.ts';
import type { FunnelLevel, KeywordTemplates } from '../types.ts';

export const nutra: Record<FunnelLevel, KeywordTemplates> = {
  top: {
    strategy: nutraStrategies.top,
    example: 'o que é bom para queda de cabelo',
    templates: list(`
      como melhorar [problema]
      como aliviar [problema]
      como combater [problema]
      como diminuir [problema]
      como evitar [problema]
      como lidar com [problema]
      o que fazer contra [problema]
      o que é bom para [problema]
      o que tomar para [problema]
      o que causa [problema]
      [problema] o que pode ser
      [problema] sintomas
      [problema] tem solução
      [problema] quando procurar ajuda
      suplemento para [problema]
      vitamina para [problema]
      cápsulas para [problema]
      produto natural para [problema]
      fórmula natural contra [problema]
      alimentos bons para [problema]
      hábitos que pioram [problema]
      dicas simples para [problema]
      melhor suplemento contra [problema]
      [problema] pode ser falta de vitamina
    `),
  },
  middle: {
    strategy: nutraStrategies.middle,
    example: 'vitalmax funciona',
    templates: list(`
      aaa funciona
      aaa funciona mesmo
      aaa como funciona
      aaa é bom
      aaa é confiável
      aaa é seguro
      aaa é natural
      aaa é verdade
      aaa é golpe
      aaa vale a pena
      aaa o que é
      aaa para que serve
      aaa benefícios
      aaa composição
      aaa ingredientes
      aaa fórmula completa
      aaa tabela nutricional
      aaa bula
      aaa rótulo
      aaa contraindicações
      aaa efeitos colaterais
      aaa faz mal
      aaa interação com medicamentos
      aaa como tomar
      aaa como usar
      aaa quantas cápsulas por dia
      aaa melhor horário para tomar
      aaa antes ou depois das refeições
      aaa pode tomar em jejum
      aaa quanto tempo faz efeito
      aaa quanto tempo dura um frasco
      aaa quem pode tomar
      aaa gestante pode tomar
      aaa hipertenso pode tomar
      aaa diabético pode tomar
      aaa idoso pode tomar
      aaa serve para homens
      aaa serve para mulheres
      aaa resultados
      aaa depoimentos
      aaa opiniões
      aaa avaliações
      aaa relatos de clientes
      aaa resenha completa
      aaa reclame aqui
      aaa reclamações
      aaa experiência de quem usou
      aaa anvisa
      aaa fabricante
      aaa cnpj da empresa
      aaa comparação com outras marcas
      aaa perguntas frequentes
    `),
  },
  bottom: {
    strategy: nutraStrategies.bottom,
    example: 'comprar vitalmax',
    templates: list(`
      comprar aaa
      aaa comprar online
      aaa onde comprar
      onde vende aaa
      quero comprar aaa agora
      pedir aaa pela internet
      encomendar aaa
      aaa site para comprar
      aaa link de compra
      aaa compra segura
      aaa loja
      aaa loja virtual
      aaa preço
      aaa preço atualizado
      aaa preço 1 frasco
      aaa preço 3 frascos
      aaa valor
      quanto custa aaa
      aaa menor preço
      aaa melhor preço
      aaa mais barato
      aaa em promoção
      aaa oferta
      aaa oferta de hoje
      aaa oferta por tempo limitado
      aaa desconto
      aaa desconto primeira compra
      aaa desconto à vista
      aaa cupom
      aaa código promocional
      aaa black friday
      aaa kit
      aaa kit 2 unidades
      aaa kit 3 unidades
      aaa kit 5 unidades
      aaa kit 6 meses
      aaa leve mais pague menos
      aaa frasco com 60 cápsulas
      aaa pix
      aaa boleto
      aaa cartão de crédito
      aaa parcelado sem juros
      aaa pagamento na entrega
      aaa frete
      aaa frete para todo o brasil
      aaa prazo de entrega
      aaa entrega rápida
      aaa pronta entrega
      aaa rastrear pedido
      aaa original
      comprar aaa original
      aaa original com nota fiscal
      aaa como identificar o original
      aaa garantia
      aaa garantia de devolução
      aaa reembolso
      aaa estoque disponível
      aaa atendimento ao cliente
      aaa whatsapp de vendas
      aaa farmácia
      aaa tem na drogaria
      aaa entrega em são paulo
    `),
  },
};
