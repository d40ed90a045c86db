import type { FunnelKeywords } from '../language-pack.ts';
import { words } from '../list.ts';
import { keywords } from '../notation.ts';

export const digitalTitles = {
  name: `
    {NOME_PRODUTO} 가격과 구성 | {NOME_PRODUTO} 가격 | {NOME_PRODUTO}
    {NOME_PRODUTO} 구성 안내 | {NOME_PRODUTO} 구성
    {NOME_PRODUTO} 온라인 구매 | {NOME_PRODUTO} 구매
    [owner] 제작자 직접 판매 {NOME_PRODUTO} | {NOME_PRODUTO} 직접 판매
  `,
  benefit: `
    {DIFERENCIAL}
    {DIFERENCIAL_2}
    {DIFERENCIAL_3}
    추천 대상: {PUBLICO}
    구성: {ITENS} | 구성: {ITEM}
    온라인 강의 {AULAS}개
    포함된 내용 모두 보기
    온라인으로 쓰는 디지털 상품
    구매 전 명확한 정보
  `,
  price: `
    {NOME_PRODUTO} 가격 {PRECO} | {TIPO} 가격 {PRECO} | 가격 {PRECO}
    [interestFree] {PARCELAS}개월 무이자 할부
    {PARCELAS}개월 할부 가능
    결제: {PAGAMENTOS}
    [lifetimeAccess] {PRECO}에 평생 이용
    구매 전 가격 확인하기
    가격과 포함 내용
  `,
  guarantee: `
    {DIAS_REEMBOLSO}일 이내 환불 가능
    {DIAS_GARANTIA}일 보증
    {DIAS_TESTE}일 체험
    [certificate] 수료증 발급 | 수료증 제공
    구매 조건 확인하기
  `,
  delivery: `
    [instantAccess, lifetimeAccess] 바로 시작, 평생 이용
    [instantAccess] 결제 후 바로 이용
    [lifetimeAccess] 평생 이용 가능
    {MESES_ACESSO}개월 이용 가능
    [updates] 업데이트 포함
    이용 방법 안내
  `,
  proof: `
    [reviews] 후기 먼저 읽어 보기
    [support] 문의 답변 지원
    구성 자세히 살펴보기
    누가 만들었는지 보기
    다른 상품과 비교하기
  `,
  question: `
    {NOME_PRODUTO}, 나에게 맞을까? | {NOME_PRODUTO}, 내게 맞을까?
    {NOME_PRODUTO} 얼마인가요?
    누구를 위한 상품일까?
    고민된다면 먼저 읽기
  `,
  action: `
    {NOME_PRODUTO} 알아보기
    궁금한 점 먼저 확인
    간단하게 구매하기
    상세 정보 모두 보기
  `,
};

export const digitalDescriptions = {
  benefit: `
    {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. | {NOME_PRODUTO}: {DIFERENCIAL}. | {DIFERENCIAL}. {DIFERENCIAL_2}. | {DIFERENCIAL}.
    {NOME_PRODUTO} 구성: {ITENS}. 모두 온라인으로 제공됩니다. | 구성: {ITENS}. 모두 온라인으로 제공됩니다. | 구성: {ITENS}.
    추천 대상: {PUBLICO}. {NOME_PRODUTO}, 나에게 맞는지 확인하세요. | 추천 대상: {PUBLICO}. 나에게 맞는지 확인하세요.
    [certificate] 온라인 강의 {AULAS}개와 수료증 제공. | 온라인 강의 {AULAS}개.
  `,
  name: `
    {NOME_PRODUTO}의 구성, 대상, 가격, 이용 방법을 확인하세요. | 구성, 대상, 가격, 이용 방법을 구매 전에 확인하세요.
  `,
  price: `
    [interestFree, instantAccess] {NOME_PRODUTO} 가격 {PRECO}, {PARCELAS}개월 무이자 할부, 바로 이용. | {PRECO}, {PARCELAS}개월 무이자 할부, 바로 이용.
    [lifetimeAccess] {NOME_PRODUTO} 가격 {PRECO}, 평생 이용 가능. | {PRECO}, 평생 이용 가능.
    [interestFree] {NOME_PRODUTO} 가격 {PRECO}, {PARCELAS}개월 무이자 할부. | {PRECO}, {PARCELAS}개월 무이자 할부.
    {NOME_PRODUTO} 가격 {PRECO}. 구매 전에 구성을 모두 확인하세요. | {PRECO}. 구매 전에 구성을 모두 확인하세요.
    가격과 구성은 페이지에 있습니다. 읽어 보고 천천히 결정하세요.
  `,
  guarantee: `
    {NOME_PRODUTO}, {DIAS_REEMBOLSO}일 이내 환불을 요청할 수 있습니다. | 맞지 않으면 {DIAS_REEMBOLSO}일 이내 환불을 요청할 수 있습니다.
    {NOME_PRODUTO}, {DIAS_TESTE}일 체험하고 결정하세요. | {DIAS_TESTE}일 체험하고 결정하세요.
    {NOME_PRODUTO}, {DIAS_GARANTIA}일 보증. | {DIAS_GARANTIA}일 보증.
  `,
  delivery: `
    [instantAccess, support] {NOME_PRODUTO}, 결제 후 바로 이용하고 질문도 할 수 있습니다. | 결제 후 바로 이용하고 질문도 할 수 있습니다.
    [instantAccess] {NOME_PRODUTO}, 결제 후 바로 온라인으로 이용하세요. | 결제 후 바로 온라인으로 이용하세요.
    [lifetimeAccess, updates] {NOME_PRODUTO}, 평생 이용, 업데이트 포함. | 평생 이용, 업데이트 포함.
  `,
  proof: `
    [reviews] {NOME_PRODUTO} 후기를 읽고 결정하세요. | 후기를 읽고 천천히 결정하세요.
    {NOME_PRODUTO}, 누가 만들었고 무엇이 있는지 먼저 확인하세요. | 누가 만들었고 무엇이 있는지 먼저 확인하세요.
  `,
  question: `
    {NOME_PRODUTO}, 나에게 맞을까? 대상과 준비물을 확인하세요. | 나에게 맞을까? 대상과 준비물을 확인하세요.
  `,
  action: `
    {NOME_PRODUTO}, 다른 상품과 비교하고 온라인으로 구매하세요. | 다른 상품과 비교하고 온라인으로 구매하세요.
  `,
};

export const digitalSitelinks = {
  name: `
    포함된 내용 ; 구성: {ITEM} | 전체 구성 ; 구매 전에 확인하세요
    {NOME_PRODUTO} 소개 | 상품 소개 ; 추천 대상과 특징 ; 시작할 때 필요한 것
  `,
  price: `
    가격 ; {PRECO} | 가격 보기 ; [interestFree] {PARCELAS}개월 무이자 | 가격에 포함된 것
    결제 방법 ; {PAGAMENTOS} | 결제 방법 보기 ; 총액을 확인하세요
  `,
  delivery: `
    이용 방법 ; [instantAccess] 결제 후 바로 이용 | 쉬운 설명 ; [lifetimeAccess] 평생 이용 가능 | 필요한 준비물
  `,
  guarantee: `
    환불 안내 ; {DIAS_REEMBOLSO}일 이내 가능 ; 신청 방법
    [certificate] 수료증 ; 수료증 제공 ; 받는 방법
  `,
  proof: `
    제작자 소개 ; 누가 만들었는지 소개 ; 경력과 작업
    [reviews] 후기 ; 구매자의 이야기 ; 비교하고 선택하세요
  `,
  question: `
    자주 묻는 질문 ; 짧고 명확한 답변 ; 구매 전에 읽어 보세요
  `,
  action: `
    구매 방법 ; 단계별 주문 안내 ; 모두 온라인으로
    [support] 고객 지원 ; 질문에 답해 드립니다 ; 문의 방법
  `,
};

export const digitalCallouts = {
  price: `
    [interestFree] {PARCELAS}개월 무이자
    [paypal] PayPal 결제 가능
    [card] 카드 결제 가능
    명확한 가격
  `,
  guarantee: `
    {DIAS_REEMBOLSO}일 이내 환불
    {DIAS_GARANTIA}일 보증
    {DIAS_TESTE}일 체험
    [certificate] 수료증 제공
    명확한 구매 조건
  `,
  delivery: `
    [instantAccess] 바로 이용
    [lifetimeAccess] 평생 이용
    {MESES_ACESSO}개월 이용
    [updates] 업데이트 포함
    디지털 상품
    모두 온라인
  `,
  proof: `
    [support] 문의 답변 지원
    구성 상세 안내
    제작자 공개
  `,
  benefit: `
    {DIFERENCIAL}
    {DIFERENCIAL_2}
    {DIFERENCIAL_3}
    온라인 강의 {AULAS}개
    추천: {PUBLICO}
    구성: {ITEM}
    천천히 결정하기
  `,
  question: `
    궁금한 점 안내
  `,
  action: `
    온라인 주문
    집에서 간편하게
  `,
};

export const digitalPromotions = {
  name: `
    {NOME_PRODUTO}
  `,
  price: `
    첫 구매
    온라인 구매
    [card] 카드 결제
    [paypal] PayPal 결제
    신규 고객
  `,
  delivery: `
    [lifetimeAccess] 평생 이용
    콘텐츠 이용
  `,
  benefit: `
    {TIPO}
    디지털 상품
    디지털 콘텐츠
  `,
  action: `
    디지털 전 상품
    추천 타이틀
  `,
};

export const digitalKeywords: FunnelKeywords = {
  top: keywords({
    choice: `
      aaa 추천
      aaa 고르는 법
      aaa 비교
      aaa 살만한가
      aaa 온라인
      aaa 초보
    `,
    about: `
      aaa 사용법
      aaa 뭐야
    `,
  }),
  middle: keywords({
    reviews: `
      aaa 후기
      aaa 리뷰
      aaa 평가
      aaa 효과
      aaa 좋은가요
      aaa 솔직후기
    `,
    complaint: `
      aaa 사기
      aaa 믿을만한가
    `,
    ingredients: `
      aaa 구성
      aaa 내용
    `,
    usage: `
      aaa 이용방법
      aaa 수료증
    `,
  }),
  bottom: keywords({
    name: `
      aaa
    `,
    official: `
      aaa 공식홈페이지
      aaa 홈페이지
    `,
    buy: `
      aaa 구매
      aaa 구입
      aaa 신청
      aaa 등록
      aaa 구독
      aaa 파는곳
    `,
    price: `
      aaa 가격
      aaa 비용
      aaa 얼마
      aaa 수강료
    `,
    coupon: `
      aaa 할인코드
      aaa 할인
      aaa 쿠폰
      aaa 이벤트
      aaa 프로모션
    `,
    delivery: `
      aaa 환불
      aaa 할부
    `,
  }),
};

/** Searches for copies that nobody pays for. */
export const digitalNegatives = words(`
  무료버전, 무료다운로드, 크랙, crack, 키젠, keygen, 시리얼, warez, apk, 유출, "google drive", mega, mediafire, 불법, 토렌트사이트, "무료 pdf", 무료강의, 무료강좌, 무료계정, 해킹판, 텔레그램, scribd, 국비지원, 내일배움카드, 공유방, 둠강, 복제판, 무료템플릿, 무료앱, 무료전자책, "무료 다운로드"
`);

/** Words of the default list that buyers of digital products type. */
export const digitalBuyers = words(`
  이력서, 자소서, 자기소개서,
  강의, 강좌, 인강, 수업, 클래스, 교육, 다운로드, 다운, pdf, 전자책, epub, 템플릿, 양식, 서식, 인쇄, ppt, 파워포인트, 교재, 교과서, 설명서, 부업, 돈버는법, 유튜브, youtube, 레시피, 도안, 요약, 만들기, 만드는법
`);
