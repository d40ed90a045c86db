import type { ProductKind } from '../product-kinds.ts';
import type { FunnelKeywords } from '../language-pack.ts';
import { keywords as lines } from '../notation.ts';
import { digitalKeywords } from './digital.ts';

/** No particle follows the name. After a problem stands only `에`, which fits every noun. */
const nutra: FunnelKeywords = {
  top: lines({
    problem: `
      [problema] 원인
      [problema]에 좋은 음식
      [problema]에 좋은 차
      [problema]에 좋은 비타민
      [problema]에 좋은 성분
      [problema]에 좋은 한약
      [problema] 줄이는 법
      [problema] 없애는 법
      [problema] 예방법
      [problema] 증상
      [problema] 해결 방법
      [problema] 개선 방법
      [problema] 관리법
      [problema] 민간요법
      [problema] 약국 약
      [problema] 무슨과
      [problema] 왜 생기나
      [problema] 자가진단
      [problema] 심할 때
      [problema] 비타민 부족
    `,
    form: `
      [problema] 영양제
      [problema] 건강기능식품
    `,
    choice: `
      [problema] 영양제 추천
      [problema] 영양제 순위
    `,
  }),
  middle: lines({
    about: `
      aaa 효능
      aaa 효과
      aaa 효과 있나요
      aaa 효과 언제부터
      aaa 효과 없음
      aaa 특징
      aaa 장단점
      aaa 원리
    `,
    reviews: `
      aaa 후기
      aaa 리뷰
      aaa 사용 후기
      aaa 복용 후기
      aaa 솔직 후기
      aaa 내돈내산
      aaa 부정 후기
      aaa 블로그 후기
      aaa 평점
      aaa 추천
      aaa 한달 후기
    `,
    complaint: `
      aaa 사기
      aaa 거짓
      aaa 논란
      aaa 단점
      aaa 가짜 구별
      aaa 불만
    `,
    safety: `
      aaa 부작용
      aaa 안전성
      aaa 주의사항
      aaa 같이 먹으면 안되는
      aaa 고혈압약 같이
      aaa 당뇨 복용
      aaa 복용 주의사항
      aaa 수유부
      aaa 어린이
      aaa 알레르기
      aaa 식약처
      aaa 건강기능식품 인증
      aaa 제조사
      aaa 원산지
    `,
    ingredients: `
      aaa 성분
      aaa 성분표
      aaa 원료
      aaa 함량
      aaa 첨가물
      aaa 칼로리
    `,
    usage: `
      aaa 먹는 법
      aaa 복용법
      aaa 복용 시간
      aaa 공복
      aaa 하루 몇 알
      aaa 섭취량
      aaa 보관 방법
    `,
  }),
  bottom: lines({
    name: `
      aaa
    `,
    official: `
      aaa 공식
      aaa 공식몰
      aaa 공식 홈페이지
      aaa 공식 사이트
      aaa 공식 판매처
      aaa 본사
    `,
    buy: `
      aaa 구매
      aaa 구입
      aaa 파는 곳
      aaa 판매처
      aaa 구매처
      aaa 어디서 살 수 있나
      aaa 온라인 구매
      aaa 주문
      aaa 오프라인 매장
      aaa 매장
      aaa 재고
      aaa 정품
      aaa 직구
      aaa 쇼핑몰
      aaa 정기구독
      aaa 대량 구매
      aaa 사는 법
      aaa 전화주문
      aaa 주문방법
    `,
    price: `
      aaa 가격
      aaa 가격 비교
      aaa 최저가
      aaa 얼마
      aaa 싼 곳
      aaa 저렴한 곳
      aaa 비용
      aaa 한 통 가격
      aaa 판매가
    `,
    coupon: `
      aaa 쿠폰
      aaa 할인
      aaa 할인 코드
      aaa 특가
      aaa 세일
      aaa 이벤트
      aaa 1+1
      aaa 할인 이벤트
      aaa 블랙프라이데이
    `,
    form: `
      aaa 캡슐
      aaa 알약
      aaa 젤리
      aaa 분말
      aaa 3개 세트
      aaa 6개 세트
      aaa 한달분
    `,
    delivery: `
      aaa 무료배송
      aaa 배송비
      aaa 배송 기간
      aaa 당일배송
      aaa 반품
      aaa 환불 보장
    `,
    pharmacy: `
      aaa 약국 판매
      aaa 드럭스토어
    `,
    safety: `
      aaa 정품 확인
    `,
  }),
};

const physical: FunnelKeywords = {
  top: lines({
    choice: `
      aaa 추천
      aaa 순위
      aaa 비교
      aaa 고르는 법
      aaa 인기
      aaa 종류
    `,
    about: `
      aaa 필요할까
      aaa 원리
    `,
  }),
  middle: lines({
    reviews: `
      aaa 후기
      aaa 리뷰
      aaa 단점
      aaa 장단점
      aaa 내돈내산
    `,
    ingredients: `
      aaa 사양
      aaa 크기
      aaa 구성품
    `,
    usage: `
      aaa 사용법
    `,
    complaint: `
      aaa 고장
    `,
  }),
  bottom: lines({
    name: `
      aaa
    `,
    official: `
      aaa 공식
    `,
    buy: `
      aaa 구매
      aaa 파는 곳
      aaa 온라인 구매
      aaa 재고
    `,
    price: `
      aaa 가격
      aaa 얼마
      aaa 최저가
    `,
    coupon: `
      aaa 할인
      aaa 쿠폰
    `,
    delivery: `
      aaa 무료배송
    `,
  }),
};

/** Lines that are repeated for each of the market's words. */
export const marketKeywords = lines({
  marketplace: `
    aaa {MARKETPLACE}
  `,
  pharmacy: `
    aaa {FARMACIA}
  `,
  complaint: `
    aaa {SITE_RECLAMACAO}
  `,
  country: `
    aaa {PAIS}
    aaa {PAIS} 구매
  `,
  delivery: `
    aaa {PAGAMENTO}
  `,
});

export const keywords: Record<ProductKind, FunnelKeywords> = {
  nutra,
  physical,
  digital: digitalKeywords,
};
