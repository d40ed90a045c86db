import type { FunnelKeywords } from '../language-pack.ts';
import { words } from '../list.ts';
import { keywords } from '../notation.ts';

export const digitalTitles = {
  name: `
    {NOME_PRODUTO}: цена и содержание | {NOME_PRODUTO}: цена | {NOME_PRODUTO}
    {NOME_PRODUTO}: что входит | {NOME_PRODUTO} подробно
    Купить {NOME_PRODUTO} онлайн | {NOME_PRODUTO} онлайн
    [owner] {NOME_PRODUTO} от авторов
  `,
  benefit: `
    {DIFERENCIAL}
    {DIFERENCIAL_2}
    {DIFERENCIAL_3}
    Для кого: {PUBLICO}
    Что внутри: {ITENS} | Внутри: {ITEM}
    {AULAS} уроков онлайн
    Посмотрите, что входит
    Цифровой продукт, всё онлайн
    Понятные условия до покупки
  `,
  price: `
    {NOME_PRODUTO} за {PRECO} | {TIPO} за {PRECO} | Цена: {PRECO}
    [interestFree] Оплата частями без процентов
    Оплата частями: {PARCELAS} платежей
    Как платить: {PAGAMENTOS}
    [lifetimeAccess] {PRECO}, доступ навсегда
    Узнайте цену до покупки
    Сколько стоит и что входит
  `,
  guarantee: `
    Возврат денег: {DIAS_REEMBOLSO} дней
    Гарантия: {DIAS_GARANTIA} дней
    Пробный период: {DIAS_TESTE} дней
    [certificate] Сертификат по окончании | С сертификатом
    Прочтите условия покупки
  `,
  delivery: `
    [instantAccess, lifetimeAccess] Доступ сразу и навсегда
    [instantAccess] Доступ сразу после оплаты
    [lifetimeAccess] Доступ навсегда
    Доступ на {MESES_ACESSO} месяцев
    [updates] Обновления включены
    Как получить доступ
  `,
  proof: `
    [reviews] Почитайте отзывы до покупки
    [support] Помощь, если есть вопросы
    Изучите содержание подробно
    Узнайте, кто это создал
    Сравните с другими вариантами
  `,
  question: `
    Подойдёт ли вам {NOME_PRODUTO}? | {NOME_PRODUTO}: подойдёт ли вам?
    Сколько стоит {NOME_PRODUTO}?
    Для кого это? Узнайте заранее
    Сомневаетесь? Сначала прочтите
  `,
  action: `
    Познакомьтесь: {NOME_PRODUTO}
    Задайте вопросы заранее
    Покупка за несколько шагов
    Посмотрите все подробности
  `,
};

export const digitalDescriptions = {
  benefit: `
    {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. | {NOME_PRODUTO}: {DIFERENCIAL}. | {DIFERENCIAL}. {DIFERENCIAL_2}. | {DIFERENCIAL}.
    {NOME_PRODUTO}, что входит: {ITENS}. Всё онлайн. | Что входит: {ITENS}. Всё онлайн. | Что входит: {ITENS}.
    Для кого: {PUBLICO}. {NOME_PRODUTO}: узнайте, подойдёт ли вам. | Для кого: {PUBLICO}. Узнайте, подойдёт ли вам.
    [certificate] {AULAS} уроков онлайн и сертификат по окончании. | {AULAS} уроков онлайн.
  `,
  name: `
    {NOME_PRODUTO}: что входит, для кого, сколько стоит и как получить доступ. | Что входит, для кого, сколько стоит и как получить доступ: прочтите до покупки.
  `,
  price: `
    [interestFree, instantAccess] {NOME_PRODUTO} за {PRECO}: оплата частями без процентов, доступ сразу. | За {PRECO}: оплата частями без процентов, доступ сразу.
    [lifetimeAccess] {NOME_PRODUTO} за {PRECO}, доступ навсегда. | За {PRECO}, доступ навсегда.
    [interestFree] {NOME_PRODUTO} за {PRECO}, оплата частями без процентов. | За {PRECO}, оплата частями без процентов.
    {NOME_PRODUTO} за {PRECO}. Посмотрите до покупки, что входит. | За {PRECO}. Посмотрите до покупки, что входит.
    Цена и содержание указаны на странице. Прочтите и решайте без спешки.
  `,
  guarantee: `
    {NOME_PRODUTO}: возврат денег в течение {DIAS_REEMBOLSO} дней. | Не подошло? Возврат денег в течение {DIAS_REEMBOLSO} дней.
    {NOME_PRODUTO}: пробуйте {DIAS_TESTE} дней, потом решайте. | Пробуйте {DIAS_TESTE} дней, потом решайте.
    {NOME_PRODUTO}: гарантия {DIAS_GARANTIA} дней. | Гарантия {DIAS_GARANTIA} дней.
  `,
  delivery: `
    [instantAccess, support] {NOME_PRODUTO}: доступ сразу после оплаты и помощь, если есть вопросы. | Доступ сразу после оплаты и помощь, если есть вопросы.
    [instantAccess] {NOME_PRODUTO}: доступ сразу после оплаты, онлайн. | Доступ сразу после оплаты, онлайн.
    [lifetimeAccess, updates] {NOME_PRODUTO}: доступ навсегда, обновления включены. | Доступ навсегда, обновления включены.
  `,
  proof: `
    [reviews] {NOME_PRODUTO}: почитайте отзывы и решайте. | Почитайте отзывы и решайте без спешки.
    {NOME_PRODUTO}: узнайте до покупки, кто автор и что входит. | Узнайте до покупки, кто автор и что входит.
  `,
  question: `
    {NOME_PRODUTO} вам подойдёт? Узнайте, для кого это и что нужно для начала. | Вам подойдёт? Узнайте, для кого это и что нужно для начала.
  `,
  action: `
    {NOME_PRODUTO}: сравните с другими вариантами и купите онлайн, когда решите. | Сравните с другими вариантами и купите онлайн, когда решите.
  `,
};

export const digitalSitelinks = {
  name: `
    Что входит ; Внутри: {ITEM} | Полное содержание ; Прочтите до покупки
    {NOME_PRODUTO}: описание | О продукте ; Для кого и как работает ; Что нужно для начала
  `,
  price: `
    Цена ; За {PRECO} | Узнайте, сколько стоит ; [interestFree] Частями без процентов | Что входит в цену
    Способы оплаты ; Как платить: {PAGAMENTOS} | Как можно заплатить ; Проверьте сумму заранее
  `,
  delivery: `
    Как получить доступ ; [instantAccess] Сразу после оплаты | Всё простыми словами ; [lifetimeAccess] Доступ навсегда | Что для этого нужно
  `,
  guarantee: `
    Возврат денег ; В течение {DIAS_REEMBOLSO} дней ; Как оформить возврат
    [certificate] Сертификат ; Сертификат по окончании ; Как его получить
  `,
  proof: `
    Авторы ; Кто это создал ; Опыт и работы
    [reviews] Отзывы ; Что говорят покупатели ; Сравните перед выбором
  `,
  question: `
    Частые вопросы ; Короткие и ясные ответы ; Прочтите до покупки
  `,
  action: `
    Как купить ; Заказ шаг за шагом ; Всё онлайн
    [support] Поддержка ; Ответы на вопросы ; Как с нами связаться
  `,
};

export const digitalCallouts = {
  price: `
    [interestFree] Частями без процентов
    [paypal] Оплата через PayPal
    [card] Оплата картой
    Понятная цена
  `,
  guarantee: `
    Возврат: {DIAS_REEMBOLSO} дней
    Гарантия: {DIAS_GARANTIA} дней
    {DIAS_TESTE} дней на пробу
    [certificate] С сертификатом
    Ясные условия покупки
  `,
  delivery: `
    [instantAccess] Доступ сразу
    [lifetimeAccess] Доступ навсегда
    Доступ на {MESES_ACESSO} месяцев
    [updates] Обновления включены
    Цифровой продукт
    Всё онлайн
  `,
  proof: `
    [support] Помощь, если есть вопросы
    Подробное описание
    Известно, кто автор
  `,
  benefit: `
    {DIFERENCIAL}
    {DIFERENCIAL_2}
    {DIFERENCIAL_3}
    {AULAS} уроков онлайн
    Для кого: {PUBLICO}
    Внутри: {ITEM}
    Решайте без спешки
  `,
  question: `
    Ответы на вопросы
  `,
  action: `
    Заказ онлайн
    Не выходя из дома
  `,
};

export const digitalPromotions = {
  name: `
    {NOME_PRODUTO}
  `,
  price: `
    Первый заказ
    Заказ онлайн
    [card] Оплата картой
    [paypal] Оплата PayPal
    Новые клиенты
  `,
  delivery: `
    [lifetimeAccess] Доступ навсегда
    Доступ к материалам
  `,
  benefit: `
    {TIPO}
    Цифровые продукты
    Цифровой контент
  `,
  action: `
    Вся цифровая линейка
    Избранные продукты
  `,
};

export const digitalKeywords: FunnelKeywords = {
  top: keywords({
    choice: `
      лучший aaa
      какой aaa выбрать
      aaa сравнение
      стоит ли покупать aaa
      aaa онлайн
      aaa для начинающих
    `,
    about: `
      как работает aaa
      что такое aaa
    `,
  }),
  middle: keywords({
    reviews: `
      aaa отзывы
      aaa отзыв
      aaa обзор
      aaa реальные отзывы
      aaa помогает или нет
      aaa рейтинг
    `,
    complaint: `
      aaa развод или правда
      aaa обман
    `,
    ingredients: `
      aaa содержание
      что входит в aaa
    `,
    usage: `
      aaa доступ
      aaa сертификат
    `,
  }),
  bottom: keywords({
    name: `
      aaa
    `,
    official: `
      aaa официальный сайт
      официальный сайт aaa
    `,
    buy: `
      купить aaa
      aaa купить онлайн
      где купить aaa
      aaa запись
      aaa подписка
      заказать aaa
    `,
    price: `
      aaa цена
      сколько стоит aaa
      aaa стоимость
      цена aaa
    `,
    coupon: `
      aaa промокод
      aaa скидка
      aaa акция
      aaa распродажа
      aaa черная пятница
    `,
    delivery: `
      aaa возврат денег
      aaa рассрочка
    `,
  }),
};

/** Searches for copies that nobody pays for. */
export const digitalNegatives = words(`
  взлом, взломанный, взломанная, кряк, crack, keygen, "ключ бесплатно", warez, "mod apk", apk, слив, сливы, слитый, "яндекс диск", mega, складчина, складчики, пиратский, "бесплатный курс", "бесплатные курсы",
  "бесплатная версия", телеграм, телеграмм, рутрекер, "центр занятости", "бесплатный шаблон", "бесплатное приложение", "читать бесплатно", "бесплатная книга"
`);

/** Words of the default list that buyers of digital products type. */
export const digitalBuyers = words(`
  резюме,
  "онлайн курс", книги, презентации,
  "возврат денег",
  курс, курсы, обучение, урок, уроки, тренинг, скачать, загрузить, pdf, "электронная книга", epub, fb2, шаблон, шаблоны, "для печати", распечатать, презентация, powerpoint, учебник, инструкция, пособие, "как заработать", заработок, ютуб, youtube,
  рецепт, рецепты, выкройка, конспект, книга
`);
