import { sitelinksByKind, textsByKind } from '../notation.ts';
import { digitalCallouts, digitalPromotions, digitalSitelinks } from './digital.ts';

export const sitelinks = sitelinksByKind({
  common: {
    action: `
      {NOME_PRODUTO} 주문 | 주문하기 ; 간단한 순서로 주문할 수 있어요 ; 결제 전에 총액을 확인하세요
      주문 방법 안내 ; 주문 과정을 순서대로 안내합니다 ; 결제까지의 순서를 알려드려요
    `,
    price: `
      가격과 구성 ; 선택할 수 있는 구성을 비교하세요 ; 결제 전에 전체 금액을 확인하세요
      결제 방법 ; {PAGAMENTOS} 가능 | 사용할 수 있는 결제 방법 안내 ; 결제 전에 총액을 확인하세요
      [interestFree] 무이자 할부 안내 ; {PARCELAS}개월 무이자로 나누어 결제 ; 매월 결제할 금액을 확인하세요
    `,
    delivery: `
      배송 안내 ; [shippingQuote] {CODIGO_POSTAL} 입력 후 배송일 확인 | 예상 배송일을 먼저 확인하세요 ; 결제 전에 배송비를 확인하세요
      [freeShipping] 무료배송 ; 이 주문에는 배송비가 없습니다 ; 주소지까지 걸리는 기간을 확인
      [tracked] 배송 조회 ; 주문마다 송장 번호를 드립니다 ; 발송부터 도착까지 확인하세요
    `,
    guarantee: `
      반품과 환불 안내 ; 조건을 천천히 읽어보세요 ; 마음이 바뀌었을 때의 절차
      {DIAS_GARANTIA}일 보증 ; 보증이 어떻게 적용되는지 안내 ; 기간이 언제 시작되는지 확인
    `,
    question: `
      자주 묻는 질문 ; 짧고 분명하게 답해 드립니다 ; 구매하기 전에 읽어보세요
    `,
    name: `
      {NOME_PRODUTO} 소개 | 제품 소개 ; 누구를 위한 제품인지 안내합니다 ; 모두 읽고 천천히 결정하세요
    `,
  },

  nutra: {
    proof: `
      원재료와 성분 표시 ; 모든 원재료를 확인하세요 ; 한 번 분량의 함량을 라벨에서 확인
      영양 정보 ; 한 번 분량의 수치를 확인하세요 ; 섭취를 시작하기 전에 읽어보세요
      제조사 안내 ; 만드는 회사를 소개합니다 ; 제조번호와 소비기한 보는 방법
      배합된 원료 ; 원료를 하나씩 소개합니다 ; 원료별 함량을 확인하세요
    `,
    name: `
      섭취 방법 ; 하루 섭취량을 확인하세요 ; 라벨에 적힌 방법을 따라 주세요
      누구에게 맞을까 ; 어떤 분께 맞는지 안내합니다 ; 의사와 상담이 필요한 경우 안내
    `,
    question: `
      섭취 관련 질문 ; 물과 함께, 식사와 함께 등 ; 섭취를 시작하기 전에 읽어보세요
      섭취 시 주의사항 ; 임신, 알레르기, 약 복용 중인 경우 ; 섭취 전에 꼭 읽어보세요
      한 개로 며칠분일까 ; 한 개의 횟수와 하루 섭취량 ; 주문 전에 미리 계산해 보세요
    `,
    price: `
      한 개당 가격 ; 한 개씩의 가격을 안내합니다 ; 수량별로 비교해 보세요
      [kits] {KIT}개 세트 ; 세트 전체 가격을 확인하세요 ; 한 개 가격과 비교해 보세요
    `,
    benefit: `
      매일의 습관으로 ; 하루 일과에 더하는 방법 ; 균형 잡힌 식사와 함께하세요
    `,
    action: `
      수량 고르기 ; 수량과 기간을 비교하세요 ; 계산해 본 다음 결정하세요
    `,
  },

  physical: {
    proof: `
      제품 사진 ; 가까이에서 본 모습과 전체 모습 ; 마감, 색상, 크기를 확인하세요
      상세 사양 ; 소재, 무게, 치수를 안내합니다 ; 필요한 기능이 있는지 확인하세요
      크기와 무게 ; 놓을 공간에 맞는지 확인하세요 ; 가지고 있는 제품과 비교하세요
    `,
    name: `
      구성품 ; {ITENS} 포함 | 들어 있는 것을 하나씩 확인 ; 전체 목록을 확인하세요
      작동 방식 ; 사용하는 모습을 볼 수 있습니다 ; 기능을 하나씩 설명합니다
      [models] 모델과 색상 ; 판매 중인 종류를 비교하세요 ; 나에게 맞는 것을 고르세요
    `,
    question: `
      나에게 맞을까 ; 용도, 한계, 크기를 안내합니다 ; 궁금증 없이 결정하세요
      준비와 사용법 ; 순서대로 설명해 드립니다 ; 얼마나 간단한지 확인하세요
    `,
    guarantee: `
      제품이 불량일 때 ; 반품하는 순서를 안내합니다 ; 기간과 조건을 확인하세요
      관리와 세척 방법 ; 오래 쓰기 위한 관리 방법 ; 피해야 할 점을 확인하세요
    `,
    price: `
      한 개당 가격 ; 한 개씩의 가격을 안내합니다 ; 배송비 포함 총액을 확인하세요
      [kits] {KIT}개 세트 ; 세트 전체 가격을 확인하세요 ; 한 개 가격과 비교해 보세요
    `,
    benefit: `
      [gift] 선물용으로 ; 받는 분의 생활에 도움이 됩니다 ; 날짜에 맞게 도착하는지 확인
    `,
  },

  digital: digitalSitelinks,
});

export const callouts = textsByKind({
  common: {
    price: `
      알기 쉬운 가격 표시
      결제 전 총액 표시
      [interestFree] {PARCELAS}개월 무이자 할부 | 무이자 할부
      [paypal] PayPal 결제 가능
      [card] 카드 결제 가능
      [cash_on_delivery] 수령 시 결제 가능
    `,
    guarantee: `
      집에서 {DIAS_TESTE}일 체험
      {DIAS_GARANTIA}일 보증 기간
      글로 확인하는 조건
      분명한 반품 규정
      [invoice] 영수증 발급
      {DIAS_REEMBOLSO}일 환불 보장
    `,
    delivery: `
      [shippingQuote] 배송비를 미리 안내
      [tracked] 송장 번호 제공
      [freeShipping] 배송비 없음
      {HORAS_DESPACHO}시간 이내 발송
      [discreet] 눈에 띄지 않는 포장
      [nationwide] 전국 배송
      [freeShipping] 무료배송
    `,
    proof: `
      자세한 제품 정보
      사실만 안내합니다
    `,
    question: `
      분명한 답변
    `,
    action: `
      간편한 온라인 주문
      집에서 편하게 쇼핑
      외출 없이 주문
      여유롭게 주문하세요
    `,
    benefit: `
      천천히 고민하고 선택
      한 페이지에 모은 정보
      {DIFERENCIAL}
      {DIFERENCIAL_2}
      {DIFERENCIAL_3}
    `,
  },

  nutra: {
    proof: `
      라벨 내용 전체 공개
      모든 원재료 표시
      한 번 섭취량 표시
      제조번호, 소비기한 표시
      자세한 배합 정보
    `,
    benefit: `
      매일의 영양 보충
      습관으로 만들기 쉬움
      섭취 방법 안내
      [kits] [manyKits] 최대 {KIT}개 세트 | {KIT}개 세트
      {ITEM} 함유 | {ITEM}
      {PUBLICO} 여러분께 | {PUBLICO}
    `,
    guarantee: `
      라벨에 소비기한 표시
    `,
    action: `
      알기 쉬운 섭취 방법
      먼저 의사와 상담하세요
    `,
  },

  physical: {
    proof: `
      제품 사진 제공
      치수를 자세히 표시
      무게와 소재 표시
      사용 방법 안내
      전체 사양 공개
    `,
    benefit: `
      [gift] 선물하기 좋은 제품
      [kits] [manyKits] 최대 {KIT}개 세트 | {KIT}개 세트
      {ITEM} 포함 | {ITEM}
      {PUBLICO} 여러분께 | {PUBLICO}
    `,
    guarantee: `
      [newItem] 박스 포장된 새 제품
      반품 절차 안내
    `,
    action: `
      [models] 원하는 모델 선택
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
      온라인 주문
      이 페이지의 주문
      첫 주문
      [paypal] PayPal 결제 주문
      [card] 카드 결제 주문
    `,
    action: `
      대상 제품
      이 페이지의 제품
      신규 주문
      전체 제품
    `,
    benefit: `
      고객님의 주문
    `,
    delivery: `
      [freeShipping] 무료배송 주문
    `,
  },

  nutra: {
    price: `
      한 개 주문
      [kits] {KIT}개 세트
      [manyKits] {KIT_MENOR}개 세트
      [kits] 영양제 세트
    `,
    action: `
      한 번만 구매
      영양제
      영양제 전 제품
    `,
  },

  physical: {
    price: `
      낱개 주문
      [kits] {KIT}개 세트
      [manyKits] {KIT_MENOR}개 세트
      [kits] 대상 세트
    `,
    action: `
      사이트 상품
      낱개 제품
      [models] 대상 모델
    `,
    benefit: `
      [gift] 선물용 제품
    `,
  },

  digital: digitalPromotions,
});
