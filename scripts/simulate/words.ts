export const simulatedLanguages = ['pt', 'en', 'es'] as const;
export type SimulatedLanguage = (typeof simulatedLanguages)[number];

/** Words behind a product or a problem, with what they make of the rate of sales. */
interface Modifiers {
  buying: readonly string[];
  judging: readonly string[];
  learning: readonly string[];
  never: readonly string[];
}

export const modifiers: Record<SimulatedLanguage, Modifiers> = {
  pt: {
    buying: [
      'comprar',
      'preço',
      'onde comprar',
      'desconto',
      'frete grátis',
      'site oficial',
      'kit',
      'promoção',
    ],
    judging: ['funciona', 'é bom', 'depoimentos', 'avaliações', 'antes e depois', 'reclame aqui'],
    learning: ['como usar', 'bula', 'composição', 'para que serve', 'efeitos colaterais', 'contraindicações'],
    never: [
      'grátis',
      'receita',
      'chá',
      'caseiro',
      'o que comer',
      'significado',
      'pdf',
      'emprego',
      'golpe',
      'youtube',
    ],
  },
  en: {
    buying: [
      'buy',
      'price',
      'where to buy',
      'discount',
      'free shipping',
      'official site',
      'coupon',
      'bundle',
    ],
    judging: ['reviews', 'does it work', 'testimonials', 'before and after', 'complaints', 'legit'],
    learning: ['how to use', 'ingredients', 'side effects', 'what is', 'dosage', 'benefits'],
    never: [
      'free',
      'recipe',
      'tea',
      'homemade',
      'what to eat',
      'meaning',
      'pdf',
      'jobs',
      'scam',
      'wikipedia',
    ],
  },
  es: {
    buying: [
      'comprar',
      'precio',
      'donde comprar',
      'descuento',
      'envío gratis',
      'sitio oficial',
      'oferta',
      'paquete',
    ],
    judging: ['funciona', 'opiniones', 'testimonios', 'antes y después', 'quejas', 'es bueno'],
    learning: ['como usar', 'ingredientes', 'efectos secundarios', 'para que sirve', 'dosis', 'beneficios'],
    never: [
      'gratis',
      'receta',
      'té',
      'casero',
      'que comer',
      'significado',
      'pdf',
      'empleo',
      'estafa',
      'wikipedia',
    ],
  },
};

export const problems: Record<SimulatedLanguage, readonly string[]> = {
  pt: [
    'glicemia alta',
    'dor nas costas',
    'queda de cabelo',
    'insônia',
    'perder barriga',
    'dor no joelho',
    'pressão alta',
    'zumbido',
    'memória fraca',
    'intestino preso',
    'calvície',
    'menopausa',
  ],
  en: [
    'high blood sugar',
    'back pain',
    'hair loss',
    'insomnia',
    'belly fat',
    'knee pain',
    'neuropathy',
    'tinnitus',
    'memory loss',
    'bloating',
    'toenail fungus',
    'menopause',
  ],
  es: [
    'azúcar alta',
    'dolor de espalda',
    'caída del cabello',
    'insomnio',
    'bajar barriga',
    'dolor de rodilla',
    'presión alta',
    'acúfenos',
    'mala memoria',
    'estreñimiento',
    'hongos uñas',
    'menopausia',
  ],
};

export const fillers: Record<SimulatedLanguage, readonly string[]> = {
  pt: [
    'original',
    'brasil',
    'em gotas',
    'cápsulas',
    'natural',
    '2026',
    'farmácia',
    'homem',
    'mulher',
    'idosos',
    'rápido',
    'melhor',
    'noite',
    'remédio',
    'tratamento',
    'mercado livre',
  ],
  en: [
    'original',
    'usa',
    'drops',
    'capsules',
    'natural',
    '2026',
    'pharmacy',
    'men',
    'women',
    'seniors',
    'fast',
    'best',
    'night',
    'supplement',
    'treatment',
    'amazon',
  ],
  es: [
    'original',
    'méxico',
    'en gotas',
    'cápsulas',
    'natural',
    '2026',
    'farmacia',
    'hombres',
    'mujeres',
    'mayores',
    'rápido',
    'mejor',
    'noche',
    'suplemento',
    'tratamiento',
    'mercado libre',
  ],
};

const starts = [
  'vita',
  'glico',
  'neuro',
  'lipo',
  'arti',
  'sono',
  'capi',
  'viri',
  'memo',
  'derma',
  'flexi',
  'puri',
];
const ends = ['lis', 'vital', 'max', 'prime', 'zen', 'flex', 'nox', 'plus', 'gen', 'tril', 'mend', 'vex'];

export const brandParts = { starts, ends };

export const places: Record<SimulatedLanguage, readonly string[]> = {
  pt: ['São Paulo', 'Rio de Janeiro', 'Minas Gerais', 'Bahia', 'Paraná', 'Pará', 'Ceará'],
  en: ['California', 'Texas', 'Florida', 'New York', 'Ohio', 'Georgia', 'Nevada'],
  es: ['Jalisco', 'Nuevo León', 'Puebla', 'Yucatán', 'Ciudad de México', 'Sonora', 'Oaxaca'],
};
