import { textsByKind } from '../notation.ts';
import { digitalDescriptions } from './digital.ts';

/** A description holds 90 cells, about 38 Korean letters with their blanks. */
export const descriptions = textsByKind({
  common: {
    benefit: `
      {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. | {NOME_PRODUTO}: {DIFERENCIAL}. | {DIFERENCIAL}. {DIFERENCIAL_2}. | {DIFERENCIAL}.
    `,
    name: `
      {NOME_PRODUTO} 사용 대상, 사용 방법, 가격, 주문 방법을 한곳에서 확인하세요. | {NOME_PRODUTO} 사용 방법, 가격, 주문 방법을 확인하세요. | 사용 대상, 사용 방법, 가격, 주문 방법을 한 페이지에서 확인하세요.
      [owner] {NOME_PRODUTO}, 본사에서 직접 판매하고 질문에도 직접 답해 드립니다. | 본사에서 직접 판매하고, 궁금한 점에도 직접 답해 드립니다.
    `,
    price: `
      [interestFree, freeShipping] {NOME_PRODUTO} 가격 {PRECO}, {PARCELAS}개월 무이자 할부와 무료 배송. | {PRECO}, {PARCELAS}개월 무이자 할부와 무료 배송.
      [freeShipping] {NOME_PRODUTO} 가격 {PRECO}, 무료 배송. 집에서 온라인으로 주문하세요. | {PRECO}, 무료 배송. 집에서 온라인으로 주문하세요.
      [shippingQuote] {NOME_PRODUTO} 가격을 비교하고, {CODIGO_POSTAL} 입력 후 배송일과 결제 방법을 확인하세요.
      {NOME_PRODUTO} 가격, 예상 배송일, 결제 방법을 주문 전에 확인하세요. | 가격, 예상 배송일, 결제 방법을 주문하기 전에 천천히 확인하세요.
      [interestFree] {NOME_PRODUTO} 가격 {PRECO}, {PARCELAS}개월 무이자 할부. 결제 전에 총액을 확인하세요. | {PRECO}, {PARCELAS}개월 무이자 할부. 결제 전에 총액을 확인하세요.
      {NOME_PRODUTO} 가격 {PRECO}. 배송비와 주문 총액은 결제 전에 확인할 수 있습니다. | 판매가 {PRECO}. 배송비와 주문 총액은 결제 전에 확인할 수 있습니다.
    `,
    guarantee: `
      {NOME_PRODUTO}, 집에서 {DIAS_TESTE}일 동안 사용해 보고 결정하세요. | 집에서 {DIAS_TESTE}일 동안 사용해 보고 결정하세요.
      {NOME_PRODUTO}: {DIAS_REEMBOLSO}일 환불 보장. 맞지 않으면 환불을 신청할 수 있습니다. | {DIAS_REEMBOLSO}일 환불 보장. 맞지 않으면 환불을 신청할 수 있습니다.
      {NOME_PRODUTO}: {DIAS_GARANTIA}일 보증, {DIAS_ENTREGA}일 이내 배송. | {DIAS_GARANTIA}일 보증, {DIAS_ENTREGA}일 이내 배송.
      {NOME_PRODUTO}, {DIAS_GARANTIA}일 보증 포함. 주문 전에 보증 내용을 읽어보세요. | {DIAS_GARANTIA}일 보증이 포함되어 있습니다. 주문 전에 내용을 읽어보세요.
      {NOME_PRODUTO} 반품 조건을 먼저 읽고, 충분히 이해한 다음 주문하세요. | 반품 조건을 먼저 읽고, 내용을 충분히 이해한 다음 주문하세요.
    `,
    delivery: `
      {NOME_PRODUTO} 결제는 {PAGAMENTOS}. {DIAS_ENTREGA}일 이내에 배송됩니다. | 결제는 {PAGAMENTOS}. {DIAS_ENTREGA}일 이내에 배송됩니다.
      [tracked] {NOME_PRODUTO} 발송부터 도착까지 송장 번호로 직접 조회할 수 있습니다. | 발송부터 집에 도착할 때까지 송장 번호로 직접 조회할 수 있습니다.
      [freeShipping] {NOME_PRODUTO} 무료배송. 예상 배송일을 확인하고 온라인으로 주문하세요. | 무료배송입니다. 예상 배송일을 확인하고 온라인으로 주문하세요.
    `,
    question: `
      {NOME_PRODUTO}, 궁금한 점이 있으신가요? 답변을 읽고 천천히 비교해 보세요. | 궁금한 점이 있으신가요? 답변을 읽고 여러 구성을 천천히 비교해 보세요.
    `,
    action: `
      {NOME_PRODUTO} 구성을 비교하고, 필요한 것을 골라 주문 내용을 확인하세요. | 구성을 비교하고, 필요한 것을 고른 다음 주문 내용을 확인하세요.
    `,
  },

  nutra: {
    name: `
      {NOME_PRODUTO} 원재료, 영양 정보, 섭취 방법을 구매 전에 모두 확인하세요. | 원재료, 영양 정보, 섭취 방법을 구매하기 전에 모두 확인하세요.
    `,
    benefit: `
      균형 잡힌 식사에 더하는 습관. {NOME_PRODUTO} 성분과 섭취 방법을 확인하세요. | 균형 잡힌 식사에 더하는 매일의 습관. 성분과 섭취 방법을 확인하세요.
      {NOME_PRODUTO} 함유 성분: {ITENS}. 함량은 라벨에서 확인하세요. | {ITENS} 함유. 함량은 라벨에서 확인하세요. | {ITENS} 함유.
      {PUBLICO} 여러분께. {NOME_PRODUTO} 섭취 방법을 읽고 나에게 맞는지 확인하세요. | {PUBLICO} 여러분께. 섭취 방법을 읽고 나에게 맞는지 확인하세요.
    `,
    price: `
      [manyKits] {NOME_PRODUTO}, {KIT_MENOR}개와 {KIT}개 세트를 비교하고 한 개당 가격을 확인하세요. | {KIT_MENOR}개와 {KIT}개 세트를 비교하고 한 개당 가격을 확인하세요.
      {NOME_PRODUTO} 한 개당 가격과, 섭취량대로 먹을 때 며칠분인지 확인하세요. | 한 개당 가격과, 표시된 섭취량대로 먹을 때 며칠분인지 확인하세요.
    `,
    proof: `
      {NOME_PRODUTO} 전체 원재료와 제조사를 주문하기 전에 확인할 수 있습니다. | 전체 원재료와 제조사를 주문하기 전에 라벨에서 확인할 수 있습니다.
      [reviews] 체감에는 개인차가 있습니다. {NOME_PRODUTO} 후기를 읽고 비교해 보세요. | 체감에는 개인차가 있습니다. 후기를 읽고 다른 제품과 비교해 보세요.
    `,
    delivery: `
      [discreet] {NOME_PRODUTO} 내용물이 보이지 않게 포장해 보내드립니다. | 내용물이 보이지 않게 포장해 보내드립니다. 예상 배송일도 확인하세요.
    `,
    question: `
      {NOME_PRODUTO}, 언제 얼마나 먹나요? 라벨에 적힌 섭취 방법을 읽어보세요. | 언제, 얼마나 먹으면 될까요? 라벨에 적힌 섭취 방법을 읽어보세요.
      {NOME_PRODUTO} 나에게 맞을까요? 누구에게 맞고 언제 상담이 필요한지 안내합니다. | 나에게 맞을까요? 누구에게 맞고 언제 전문가 상담이 필요한지 안내합니다.
    `,
    action: `
      {NOME_PRODUTO} 라벨을 읽고, 궁금증을 풀고, 필요한 수량을 골라 보세요. | 라벨을 읽고, 궁금증을 풀고, 나에게 필요한 수량을 골라 보세요.
    `,
  },

  physical: {
    name: `
      {NOME_PRODUTO} 크기, 소재, 구성품을 자세히 확인하고 천천히 고르세요. | 크기, 소재, 구성품을 자세히 확인하고 마음에 드는 것을 고르세요.
    `,
    benefit: `
      매일 쓰기 편한 제품. {NOME_PRODUTO} 사용 모습, 크기, 구성품을 확인하세요. | 매일 쓰기 편한 제품입니다. 사용 모습, 크기, 구성품을 확인하세요.
      {NOME_PRODUTO} 구성품: {ITENS}. 주문 전에 크기를 확인하세요. | 구성품: {ITENS}. 주문 전에 크기를 확인하세요. | {ITENS} 포함.
      {PUBLICO} 여러분께. {NOME_PRODUTO} 사진, 크기, 소재를 보고 고르세요. | {PUBLICO} 여러분께. 사진, 크기, 소재를 보고 고르세요.
    `,
    price: `
      [kits] {NOME_PRODUTO} 한 개 가격과 {KIT}개 세트 가격을 주문 전에 비교하세요. | 한 개 가격과 {KIT}개 세트 가격을 주문하기 전에 비교하세요.
      [models] {NOME_PRODUTO} 모델별 가격을 비교하고 천천히 고르세요. | 모델별 가격을 비교하고 천천히 고르세요.
    `,
    proof: `
      {NOME_PRODUTO} 사진, 사양, 크기를 한 페이지에서 확인하고 구매하세요. | 사진, 사양, 크기를 한 페이지에서 모두 확인한 다음 구매하세요.
      [reviews] {NOME_PRODUTO} 만듦새를 살펴보고 구매자 후기도 읽어본 다음 고르세요. | 만듦새를 살펴보고 구매자 후기도 읽어본 다음 천천히 고르세요.
    `,
    guarantee: `
      {NOME_PRODUTO} 반품 방법과 접수 기간을 구매 전에 확인하세요. | 반품 방법과 접수 기간을 구매 전에 미리 확인하세요.
    `,
    question: `
      공간에 맞을까요? {NOME_PRODUTO} 크기, 무게, 소재를 주문 전에 확인하세요. | 놓을 공간에 맞을까요? 크기, 무게, 소재를 주문 전에 확인하세요.
      {NOME_PRODUTO} 구성품은? 준비 방법과 사용법까지 함께 확인하세요. | 무엇이 들어 있을까요? 구성품, 준비 방법, 사용법을 확인하세요.
    `,
    action: `
      [models] {NOME_PRODUTO} 모델을 고르고, 예상 배송일을 확인해 온라인으로 주문하세요. | 모델을 고르고, 예상 배송일을 확인한 다음 온라인으로 주문하세요.
      [gift] 쓸모 있는 선물을 찾으세요? {NOME_PRODUTO} 사진과 도착 예정일을 확인하세요. | 쓸모 있는 선물을 찾으세요? 사진과 도착 예정일을 확인하세요.
    `,
  },

  digital: digitalDescriptions,
});
