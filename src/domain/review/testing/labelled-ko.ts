import type { LabelledTexts } from './labelled-text.ts';

/**
 * Texts in the style of Korean marketers, judged by Google's published policies before their writer had seen the
 * rules. First reading: recall 1, precision 1.
 */
export const labelledKo: readonly LabelledTexts[] = [
  {
    refused: true,
    kind: 'titles',
    productKind: 'nutra',
    product: '비탈리스',
    texts: [
      '무릎 통증이 사라집니다',
      '한 달에 8kg 감량',
      '당뇨 완치의 비밀',
      '먹기만 해도 살이 빠져요',
      '탈모 걱정 끝',
      '식약처가 인증한 효과',
      '국내 1위 다이어트 식품',
      '비탈리스 공식몰',
      '부작용 전혀 없음',
      '혹시 불면증이신가요?',
    ],
  },
  {
    refused: true,
    kind: 'descriptions',
    productKind: 'nutra',
    product: '비탈리스',
    texts: [
      '고혈압약 끊고 혈관을 깨끗하게. 3주 만에 정상 혈압을 되찾으세요.',
      '임상시험으로 입증. 복용자의 98%가 2주 만에 효과를 보았습니다.',
      '의사들이 숨겨 온 암 예방의 비밀, 지금 바로 공개합니다.',
      '운동도 식단 조절도 필요 없이 자는 동안 뱃살을 녹여 드립니다.',
      '일주일이면 주름이 사라지고 10년은 젊어집니다.',
      '지금 클릭하고 연예인들이 쓰는 다이어트 비법을 확인하세요.',
      '효과 없으면 100% 환불. 반드시 빠진다고 약속드립니다.',
      '전후 사진을 보세요. 휑하던 정수리에 머리카락이 다시 났습니다.',
      '연골을 재생시켜 관절염에서 벗어나게 해 주는 기적의 캡슐.',
      '남성의 자신감을 되찾아 주는 천연 비아그라, 발기력이 달라집니다.',
    ],
  },
  {
    refused: false,
    kind: 'titles',
    productKind: 'nutra',
    product: '비탈리스',
    texts: [
      '비탈리스 60캡슐',
      '무료배송으로 받아보세요',
      '아연과 비오틴 함유',
      '하루 한 알 간편하게',
      '첫 구매 20% 할인',
      '전성분 확인하기',
    ],
  },
  {
    refused: false,
    kind: 'descriptions',
    productKind: 'nutra',
    product: '비탈리스',
    texts: [
      '하루 1회 2정을 물과 함께 섭취하세요. 자세한 방법은 제품 라벨에 있습니다.',
      '식이섬유와 유산균을 한 포에 담았습니다. 외출할 때도 간편하게 챙기세요.',
      '카카오페이, 신용카드, 계좌이체로 결제할 수 있습니다.',
      '수령 후 7일 이내에는 미개봉 상품을 반품할 수 있습니다.',
      '임신 중이거나 약을 복용 중이라면 섭취 전에 의사와 상담하세요.',
      '합성 착색료 무첨가. 원료와 함량을 모두 공개합니다.',
    ],
  },
  {
    refused: false,
    kind: 'titles',
    productKind: 'physical',
    product: '클린프로',
    texts: [
      '찌든 때를 지우는 세제',
      '접이식 의자 하중 120kg',
      '무소음 스탠드 선풍기',
      '2년 무상 보증 청소기',
    ],
  },
  {
    refused: false,
    kind: 'descriptions',
    productKind: 'physical',
    product: '클린프로',
    texts: [
      '미세먼지를 걸러 주는 필터를 갖춘 공기청정기입니다. 적용 면적을 확인하세요.',
      '상완식 혈압계로 큰 화면에 수치를 표시하고 기록을 저장합니다.',
      '공구 없이 조립하는 수납장. 색상과 크기를 골라 주문하세요.',
      '곰팡이 제거제, 욕실 타일 틈새까지 깨끗하게 닦입니다.',
    ],
  },
];
