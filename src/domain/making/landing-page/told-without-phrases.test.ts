import { describe, expect, it } from 'vitest';
import type { ProductSheet } from '#domain/making/texts/sheet/product-sheet.ts';
import { checkPage } from './check-page.ts';
import type { FindingCode } from './finding-codes.ts';
import { parsePage } from './parse-page.ts';
import { rarePages } from './testing/rare-faults.ts';

interface Case {
  html: string;
  isFound: boolean;
  code: FindingCode;
  sheet: ProductSheet;
}

type Language = NonNullable<ProductSheet['language']>;

function nutra(
  language: Language,
  html: string,
  isFound: boolean,
  code: FindingCode = 'cure_claim',
  more: ProductSheet = {},
): Case {
  return { html, isFound, code, sheet: { kind: 'nutra', language, ...more } };
}

function digital(
  language: Language,
  text: string,
  isFound: boolean,
  code: FindingCode = 'earnings_promise',
  more: ProductSheet = {},
): Case {
  const html = text.startsWith('<') ? text : `<p>${text}</p>`;
  return { html, isFound, code, sheet: { kind: 'digital', language, ...more } };
}

function q(text: string): string {
  return `<blockquote>${text}</blockquote>`;
}

async function codesOf(html: string, sheet: ProductSheet): Promise<readonly FindingCode[]> {
  const { findings } = await checkPage(parsePage(`<body>${html}</body>`), {
    sheet,
    url: 'https://packandpaddock.example/products/switchback',
  });
  return findings.map(({ code }) => code);
}

const attributedCases: readonly Case[] = [
  nutra(
    'pt',
    q(
      'Minha sogra vivia na fila do transplante por causa da cirrose. Hoje o hepatologista só quer ver foto dos netos; ela tomou quatro potes e o nome saiu da lista.',
    ),
    true,
  ),
  nutra(
    'pt',
    q(
      'Tive fibromialgia por nove anos. Depois do segundo frasco aposentei a bengala e voltei a dançar forró.',
    ),
    true,
  ),
  nutra('pt', q('Tenho pressão alta há anos e continuo com o meu remédio. O chá é gostoso, só isso.'), false),
  nutra(
    'pt',
    q('Meu pai teve um AVC em 2019 e toma cuidado com tudo. Perguntei ao médico antes de comprar.'),
    false,
  ),
  nutra(
    'pt',
    q('Tive dengue em março e o pacote chegou quando eu ainda estava de cama. Bem embalado.'),
    false,
  ),
  nutra(
    'en',
    q(
      'The scan in April showed a tumor the size of a lime. After three jars the radiologist ran it twice because she thought the machine was broken.',
    ),
    true,
  ),
  nutra(
    'en',
    q(
      'I had rheumatoid arthritis and a drawer full of braces. Two bottles in, I gave away the braces and climbed Snowdon.',
    ),
    true,
  ),
  nutra(
    'en',
    q('My wife has type 2 diabetes, so we checked the label for sugar with her doctor. There is none.'),
    false,
  ),
  nutra(
    'en',
    q('I had asthma as a child and still carry an inhaler. The capsules are easy to swallow.'),
    false,
  ),
  nutra('en', q('Had the flu when it came, so the postman left it with a neighbour. Nice box.'), false),
  nutra(
    'es',
    q(
      'A mi hermano le detectaron leucemia en enero. En agosto, con cinco botes, la hematóloga cerró la carpeta y le dijo que volviera solo a saludar.',
    ),
    true,
  ),
  nutra(
    'es',
    q(
      'Yo era asmática. Desde que tomo las gotas, el inhalador caducó en el cajón y subo al tercer piso cantando.',
    ),
    true,
  ),
  nutra('es', q('Tengo artrosis y sigo igual después de dos botes. El sabor está bien.'), false),
  nutra(
    'es',
    q('Mi madre tiene diabetes y aun así lo compramos porque no lleva azúcar; su médico lo vio antes.'),
    false,
  ),
  nutra(
    'de',
    q(
      'Mein Vater hatte Parkinson. Seit er die Tropfen nimmt, steht der Rollator im Keller, und der Neurologe hat die Akte zugeklappt.',
    ),
    true,
  ),
  nutra(
    'de',
    q(
      'Im Februar hatte ich noch Rheuma. Drei Dosen später tanze ich wieder und habe die Spritzen verschenkt.',
    ),
    true,
  ),
  nutra(
    'de',
    q('Ich habe Arthrose und nehme weiter meine Tabletten. Die Kapseln riechen nach nichts.'),
    false,
  ),
  nutra(
    'de',
    q(
      'Bei mir hat sich nach zwei Dosen nichts geändert, das Rheuma ist wie vorher. Der Versand war schnell.',
    ),
    false,
  ),
  nutra(
    'fr',
    q(
      "Ma mère avait la maladie d'Alzheimer. Au bout de quatre flacons, elle a refait ses mots croisés et le neurologue a refermé son dossier.",
    ),
    true,
  ),
  nutra(
    'fr',
    q(
      "En janvier j'étais hypertendue. En juin, après trois boîtes, le cardiologue a barré la moitié de mon ordonnance.",
    ),
    true,
  ),
  nutra('fr', q("J'ai de l'arthrose depuis dix ans et rien n'a changé, mais le goût est bon."), false),
  nutra('fr', q('Mon mari a du diabète, nous avons demandé à notre médecin avant. Emballage soigné.'), false),
  nutra('pt', '<p>Oito quilos a menos em quarenta dias, comendo de tudo.</p>', true, 'weight_promise'),
  nutra('en', '<p>Wake up half a pound lighter every morning.</p>', true, 'weight_promise'),
  nutra('es', '<p>Tres tallas menos antes del verano.</p>', true, 'weight_promise'),
  nutra('de', '<p>Jede Woche zwei Pfund weniger auf der Waage.</p>', true, 'weight_promise'),
  nutra('fr', '<p>Un kilo envolé toutes les deux nuits.</p>', true, 'weight_promise'),
  nutra('pt', '<p>A mochila suporta até 12 kg por meses de uso.</p>', false, 'weight_promise'),
  nutra(
    'en',
    '<p>The parcel is 2 pounds lighter than last year and ships in 3 days.</p>',
    false,
    'weight_promise',
  ),
  nutra('de', '<p>Ein Kilo Mehl reicht für zwei Wochen.</p>', false, 'weight_promise'),
  nutra('fr', '<p>Une boîte de 2 kg dure trois mois pour un chien de 20 kg.</p>', false, 'weight_promise'),
  nutra('es', '<p>Un kilo de café dura dos semanas.</p>', false, 'weight_promise'),
  nutra(
    'pt',
    '<h3>E se não servir?</h3><p>Você tem duas semanas para devolver.</p>',
    false,
    'guarantee_differs',
    { guaranteeDays: 14, country: 'BR' },
  ),
  nutra(
    'pt',
    '<h3>E se não servir?</h3><p>Você tem três semanas para devolver.</p>',
    true,
    'guarantee_differs',
    { guaranteeDays: 60, country: 'BR' },
  ),
  nutra(
    'pt',
    '<h3>Quando o dinheiro volta?</h3><p>Devolvemos o valor em até 10 dias.</p>',
    false,
    'guarantee_differs',
    { guaranteeDays: 60, country: 'BR' },
  ),
  nutra('en', '<h3>Returns</h3><p>You have three weeks to send it back.</p>', true, 'guarantee_differs', {
    guaranteeDays: 90,
    country: 'US',
  }),
  nutra(
    'en',
    '<h3>Returns</h3><p>You have three months to send it back. Refunds reach your card within five days.</p>',
    false,
    'guarantee_differs',
    { guaranteeDays: 90, country: 'US' },
  ),
  nutra(
    'de',
    '<h3>Und wenn es mir nicht gefällt?</h3><p>Sie haben zwei Monate Zeit, es zurückzugeben.</p>',
    false,
    'guarantee_differs',
    { guaranteeDays: 60, country: 'DE' },
  ),
  nutra(
    'de',
    '<h3>Und wenn es mir nicht gefällt?</h3><p>Sie haben drei Wochen Zeit, es zurückzugeben.</p>',
    true,
    'guarantee_differs',
    { guaranteeDays: 100, country: 'DE' },
  ),
  nutra(
    'fr',
    '<h3>Et si ça ne me plaît pas ?</h3><p>Vous avez un mois pour nous la renvoyer.</p>',
    true,
    'guarantee_differs',
    { guaranteeDays: 90, country: 'FR' },
  ),
  nutra(
    'fr',
    '<h3>Et si ça ne me plaît pas ?</h3><p>Vous avez trois mois entiers pour nous la renvoyer.</p>',
    false,
    'guarantee_differs',
    { guaranteeDays: 90, country: 'FR' },
  ),
  nutra(
    'es',
    '<h3>¿Y si no me gusta?</h3><p>Tienes quince días para devolverlo.</p>',
    true,
    'guarantee_differs',
    { guaranteeDays: 60, country: 'MX' },
  ),
  nutra('es', '<h3>¿Cuánto tarda?</h3><p>Entre cinco y seis semanas.</p>', true, 'delivery_differs', {
    shipping: { days: 5 },
  }),
  nutra('pt', '<h3>Prazo</h3><p>A encomenda leva um mês e meio para chegar.</p>', true, 'delivery_differs', {
    shipping: { days: 10 },
  }),
  nutra(
    'en',
    '<h3>Delivery</h3><p>It is on your step a fortnight after you order.</p>',
    true,
    'delivery_differs',
    { shipping: { days: 4 } },
  ),
  nutra(
    'fr',
    '<h3>Livraison</h3><p>Trois jours en métropole, huit jours en Corse.</p>',
    false,
    'delivery_differs',
    { shipping: { days: 8 } },
  ),
  nutra(
    'de',
    '<h3>Versand</h3><p>Deutschland zwei Tage, Österreich vier Tage, Schweiz eine Woche.</p>',
    false,
    'delivery_differs',
    { shipping: { days: 7 } },
  ),

  digital('pt', 'Parcelamos com juros de 1,99% ao mês.', false),
  digital('pt', 'A planilha ajuda a economizar R$ 200 por mês no mercado.', false),
  digital('pt', 'O curso não promete renda. Quem prometer ganho certo está mentindo.', false),
  digital(
    'pt',
    'Quanto ganha um confeiteiro? Depende da cidade; o piso em São Paulo é de R$ 2.100 por mês.',
    false,
  ),
  digital('pt', 'Eu trabalho com isso há doze anos e já tive mês no vermelho.', false),
  digital('pt', 'Pão de queijo rico em proteína e fibra todo dia.', false),
  digital('en', 'APR 19.9% per month representative.', false),
  digital('en', 'The tracker saves the average home £30 a month.', false),
  digital('en', 'How much do bakers make? In Leeds about £12 an hour.', false),
  digital('en', 'We are paid a commission of 4% when you buy.', false),
  digital('en', 'Past returns do not predict future returns. You can lose all of your money.', false),
  digital('en', 'Membership is $29 a month, cancel any day.', false),
  digital('es', 'Financiación al 1,5 % al mes TIN.', false),
  digital('es', 'El curso no sustituye un sueldo.', false),
  digital('es', 'Un repostero gana unos 1.300 € al mes en Murcia.', false),
  digital('es', 'Rico en fibra cada día.', false),
  digital('de', 'Effektiver Jahreszins 9,9 %, Rate 25 € im Monat.', false),
  digital('de', 'Reich an Magnesium, jeden Tag eine Kapsel.', false),
  digital('de', 'Die Heizung spart 40 € im Monat.', false),
  digital('de', 'Der Kurs macht niemanden reich.', false),
  digital('fr', 'Crédit à 1,2 % par mois.', false),
  digital('fr', 'Riche en fibres, tous les jours.', false),
  digital('fr', 'Cette lampe économise 30 € par an.', false),
  digital('fr', 'Personne ne devient riche avec ce cours.', false),
  digital('pt', 'Em dois meses meus alunos largam o crachá e recebem o dobro do salário antigo.', true),
  digital('pt', 'Com o método, três mil reais pingam na conta toda sexta.', true),
  digital('pt', 'Você paga o aluguel com duas horas de celular por dia.', true),
  digital('pt', 'Até o fim do mês, o seu primeiro Pix de mil reais.', true),
  digital('en', 'My students replace their salary by month three.', true),
  digital('en', 'Two thousand dollars land in your account every Friday, whether you work or not.', true),
  digital('en', 'Your phone pays the mortgage in forty minutes a day.', true),
  digital('en', 'Hand in your notice by June: the bot trades and you cash the cheques.', true),
  digital('es', 'Tus primeros mil euros llegan antes de fin de mes, sin experiencia.', true),
  digital('es', 'Cada viernes entran dos mil euros en tu cuenta.', true),
  digital('es', 'El móvil te paga el alquiler con una hora al día.', true),
  digital('de', 'Jeden Freitag landen zweitausend Euro auf deinem Konto.', true),
  digital('de', 'Nach drei Monaten kündigst du deinen Job und verdienst das Doppelte.', true),
  digital('de', 'Das Handy zahlt deine Miete, eine Stunde am Tag genügt.', true),
  digital('fr', 'Chaque vendredi, deux mille euros tombent sur votre compte.', true),
  digital('fr', 'En trois mois vous quittez votre emploi et gagnez le double.', true),
  digital('fr', 'Votre téléphone paie le loyer avec une heure par jour.', true),
  digital(
    'pt',
    'A atriz que fez a vilã da novela das nove não viaja sem o Colavita na bolsa.',
    true,
    'celebrity_claim',
  ),
  digital('pt', 'O goleiro do penta trouxe o pote para o vestiário.', true, 'celebrity_claim'),
  digital(
    'en',
    'The judge from the baking show keeps a jar on her counter, as everyone saw last season.',
    true,
    'celebrity_claim',
  ),
  digital('en', 'The drummer of the band that closed Glastonbury swears by it.', true, 'celebrity_claim'),
  digital('es', 'La presentadora del concurso de las nueve lo lleva en el bolso.', true, 'celebrity_claim'),
  digital('de', 'Die Moderatorin der Samstagabendshow schwört darauf.', true, 'celebrity_claim'),
  digital('fr', "L'animatrice du jeu de midi en a toujours dans son sac.", true, 'celebrity_claim'),
  digital('pt', 'Meu tio é ator de teatro amador e usa a caneca no camarim.', false, 'celebrity_claim'),
  digital('en', 'I play drums in a pub band and the earplugs help.', false, 'celebrity_claim'),
  digital('de', 'Der Chor probt donnerstags; die Sängerin neben mir trinkt Tee.', false, 'celebrity_claim'),
  digital('en', 'No famous face sells this. We asked none.', false, 'celebrity_claim'),
  digital('fr', 'Aucune vedette ne recommande ce thé.', false, 'celebrity_claim'),
  digital('es', 'No conocemos a ningún futbolista.', false, 'celebrity_claim'),
  digital('pt', '<p class="price">Por apenas cento e quarenta e sete reais</p>', true, 'price_differs', {
    price: '97.00',
    currency: 'BRL',
  }),
  digital('pt', '<p class="price">Por cento e quarenta e sete reais</p>', false, 'price_differs', {
    price: '147.00',
    currency: 'BRL',
  }),
  digital('en', '<p>It costs sixty-nine dollars.</p>', true, 'price_differs', {
    price: '59.00',
    currency: 'USD',
  }),
  digital('de', '<p>Der Preis: hundertneunundvierzig Euro.</p>', true, 'price_differs', {
    price: '129.00',
    currency: 'EUR',
  }),
  digital('fr', '<p>Vous payez quatre-vingt-neuf euros.</p>', true, 'price_differs', {
    price: '79.00',
    currency: 'EUR',
  }),
  digital('es', '<p>Cuesta novecientos noventa pesos.</p>', true, 'price_differs', {
    price: '790.00',
    currency: 'MXN',
  }),
  digital('es', '<p>Cuesta mil doscientos noventa pesos.</p>', false, 'price_differs', {
    price: '1290.00',
    currency: 'MXN',
  }),
  digital(
    'pt',
    '<table><tr><td>1 pote</td><td>R$ 97,00</td></tr><tr><td>3 potes</td><td>R$ 247,00</td></tr></table>',
    false,
    'price_differs',
    { price: '247.00', currency: 'BRL' },
  ),
  digital('en', '<p><s>$89.00</s> $59.00</p>', true, 'price_differs', { price: '89.00', currency: 'USD' }),
  digital('en', '<p>List price $89.00, today $59.00</p>', true, 'price_differs', {
    price: '89.00',
    currency: 'USD',
  }),
  digital('de', '<p>UVP 89,00 €, bei uns 59,00 €</p>', true, 'price_differs', {
    price: '89.00',
    currency: 'EUR',
  }),
  digital('fr', '<p>79 € + 12 € de port, soit 91 €</p>', false, 'price_differs', {
    price: '79.00',
    currency: 'EUR',
  }),
];

it.each(attributedCases)('$code of $html: $isFound', async ({ html, isFound, code, sheet }) => {
  expect((await codesOf(html, sheet)).includes(code)).toBe(isFound);
});

it.each(rarePages)('$code of $html: $isFound', async ({ html, isFound, code, sheet = {} }) => {
  expect((await codesOf(html, sheet)).includes(code)).toBe(isFound);
});

const harmless: Readonly<Record<'pt' | 'en' | 'es' | 'de' | 'fr', readonly string[]>> = {
  pt: [
    'Queijo curado por 60 dias.',
    'O presunto curado vem fatiado.',
    'O tempo de cura da resina é de 24 horas.',
    'Cure a panela de ferro com óleo antes do primeiro uso.',
    'A curadoria é da Lúcia.',
    'Trata-se de um cinto de couro.',
    'A madeira é tratada contra cupim.',
    'O couro passa por cura ao sol.',
    'Ferida na madeira sara com cera.',
    'O pão descansa e a massa cura de um dia para o outro.',
    'Nosso chá não trata doença nenhuma.',
    'Tenho rinite e o travesseiro não solta pó.',
    'A bula do seu remédio vale mais do que esta página.',
  ],
  en: [
    'Dry-cured ham, twelve months.',
    'The resin cures in 24 hours.',
    'Cure the pan with oil before first use.',
    'Treats for dogs, baked in Leeds.',
    'Pressure-treated timber.',
    'UV-cured ink.',
    'The Cure played on the radio.',
    'A sunny bench is no cure for winter, but it helps.',
    'Cure time is three days.',
    'This guide treats every chapter as a recipe.',
    'Ask your vet about arthritis; a bed is not a treatment.',
    'We heal the bark with wax.',
    "My father has Parkinson's and finds the wide handle easier to hold.",
    'Retinol is not for pregnancy.',
  ],
  es: [
    'Queso curado de oveja.',
    'Jamón curado 18 meses.',
    'El tiempo de curado de la resina es de 24 horas.',
    'Cura la olla de barro con leche.',
    'Se trata de un cinturón.',
    'Madera tratada contra la carcoma.',
    'El curador de la muestra.',
    'La lana se trata con jabón.',
    'Tengo artrosis y el mango ancho me va bien.',
    'No cura nada; huele bien.',
  ],
  de: [
    'Heilbronn liegt am Neckar.',
    'Behandeltes Holz.',
    'Der Kurort Bad Kissingen.',
    'Heiligabend liefern wir nicht.',
    'Das Harz härtet in 24 Stunden aus.',
    'Die Heilpflanze des Jahres 2024 war die Blutwurz.',
    'Mit Öl behandelt, ohne Lack.',
    'Ich habe Arthrose und der breite Griff liegt gut.',
    'Eine Kur von 30 Tagen reicht eine Dose.',
    'Geheilt hat sie noch niemanden.',
  ],
  fr: [
    'Une cure de 30 jours, deux gélules par jour.',
    'Jambon sec affiné.',
    'Bois traité contre les insectes.',
    "Il s'agit d'une ceinture.",
    'La résine durcit en 24 heures.',
    "Traité à l'huile, sans vernis.",
    "J'ai de l'arthrose et le manche large me va bien.",
    'Le curé du village le vend aussi.',
    'Ce thé ne soigne rien.',
    'Le four se soigne : un chiffon suffit.',
  ],
};

describe.each(['pt', 'en', 'es', 'de', 'fr'] as const)('%s words of cures that cure nobody', (language) => {
  it.each(harmless[language])('%s', async (text) => {
    const codes = await codesOf(`<p>${text}</p>`, { kind: 'nutra', language });
    expect(codes).not.toContain('cure_claim');
    expect(codes).not.toContain('health_claim');
    expect(codes).not.toContain('testimonial_results');
  });
});
