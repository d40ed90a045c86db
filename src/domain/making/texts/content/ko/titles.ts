import { textsByKind } from '../notation.ts';
import { digitalTitles } from './digital.ts';

/** A title holds 15 Korean letters; blanks count half. No particle follows the name or a token. */
export const titles = textsByKind({
  common: {
    name: `
      {NOME_PRODUTO} 가격과 배송 확인하기 | {NOME_PRODUTO} 가격과 배송 | {NOME_PRODUTO} 가격 확인 | {NOME_PRODUTO} 가격 | {NOME_PRODUTO}
      {NOME_PRODUTO} 자세히 알아보기 | {NOME_PRODUTO} 알아보기 | {NOME_PRODUTO} 소개
      {NOME_PRODUTO} 온라인 구매 안내 | {NOME_PRODUTO} 구매 안내 | {NOME_PRODUTO} 온라인
      [owner] {NOME_PRODUTO} 본사 직접 판매 | {NOME_PRODUTO} 직접 판매 | {NOME_PRODUTO} 본사
      구매 전 {NOME_PRODUTO} 먼저 알아보기 | {NOME_PRODUTO} 먼저 알기 | 먼저 {NOME_PRODUTO}
    `,
    benefit: `
      내용을 확인하고 고르세요
      구매 전에 필요한 정보 한눈에
      꼼꼼히 살펴보고 결정하세요
      [manyKits] 필요한 수량만 골라 담으세요
      {PUBLICO} 여러분께 | {PUBLICO} 맞춤
      {DIFERENCIAL}
      {DIFERENCIAL_2}
      {DIFERENCIAL_3}
    `,
    price: `
      주문 전에 가격을 확인하세요
      {NOME_PRODUTO} 가격 {PRECO} | 판매가 {PRECO}
      [interestFree] 최대 {PARCELAS}개월 무이자 할부 가능 | {PARCELAS}개월 무이자 할부
      최대 {PARCELAS}개월 할부 결제 가능 | {PARCELAS}개월 할부
      총 결제 금액을 먼저 확인
      [kits] {KIT}개 세트 가격을 확인하세요 | {KIT}개 세트
      결제 방법: {PAGAMENTOS} | {PAGAMENTOS}
      [freeShipping] {PRECO}, 무료 배송
      [freeShipping] {PRECO}, 무료배송
      {TIPO} {PRECO}
    `,
    guarantee: `
      {DIAS_GARANTIA}일 보증이 포함되어 있어요 | {DIAS_GARANTIA}일 보증 포함
      {DIAS_DESISTENCIA}일 이내 청약철회가 가능해요 | 교환과 반품 조건을 안내합니다
      반품 조건을 먼저 읽어보세요
      [invoice] 주문하시면 영수증을 발급해요 | 영수증 발급
      {DIAS_REEMBOLSO}일 환불 보장
    `,
    delivery: `
      [shippingQuote] {CODIGO_POSTAL} 입력 후 배송일 확인
      예상 배송일을 먼저 확인하세요
      [freeShipping] 이 주문은 무료배송입니다 | 무료배송
      {FRETE_GRATIS_DESDE} 이상 주문 시 무료배송 | {FRETE_GRATIS_DESDE} 이상 무료배송
      주문 후 {DIAS_ENTREGA}일 이내 배송 완료 | {DIAS_ENTREGA}일 이내 배송
      주문 후 {HORAS_DESPACHO}시간 이내 발송 | {HORAS_DESPACHO}시간 이내 발송
      [tracked] 송장 번호로 배송 조회 가능 | 배송 조회 가능
      [nationwide] {NO_PAIS} 어디든 배송해 드립니다 | 전국 배송
      배송비를 먼저 확인하세요
      [freeShipping] {TIPO} 무료배송
    `,
    proof: `
      [reviews] 구매 전에 후기를 읽어보세요
      다른 제품과 비교해 보세요
      궁금한 점을 미리 찾아보세요
    `,
    question: `
      {NOME_PRODUTO}, 궁금하신가요? | {NOME_PRODUTO} 궁금하세요? | {NOME_PRODUTO}, 뭘까요?
      {NOME_PRODUTO} 가격은 얼마일까요? | {NOME_PRODUTO} 가격은 얼마? | {NOME_PRODUTO} 얼마?
      아직 고민 중이신가요?
      어떤 구성이 맞을지 고민되세요?
    `,
    action: `
      {NOME_PRODUTO} 온라인으로 주문하기 | {NOME_PRODUTO} 주문하기 | {NOME_PRODUTO} 주문
      비교하고, 고르고, 주문하세요
      궁금증을 풀고 주문하세요
      자세한 내용을 살펴보세요
      간단한 순서로 주문하세요
    `,
  },

  nutra: {
    name: `
      {NOME_PRODUTO} 전체 성분 표시 보기 | {NOME_PRODUTO} 성분 표시 | {NOME_PRODUTO} 성분
      매일 챙기는 영양제 {NOME_PRODUTO} | 영양제 {NOME_PRODUTO} | {NOME_PRODUTO} 영양제
      {NOME_PRODUTO} 섭취 방법 안내 | {NOME_PRODUTO} 섭취 방법 | {NOME_PRODUTO} 섭취법
      {NOME_PRODUTO} 원료 자세히 보기 | {NOME_PRODUTO} 원료 보기 | {NOME_PRODUTO} 원료
      하루의 습관, {NOME_PRODUTO} | 매일 {NOME_PRODUTO}
    `,
    benefit: `
      하루 일과에 쉽게 더하는 습관
      매일 하나씩 작은 습관 만들기
      매일의 영양 보충을 간편하게
      하루에 필요한 영양을 채우세요
      건강한 하루는 습관에서 시작
      {ITEM} 함유 영양제 | {ITEM} 함유
      {ITENS} 함유
      균형 잡힌 식사와 함께하세요
    `,
    price: `
      한 번 분량의 가격을 확인하세요
      [manyKits] {KIT_MENOR}개와 {KIT}개 세트 비교하기 | {KIT_MENOR}개, {KIT}개 세트
      [kits] {KIT}개 세트 가격 확인하기 | {KIT}개 세트 가격
      용량별로 가격을 비교하세요
      가격을 보면서 수량을 고르세요
    `,
    guarantee: `
      집에서 {DIAS_TESTE}일 동안 체험 | {DIAS_GARANTIA}일 보증 제공
      소비기한은 포장에서 확인하세요
      제조번호와 소비기한 확인하기
      알기 쉬운 반품 규정 안내
    `,
    delivery: `
      [discreet] 내용물이 보이지 않는 포장
      [freeShipping] 영양제를 무료배송으로 받으세요
      {DIAS_ENTREGA}일 이내에 받아보세요
      언제 도착하는지 확인하세요
    `,
    proof: `
      모든 성분을 라벨에서 확인하기
      원재료 목록을 모두 읽어보세요
      {NOME_PRODUTO} 제조사 확인하기 | {NOME_PRODUTO} 제조사
      한 번에 섭취하는 양 확인하기
      영양 정보를 읽고 고르세요
      체감에는 개인차가 있습니다
    `,
    question: `
      {NOME_PRODUTO} 성분이 궁금하세요? | {NOME_PRODUTO} 성분은?
      {NOME_PRODUTO} 누구에게 맞을까요? | {NOME_PRODUTO} 누구에게?
      언제 먹는 것이 좋을까요?
      하루 섭취량은 얼마일까요?
      라벨을 읽어보셨나요?
      한 개로 며칠 먹을 수 있나요?
    `,
    action: `
      라벨을 읽고 결정하세요
      먼저 의사나 약사와 상담하세요
      서두르지 말고 천천히 고르세요
      배합된 원료를 모두 살펴보기
      섭취 방법부터 확인하세요
      [manyKits] 나에게 맞는 세트 고르기
      성분을 확인한 다음 주문하세요
    `,
  },

  physical: {
    name: `
      {NOME_PRODUTO} 크기와 사진 보기 | {NOME_PRODUTO} 크기와 사진 | {NOME_PRODUTO} 사진
      {NOME_PRODUTO} 상세 사양 보기 | {NOME_PRODUTO} 상세 사양 | {NOME_PRODUTO} 사양
      [newItem] {NOME_PRODUTO} 박스 포장 새 제품 | {NOME_PRODUTO} 새 제품
      {NOME_PRODUTO} 무게와 크기 확인 | {NOME_PRODUTO} 무게와 크기 | {NOME_PRODUTO} 크기
      {NOME_PRODUTO} 가까이에서 보기 | {NOME_PRODUTO} 자세히
    `,
    benefit: `
      주문 전에 꼼꼼히 살펴보세요
      사용 모습을 먼저 보세요
      놓을 공간에 맞는지 확인하세요
      나에게 맞는지 확인하세요
      구성품: {ITENS} | {ITENS} 포함
      박스 안에 {ITEM} 포함 | {ITEM} 포함
      사용 방법을 확인하세요
      [gift] 선물로도 고르기 좋은 제품
    `,
    price: `
      [models] 모델별 가격을 비교하세요
      한 개당 가격을 확인하세요
      [kits] {KIT}개 세트 가격 보러 가기 | {KIT}개 세트 가격
      [manyKits] {KIT_MENOR}개와 {KIT}개 세트 비교하기 | {KIT_MENOR}개, {KIT}개 세트
      배송비 포함 총액을 먼저 확인
      결제 전에 비용을 알 수 있어요
    `,
    guarantee: `
      반품 방법을 확인하세요
      집에서 {DIAS_TESTE}일 동안 체험 | {DIAS_GARANTIA}일 보증 기간
      구매 조건을 먼저 읽어보세요
      [newItem] 박스 포장된 새 제품입니다
    `,
    delivery: `
      [freeShipping] 집까지 무료로 배송합니다
      집에서 {DIAS_ENTREGA}일 이내에 받으세요 | {DIAS_ENTREGA}일 이내에 받기
      도착 예정일을 먼저 확인하세요
      결제 전에 배송일을 확인하세요
    `,
    proof: `
      사진과 크기로 확인하세요
      한 페이지에 담은 상세 사양
      사용 모습을 보고 구매하세요
      구성품을 하나씩 확인하세요
      소재와 마감을 가까이에서
      크기, 무게, 용도 비교하기
    `,
    question: `
      {NOME_PRODUTO} 나에게 맞을까요? | {NOME_PRODUTO} 맞을까요?
      {NOME_PRODUTO} 구성품은 무엇일까요? | {NOME_PRODUTO} 구성품은?
      [sizes] 어떤 크기가 필요하세요?
      [gift] 쓸모 있는 선물을 찾으세요?
      공간에 맞을까요? 크기 확인
      어떻게 쓰나요? 순서대로 보기
    `,
    action: `
      크기를 확인하고 주문하세요
      비교한 다음에 고르세요
      [models] 필요한 모델을 골라 주문하기
      사용법을 순서대로 살펴보기
      [models, sizes] 색상, 크기, 모델 고르기
      [manyKits] 필요한 수량의 세트 고르기
      사진을 보고 주문하세요
    `,
  },

  digital: digitalTitles,
});
