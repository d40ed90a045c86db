import type { LanguagePack } from '../language-pack.ts';
import { countedWords } from '../notation.ts';

export const counted = countedWords(
  'ru-RU',
  `
    платежей = платёж, платежа, платежей
    [до, течение, от] дней = дня, дней, дней
    дней = день, дня, дней
    [до, от] часов = часа, часов, часов
    [за] часов = час, часа, часов
    часов = час, часа, часов
    уроков = урок, урока, уроков
    месяцев = месяц, месяца, месяцев
  `,
);

export const years = countedWords(
  'ru-RU',
  `
    дней = год, года, лет, года
  `,
);

export const articles: LanguagePack['articles'] = null;
