import { expect, it } from 'vitest';
import { conversionStage } from './conversion-stage.ts';

it.each([
  ['Checkout', 'checkout'],
  ['Checkout iniciado', 'checkout'],
  ['Begin check-out', 'checkout'],
  ['Finalização de compra iniciada', 'checkout'],
  ['Início da finalização da compra', 'checkout'],
  ['InitiateCheckout', 'checkout'],
  ['IC', 'checkout'],
  ['Adição ao carrinho', 'checkout'],
  ['Pago iniciado', 'checkout'],
  ['Compra', 'sale'],
  ['Purchase (BuyGoods)', 'sale'],
  ['Venda aprovada', 'sale'],
  ['Compras', 'sale'],
  ['Pagamento aprovado', 'sale'],
  ['Pedido', 'sale'],
  ['Inscrição no YouTube', null],
  ['Visualização de página', null],
  ['Lead', null],
  ['Chamada', null],
  ['', null],
])('the conversion action "%s" counts: %s', (action, stage) => {
  expect(conversionStage(action)).toBe(stage);
});
