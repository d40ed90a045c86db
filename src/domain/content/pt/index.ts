import { list } from '../list.ts';
import type { BuiltInTexts } from '../types.ts';
import { negatives } from './negatives.ts';
import { nutra } from './nutra.ts';
import { products } from './products.ts';

export const texts: BuiltInTexts = {
  keywords: { nutra, 'produtos-fisicos': products },
  negativeKeywords: negatives,
  titles: list(`
    {NOME_PRODUTO} na Loja Online
    Compre {NOME_PRODUTO} Online
    {NOME_PRODUTO} Original
    {NOME_PRODUTO} em Até 12x
    {NOME_PRODUTO}: Veja Preços
    Kits de {NOME_PRODUTO}
    Peça Seu {NOME_PRODUTO}
    Compra Segura e Rastreada
    Garantia de Devolução
    Entrega em Todo o Brasil
    Pague no Pix, Cartão ou Boleto
    Atendimento de Verdade
    Escolha o Kit Ideal Para Você
  `),
  descriptions: list(`
    Compre {NOME_PRODUTO} direto da loja, com nota fiscal, pedido rastreado e entrega segura.
    Escolha o kit de {NOME_PRODUTO} que combina com você e pague no Pix, cartão ou boleto.
    Veja preços, composição e modo de uso de {NOME_PRODUTO} antes de decidir sua compra.
    Dúvidas sobre {NOME_PRODUTO}? Nosso time responde rápido e acompanha seu pedido.
  `),
  sitelinks: [
    {
      text: 'Comprar {NOME_PRODUTO}',
      desc1: 'Escolha seu kit em poucos cliques',
      desc2: 'Pedido confirmado na hora',
    },
    {
      text: 'Preços e Kits',
      desc1: 'Compare as opções de quantidade',
      desc2: 'Quanto maior o kit, menor o custo',
    },
    {
      text: 'Como Usar',
      desc1: 'Modo de uso explicado sem enrolação',
      desc2: 'Tire suas dúvidas antes de comprar',
    },
    {
      text: 'Composição Completa',
      desc1: 'Veja cada ingrediente da fórmula',
      desc2: 'Informação clara, como no rótulo',
    },
    {
      text: 'Opinião de Clientes',
      desc1: 'Leia quem já comprou e recebeu',
      desc2: 'Relatos de pedidos entregues',
    },
    {
      text: 'Prazo de Entrega',
      desc1: 'Enviamos para todo o Brasil',
      desc2: 'Acompanhe com código de rastreio',
    },
    {
      text: 'Garantia e Devolução',
      desc1: 'Regras claras de troca e devolução',
      desc2: 'Fale com a gente se precisar',
    },
  ],
  callouts: list(`
    Enviamos a Todo o País
    Compra e Dados Protegidos
    Pedido com Rastreamento
    Pix, Cartão ou Boleto
    Parcele em Até 12 Vezes
    Nota Fiscal no Pedido
    Suporte Pelo WhatsApp
    Devolução Sem Burocracia
    Embalagem Discreta
  `),
  promotions: list(`
    {NOME_PRODUTO}
    Kit {NOME_PRODUTO}
    Kit com 2 Unidades
    Kit com 3 Unidades
    Kit com 5 Unidades
    Kit 6 Meses
    Primeira Compra
    Pagamento no Pix
  `),
};
