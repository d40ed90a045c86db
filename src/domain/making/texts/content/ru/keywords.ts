import type { ProductKind } from '../product-kinds.ts';
import type { FunnelKeywords } from '../language-pack.ts';
import { keywords as lines } from '../notation.ts';
import { digitalKeywords } from './digital.ts';

/** The problem and the name stay in the nominative, so each line works with every word. */
const nutra: FunnelKeywords = {
  top: lines({
    problem: `
      [problema] что делать
      [problema] причины
      [problema] причины и лечение
      [problema] как избавиться
      [problema] чем лечить
      [problema] что помогает
      [problema] что принимать
      [problema] что пить
      [problema] народные средства
      [problema] в домашних условиях
      [problema] симптомы
      [problema] профилактика
      [problema] ночью
      [problema] после 50 лет
      [problema] форум
      [problema] каких витаминов не хватает
      [problema] какие травы помогают
      [problema] питание и диета
      [problema] советы врача
      [problema] из за чего
    `,
    form: `
      [problema] бады
      [problema] препараты в капсулах
    `,
    choice: `
      [problema] лучшие витамины
      [problema] какой бад выбрать
    `,
  }),
  middle: lines({
    about: `
      aaa что это
      что такое aaa
      aaa для чего
      aaa описание
      aaa как работает
      aaa помогает или нет
      aaa действие
      aaa эффект
    `,
    reviews: `
      aaa отзывы
      aaa отзывы покупателей
      aaa реальные отзывы
      aaa отзывы врачей
      aaa отзывы людей
      aaa отзывы форум
      aaa отзывы специалистов
      aaa мнение врачей
      aaa обзор
      aaa плюсы и минусы
      aaa результаты
      aaa стоит ли покупать
    `,
    complaint: `
      aaa развод или правда
      aaa развод
      aaa обман
      aaa отрицательные отзывы
      aaa негативные отзывы
      aaa жалобы
    `,
    safety: `
      aaa противопоказания
      aaa побочные действия
      aaa побочные эффекты
      aaa польза и вред
      aaa совместимость с лекарствами
      aaa и алкоголь
      aaa с другими лекарствами
      aaa при диабете
      aaa производитель
      aaa сертификат
      aaa это лекарство или бад
    `,
    ingredients: `
      aaa состав
      aaa состав препарата
      aaa из чего состоит
      aaa ингредиенты
      aaa этикетка
      aaa формула
    `,
    usage: `
      aaa инструкция
      aaa инструкция по применению
      aaa как принимать
      aaa как пить
      aaa дозировка
      aaa сколько дней принимать
      aaa до еды или после
      aaa курс приема
      aaa на сколько хватает
    `,
  }),
  bottom: lines({
    name: `
      aaa
    `,
    official: `
      aaa официальный сайт
      официальный сайт aaa
      aaa официальный сайт цена
      aaa сайт производителя
      aaa официальный магазин
      aaa купить на официальном сайте
    `,
    buy: `
      купить aaa
      aaa купить
      где купить aaa
      aaa где продается
      aaa заказать
      заказать aaa
      aaa заказать онлайн
      купить aaa онлайн
      aaa интернет магазин
      aaa купить в интернет магазине
      aaa в наличии
      aaa оригинал
      aaa купить оригинал
      aaa магазин
      aaa купить рядом
      aaa в продаже
      aaa заказ
      как заказать aaa
    `,
    price: `
      aaa цена
      цена aaa
      aaa стоимость
      aaa сколько стоит
      сколько стоит aaa
      aaa недорого
      купить aaa недорого
      aaa дешево
      aaa где дешевле
    `,
    coupon: `
      aaa промокод
      aaa скидка
      aaa купить со скидкой
      aaa акция
      aaa распродажа
      aaa купон
      aaa спецпредложение
      aaa черная пятница
    `,
    form: `
      aaa капсулы
      aaa таблетки
      aaa капли
      aaa порошок
      aaa бад
      aaa витамины
      aaa 60 капсул
      aaa 3 упаковки
    `,
    delivery: `
      aaa доставка
      aaa купить с доставкой
      aaa бесплатная доставка
      aaa сроки доставки
      aaa наложенным платежом
      aaa с оплатой при получении
    `,
    pharmacy: `
      aaa в аптеке
      aaa купить в аптеке
      aaa аптека цена
    `,
    safety: `
      aaa как отличить подделку
    `,
  }),
};

const physical: FunnelKeywords = {
  top: lines({
    choice: `
      aaa лучшие модели
      aaa какой выбрать
      aaa как выбрать
      aaa виды
      aaa рейтинг
      aaa стоит ли покупать
    `,
    about: `
      aaa для чего нужен
      aaa как работает
    `,
  }),
  middle: lines({
    reviews: `
      aaa отзывы
      aaa отзывы покупателей
      aaa обзор
      aaa сравнение
      aaa плюсы и минусы
    `,
    ingredients: `
      aaa характеристики
      aaa размеры
      aaa комплектация
    `,
    usage: `
      aaa как пользоваться
    `,
    complaint: `
      aaa отрицательные отзывы
    `,
  }),
  bottom: lines({
    name: `
      aaa
    `,
    official: `
      aaa официальный сайт
    `,
    buy: `
      купить aaa
      aaa купить онлайн
      где купить aaa
      aaa в наличии
    `,
    price: `
      aaa цена
      aaa сколько стоит
      aaa недорого
    `,
    coupon: `
      aaa скидка
      aaa промокод
    `,
    delivery: `
      aaa бесплатная доставка
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
    купить aaa {PAIS}
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
