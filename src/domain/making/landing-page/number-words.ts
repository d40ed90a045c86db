/** The languages whose pages are read. */
type CountingLanguage = 'pt' | 'en' | 'es' | 'de' | 'fr';

interface Counting {
  /** From one on. The articles of the language count as one, too. */
  ones: string;
  /** Ten, twenty, and so on; "-" where the language counts on from the ten before. */
  tens: string;
  join: (ten: string, one: string) => string;
  /** Numbers that are made otherwise. */
  more: Readonly<Record<string, number>>;
}

const counting: Readonly<Record<CountingLanguage, Counting>> = {
  pt: {
    ones: 'um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove',
    tens: 'dez vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem',
    join: (ten, one) => `${ten} e ${one}`,
    more: { uma: 1, duas: 2, catorze: 14, dezasseis: 16, dezassete: 17, dezanove: 19, 'cento e vinte': 120 },
  },
  en: {
    ones: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'ten twenty thirty forty fifty sixty seventy eighty ninety hundred',
    join: (ten, one) => `${ten}-${one}`,
    more: { a: 1, fortnight: 14, 'a hundred': 100, 'one hundred': 100 },
  },
  es: {
    ones: 'un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
    tens: 'diez veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien',
    join: (ten, one) => (ten === 'veinte' ? `veinti${one}` : `${ten} y ${one}`),
    more: { una: 1 },
  },
  de: {
    ones: 'ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zehn zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig hundert',
    join: (ten, one) => `${one}und${ten}`,
    more: { eine: 1, einem: 1, einen: 1, einer: 1, eines: 1, einhundert: 100 },
  },
  fr: {
    ones: 'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
    tens: 'dix vingt trente quarante cinquante soixante - quatre-vingt - cent',
    join: (ten, one) => (one === 'un' && ten !== 'quatre-vingt' ? `${ten} et un` : `${ten}-${one}`),
    more: { une: 1, 'quatre-vingts': 80 },
  },
};

/** The numbers of a language in folded words, the longest first. */
export function numberWordsOf(language: CountingLanguage): ReadonlyMap<string, number> {
  const { ones, tens, join, more } = counting[language];
  const single = ones.split(' ');
  const words = new Map(single.map((word, index) => [word, index + 1]));
  tens.split(' ').forEach((ten, index, all) => {
    if (ten === '-') return;
    const value = (index + 1) * 10;
    words.set(ten, value);
    const isLastOfItsKind = all[index + 1] === '-';
    if (value < 20 || value > 99) return;
    single.slice(0, isLastOfItsKind ? 19 : 9).forEach((one, at) => {
      const joined = join(ten, one);
      words.set(joined, value + at + 1);
      if (joined.includes('-')) words.set(joined.replace('-', ' '), value + at + 1);
    });
  });
  for (const [word, value] of Object.entries(more)) words.set(word, value);
  return new Map([...words].sort(([a], [b]) => b.length - a.length));
}
