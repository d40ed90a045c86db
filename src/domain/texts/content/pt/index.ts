import { list } from '../list.ts';
import type { BuiltInTexts } from '../types.ts';
import { negatives } from './negatives.ts';
import { nutra } from './nutra.ts';
import { products } from './products.ts';

export const texts: BuiltInTexts = {
  keywords: { nutra, 'produtos-fisicos': products },
  negativeKeywords: negatives,
  titles: list(`
    Compre {NOME_PRODUTO} Já
    {NOME_PRODUTO} Original
    Preço de {NOME_PRODUTO}
    Kits de {NOME_PRODUTO}
    {NOME_PRODUTO} em 12x
    {NOME_PRODUTO} à Venda
    Conheça {NOME_PRODUTO}
    Compra Segura em Poucos Passos
    Garantia de Devolução
    Entrega em Todo o Brasil
    Pague no Pix, Cartão ou Boleto
    Atendimento de Verdade
    Escolha o Kit Ideal Para Você
  `),
  descriptions: list(`
    Compre {NOME_PRODUTO} direto da loja, com nota fiscal e entrega rastreada.
    Escolha o kit de {NOME_PRODUTO} ideal para você e pague no Pix, cartão ou boleto.
    Veja preços, composição e modo de uso de {NOME_PRODUTO} antes de comprar.
    Dúvidas sobre {NOME_PRODUTO}? Nosso time responde rápido e acompanha seu pedido.
  `),
  sitelinks: [
    {
      text: 'Peça {NOME_PRODUTO}',
      desc1: 'Escolha seu kit em poucos cliques',
      desc2: 'Pedido confirmado na hora',
    },
    {
      text: 'Preços e Kits',
      desc1: 'Compare as opções de quantidade',
      desc2: 'Kit maior, menor preço por unidade',
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
      text: 'Opiniões de Clientes',
      desc1: 'Veja o que diz quem já comprou',
      desc2: 'Relatos de quem já recebeu',
    },
    {
      text: 'Prazo de Entrega',
      desc1: 'Consulte o prazo para o seu CEP',
      desc2: 'Acompanhe com código de rastreio',
    },
    {
      text: 'Garantia e Devolução',
      desc1: 'Regras claras de troca e devolução',
      desc2: 'Fale com a gente se precisar',
    },
  ],
  callouts: list(`
    Frete Calculado na Hora
    Compra e Dados Protegidos
    Pedido com Rastreamento
    Sem Taxas Escondidas
    Produto Novo e Lacrado
    Nota Fiscal no Pedido
    Suporte Pelo WhatsApp
    Devolução Sem Burocracia
    Embalagem Discreta
  `),
  promotions: list(`
    {NOME_PRODUTO}
    Todos os Kits
    Kit com 2 Unidades
    Kit com 3 Unidades
    Kit com 5 Unidades
    Kit Para 6 Meses
    Primeira Compra
    Pagamento no Pix
  `),
};
