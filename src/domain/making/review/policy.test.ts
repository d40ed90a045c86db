import { describe, expect, it } from 'vitest';
import { loadBuiltInTexts } from '#domain/making/texts/built-in-texts.ts';
import { funnelLevels } from '#domain/making/texts/content/funnel.ts';
import type { AssetType } from '#domain/ads/asset-types.ts';
import { fillProduct } from '#domain/making/texts/generators/product.ts';
import { loadPolicyReader, loadRuleReader, type PolicyReader, policyRuleIds } from './policy.ts';
import { highestLevel } from './policy-rule.ts';
import { claimRules, type ClaimId } from './claims.ts';
import { en } from './languages/en.ts';
import { es } from './languages/es.ts';
import { pt } from './languages/pt.ts';
import type { ProductKind } from './policy-rule.ts';

const languages = ['pt', 'en', 'es'] as const;
const languageRewrites = { pt: pt.rewrites, en: en.rewrites, es: es.rewrites };
/** The rules alone: a text in one language is no text for the model of another. */
const readers = await Promise.all(languages.map((language) => loadRuleReader(language)));

function findRules(
  read: PolicyReader,
  kind: AssetType,
  text: string,
  productKind: ProductKind = 'nutra',
  product = 'Vitalmax',
): string[] {
  return read({ kind, text, product, productKind }).map(({ rule }) => rule);
}

/** Returns the findings of all three languages' readers together. */
function rulesBroken(kind: AssetType, text: string, productKind?: ProductKind, product?: string): string[] {
  return readers.flatMap((read) => findRules(read, kind, text, productKind, product));
}

describe('a correction', () => {
  it.each<[rule: string, kind: AssetType, text: string, mended: string, product?: string]>([
    ['missing_space', 'titles', 'Preço,{KeyWord:Kit A,B} Novo', 'Preço, {KeyWord:Kit A,B} Novo'],
    ['missing_space', 'titles', '{KeyWord:A,B} Já,Veja', '{KeyWord:A,B} Já, Veja'],
    [
      'exclamation_in_title',
      'titles',
      '{KeyWord:Kit} Hoje! {LOCATION(City):Aqui}!',
      '{KeyWord:Kit} Hoje {LOCATION(City):Aqui}',
    ],
    ['leading_punctuation', 'callouts', '(Frete Rápido)', 'Frete Rápido'],
    ['leading_punctuation', 'sitelinks', '“Kits” e Preços', 'Kits e Preços'],
    ['repeated_punctuation', 'titles', '...E Mais', 'E Mais'],
    ['repeated_punctuation', 'titles', 'Veja Mais…', 'Veja Mais.'],
    ['missing_space', 'titles', 'Compre ,já', 'Compre, já'],
    ['draft_note', 'titles', 'Título 1: Compre Hoje (11 caracteres)', 'Compre Hoje'],
    ['draft_note', 'descriptions', 'Descrição: Veja os kits. [16/90]', 'Veja os kits.'],
    ['exclamation_in_title', 'titles', 'Oferta!Compre', 'Oferta Compre'],
    ['exclamation_in_title', 'titles', 'Hola ¡Compra Hoy!', 'Hola Compra Hoy'],
    ['exclamation_in_title', 'titles', '¡Compra Hoy!', 'Compra Hoy'],
    ['capitals', 'titles', 'COMPRE AGORA ZENTRIX', 'Compre Agora ZENTRIX', 'ZENTRIX'],
    ['capitals', 'titles', 'COMPRE AGORA ZENTRIX', 'Compre Agora Zentrix', 'zentrix'],
    ['capitals', 'titles', 'COMPRE VITALMAX AGORA JÁ', 'Compre VitalMax Agora JÁ', 'VitalMax'],
    ['capitals', 'titles', 'FRETE GRÁTIS {NOME_PRODUTO}', 'Frete Grátis {NOME_PRODUTO}'],
    ['broken_tag', 'titles', '{KeyWord: Kit }{LOCATION(City):Aqui}', '{KeyWord:Kit} {LOCATION(City):Aqui}'],
    ['capitals', 'titles', 'FRETE GRÁTIS {KeyWord:KIT NOVO}', 'Frete Grátis {KeyWord:KIT NOVO}'],
  ])('of %s in %s "%s" is "%s"', (rule, kind, text, mended, product) => {
    const [pt] = readers;
    const findings = pt?.({ kind, text, product: product ?? 'Vitalmax', productKind: 'nutra' }) ?? [];
    expect(findings.find((finding) => finding.rule === rule)?.rewrite).toBe(mended);
  });
});

describe('what a product is for', () => {
  it.each([
    'Meia de Compressão Para Varizes',
    'Joelheira Para Artrose',
    'Chocolate Para Diabéticos',
    'Rodillera Para Artrosis',
    'Medias Para Varices',
  ])('may be said of a physical product: %s', (text) => {
    expect(rulesBroken('titles', text, 'physical')).not.toContain('disease');
  });

  it.each(['Cápsulas Para Artrose', 'Vitalmax Para Diabetes', 'Vitalmax Para Artrosis'])(
    'is a claim of a supplement: %s',
    (text) => {
      expect(rulesBroken('titles', text, 'nutra')).toContain('disease');
    },
  );

  it.each([
    'Pare a Dor nas Articulações',
    'Ajuda a Parar o Zumbido',
    'Pare el Dolor Articular',
    'Pare de Roncar',
  ])('is not the verb, which is refused for all: %s', (text) => {
    expect(rulesBroken('titles', text, 'physical')).toContain('disease');
  });
});

describe('the rules that refuse a text', () => {
  it.each<[rule: string, kind: AssetType, text: string]>([
    ['exclamation_in_title', 'titles', 'Compre Agora!'],
    ['exclamation_in_title', 'titles', '¡Compra Hoy'],
    ['exclamation_in_title', 'titles', '今すぐ購入！'],
    ['exclamation_in_callout', 'callouts', 'Frete Rápido!'],
    ['exclamation_in_sitelink', 'sitelinks', 'Veja os Preços!'],
    ['many_exclamations', 'descriptions', 'Chegou! Peça o seu hoje!'],
    ['leading_punctuation', 'callouts', '- Frete Rápido'],
    ['leading_punctuation', 'sitelinks', '> Kits'],
    ['repeated_punctuation', 'descriptions', '今すぐ購入！！'],
    ['repeated_punctuation', 'descriptions', '¡¡Compra hoy!'],
    ['repeated_punctuation', 'descriptions', 'Quer saber o preço?? Veja na loja.'],
    ['repeated_punctuation', 'descriptions', 'Veja mais...'],
    ['repeated_punctuation', 'titles', 'Veja Mais…'],
    ['repeated_punctuation', 'descriptions', 'Sério?! Veja na loja.'],
    ['swapped_letters', 'titles', 'Cápsul@s Originais'],
    ['swapped_letters', 'titles', 'Produto 0riginal'],
    ['disguised_letters', 'titles', 'F.L.O.R.E.S Frescas'],
    ['emphasis_asterisk', 'titles', 'Preço *Baixo*'],
    ['symbols', 'titles', 'Compre Hoje 🔥'],
    ['symbols', 'callouts', 'Entrega Rápida ✓'],
    ['symbols', 'titles', '► Veja Preços'],
    ['symbols', 'titles', 'Kit • Frete'],
    ['symbols', 'titles', 'Feito no 🇧🇷'],
    ['symbols', 'titles', 'ｶﾌﾟｾﾙ'],
    ['symbols', 'titles', 'Ômega³ Original'],
    ['capitals', 'titles', 'FRETE Rápido'],
    ['capitals', 'titles', 'GRÁTIS na Loja'],
    ['capitals', 'titles', 'FrEe Shipping'],
    ['missing_space', 'descriptions', 'Preço,frete e prazo na loja.'],
    ['double_space', 'titles', 'Veja  Preços'],
    ['spaced_letters', 'titles', 'P r o m o Hoje'],
    ['repeated_word', 'titles', 'Compre, Compre, Compre'],
    ['repeated_word', 'descriptions', 'Novo kit, novo preço, novo prazo.'],
    ['phone_number', 'descriptions', 'Ligue (11) 91234-5678 e peça o seu.'],
    ['phone_number', 'titles', '0800 123 4567'],
    ['phone_number', 'descriptions', 'Call 555-123-4567 today.'],
    ['phone_number', 'descriptions', 'Звоните: 8 (495) 123-45-67'],
    ['phone_number', 'descriptions', 'Bizi arayın: 0850 123 45 67'],
    ['phone_number', 'descriptions', 'Appelez le 01 23 45 67 89'],
    ['phone_number', 'descriptions', 'お電話は0120-123-456まで'],
    ['phone_number', 'descriptions', '문의 1588-1234'],
    ['phone_number', 'descriptions', 'اتصل على ٠٥٥١٢٣٤٥٦٧'],
    ['domain', 'descriptions', 'Заказ на сайте vitalis.ru'],
    ['domain', 'descriptions', 'Sipariş: vitalis.com.tr'],
    ['domain', 'descriptions', 'Bestellen bei vitalis.de'],
    ['click_here', 'titles', 'Clique Aqui'],
    ['click_here', 'sitelinks', 'Click here for prices'],
    ['click_here', 'titles', 'Haz Clic Aquí'],
    ['numbered_list', 'descriptions', '1) Escolha 2) Pague 3) Receba'],
    ['cure', 'titles', 'A Cura da Calvície'],
    ['cure', 'descriptions', 'Fórmula que promete curar a dor nas costas.'],
    ['cure', 'titles', 'Cures Joint Pain'],
    ['disease', 'descriptions', 'Trata e previne o diabetes.'],
    ['disease', 'titles', 'Combate a Pressão Alta'],
    ['disease', 'titles', 'Prevents High Blood Pressure'],
    ['disease', 'titles', 'Tratamiento Para Artrosis'],
    ['weight_amount', 'titles', 'Emagreça 10 kg'],
    ['weight_amount', 'titles', 'Perca até 5kg'],
    ['weight_amount', 'titles', 'Lose Up to 20 Pounds'],
    ['weight_amount', 'titles', 'Pierde 8 Kilos'],
    ['no_effort', 'descriptions', 'Resultado sem dieta e sem academia.'],
    ['no_effort', 'titles', 'Without Any Effort'],
    ['no_effort', 'titles', 'Sin Hacer Dieta'],
    ['guaranteed_result', 'titles', 'Resultado Garantido'],
    ['guaranteed_result', 'titles', 'Guaranteed Results'],
    ['guaranteed_result', 'titles', 'Efecto Garantizado'],
    ['guaranteed_result', 'titles', '100% Garantido'],
    ['total_certainty', 'titles', '100 % Effective'],
    ['miracle', 'titles', 'O Milagre do Emagrecimento'],
    ['miracle', 'titles', 'Miracle Capsules'],
    ['miracle', 'titles', 'Cápsulas Milagrosas'],
    ['miracle', 'titles', 'A Fórmula Secreta'],
    ['time_frame', 'titles', 'Resultado em 7 Dias'],
    ['time_frame', 'titles', 'Lose Weight in 2 Weeks'],
    ['time_frame', 'titles', 'Adelgaza en Solo 10 Días'],
    ['better_than_medicine', 'descriptions', 'Melhor que qualquer remédio.'],
    ['better_than_medicine', 'descriptions', 'As effective as prescription drugs.'],
    ['banned_substance', 'titles', 'Cápsulas com Efedrina'],
    ['no_side_effects', 'callouts', 'Sem Efeitos Colaterais'],
    ['no_side_effects', 'callouts', 'No Side Effects'],
    ['no_side_effects', 'callouts', 'Sin Efectos Secundarios'],
    ['no_side_effects', 'callouts', 'Sem Contraindicações'],
    ['false_authority', 'callouts', 'Aprovado Pela Anvisa'],
    ['false_authority', 'callouts', 'FDA Approved'],
    ['false_authority', 'callouts', 'Recomendado por Médicos'],
    ['false_authority', 'callouts', 'Clinicamente Comprovado'],
    ['before_and_after', 'titles', 'Veja o Antes e Depois'],
    ['supplement_claim', 'titles', 'O Emagrecedor do Momento'],
    ['supplement_claim', 'titles', 'Queima Gordura Rápido'],
    ['supplement_claim', 'titles', 'Adeus, Celulite'],
    ['false_affiliation', 'titles', 'Site Oficial'],
    ['false_affiliation', 'titles', 'Official Store'],
    ['prescription_name', 'descriptions', 'Alternativa natural ao Ozempic.'],
    ['prescription_name', 'keywords', 'alternativa ao ozempic'],
    ['keyword_invalid_characters', 'keywords', '[comprar Vitalis Max (60 Caps)]'],
    ['keyword_too_many_words', 'keywords', 'a b c d e f g h i j k'],
    ['broken_tag', 'titles', '{KeyWord:Vitalis'],
    ['broken_tag', 'descriptions', 'Veja os kits de {KeyWord:} hoje.'],
    ['placeholder', 'keywords', '"comprar [PRODUTO]"'],
    ['keyword_broad_modifier', 'keywords', '+comprar +vitalis'],
  ])('%s: %s "%s"', (rule, kind, text) => {
    expect(rulesBroken(kind, text)).toContain(rule);
    expect(rulesBroken(kind, text.normalize('NFD'))).toContain(rule);
  });
});

describe('texts that no rule refuses', () => {
  it.each<[kind: AssetType, text: string]>([
    ['titles', 'Entrega em 3 Dias'],
    ['titles', 'Garantia de 30 Dias'],
    ['titles', 'Entrega Garantida'],
    ['titles', 'Satisfaction Guaranteed'],
    ['titles', 'Suporta Até 120 kg'],
    ['titles', 'Camiseta 100% Algodão'],
    ['titles', 'Curso de Procura e Curva'],
    ['titles', 'Sérum Vitamina B12 com CNPJ'],
    ['titles', 'Pague com PayPal ou Pix'],
    ['titles', 'Vitalmax® Original'],
    ['titles', 'Ofertas {KeyWord:Vitalmax Pro}'],
    ['titles', 'Por {CUSTOMIZER.Preco}'],
    ['titles', 'Em Até 12x de R$ 19,90'],
    ['titles', 'Título de Capitalização'],
    ['titles', 'Nota 9/10'],
    ['titles', 'Carro 0km'],
    ['callouts', '+20 Anos de Mercado'],
    ['callouts', '$10 de Desconto'],
    ['callouts', '-20% no Pix'],
    ['sitelinks', '¿Qué Incluye?'],
    ['descriptions', 'Chegou a nova fórmula! Veja o preço, o prazo e a nota fiscal.'],
    ['descriptions', 'Pedidos a partir de R$ 1.299,00 em 10x. Despacho em 24h.'],
    ['descriptions', 'Secure checkout, securely packed, and easy returns for every order.'],
    ['descriptions', 'Your order, your size, your delivery day.'],
    ['descriptions', 'Ohne Zucker, ohne Palmöl, ohne Konservierungsstoffe.'],
    ['titles', 'ビタミンのサプリメント'],
    ['descriptions', 'Válido de 01.01.2026 a 31.12.2026.'],
    ['descriptions', 'Promoção 01.01.2026-31.12.2026'],
    ['descriptions', 'Doses de 8 10 12 14 16 mg'],
    ['descriptions', 'Цена 10 000 000 ₽, вес 0.25 0.5 0.75 кг'],
    ['descriptions', 'Aberto das 08:00-18:00, todo dia.'],
    ['descriptions', 'Det er nok. Sett opp, pakk ut.'],
    ['keywords', 'emagrecer 10 kg sem dieta'],
    ['negative_keywords', 'ozempic'],
  ])('%s: "%s"', (kind, text) => {
    expect(rulesBroken(kind, text)).toEqual([]);
  });

  it.each<[kind: AssetType, text: string]>([
    ['titles', 'Queijo Curado da Serra'],
    ['titles', 'Jamón Curado 24 Meses'],
    ['titles', 'Resin That Cures in 60 Seconds'],
    ['titles', 'Levanta 20 kg Sem Esforço'],
    ['titles', 'Rende 12 m² por Galão'],
    ['titles', 'Лампа на 20 м²'],
    ['titles', 'لمبة لغرفة 20 م²'],
    ['titles', 'Filtro HEPA Lavável'],
    ['titles', 'Furadeira KIRIK com Maleta'],
    ['titles', 'Elimina Manchas de Gordura'],
  ])('%s of a physical product: "%s"', (kind, text) => {
    expect(rulesBroken(kind, text, 'physical')).toEqual([]);
  });

  it.each(['Cura Gel', 'Miracle Mop', 'Fat Burner X', 'KIRIK', 'CURE-Dent'])(
    'the words of the product\'s name are allowed: "%s"',
    (product) => {
      expect(rulesBroken('titles', `${product}: Veja o Preço`, 'physical', product)).toEqual([]);
      expect(rulesBroken('titles', `Kit ${product.toUpperCase()} 2`, 'nutra', product)).toEqual([]);
    },
  );

  it("a medicine's name is refused even inside the product's name", () => {
    expect(rulesBroken('titles', 'Compre Ozempic Natural', 'nutra', 'Ozempic Natural')).toContain(
      'prescription_name',
    );
  });
});

describe('a finding', () => {
  const read = readers[0];
  const question = { product: 'Vitalmax', productKind: 'nutra', kind: 'titles' } as const;

  it('has a level, a source and a suggestion', () => {
    const findings = read?.({ ...question, text: 'CURA da Artrose!!' }) ?? [];
    expect(findings.map(({ rule }) => rule)).toEqual([
      'exclamation_in_title',
      'many_exclamations',
      'repeated_punctuation',
      'capitals',
      'cure',
      'disease',
      'disease_mention',
    ]);
    expect(findings.filter(({ source }) => !URL.canParse(source))).toEqual([]);
    expect(findings.find(({ rule }) => rule === 'capitals')?.rewrite).toBe('Cura da Artrose!!');
    expect(findings.find(({ rule }) => rule === 'cure')?.rewrite).toBe('Apoio ao bem-estar no dia a dia');
  });

  it('of a keyword suggests the keyword that Google would accept', () => {
    const [finding] = read?.({ ...question, kind: 'keywords', text: '[Vitalis Max (60 Caps)]' }) ?? [];
    expect(finding?.rewrite).toBe('[Vitalis Max 60 Caps]');
  });

  it('of a keyword with the former modifier suggests a phrase', () => {
    const [finding] = read?.({ ...question, kind: 'keywords', text: '+vitalis +max' }) ?? [];
    expect(finding).toMatchObject({
      rule: 'keyword_broad_modifier',
      level: 'dica',
      rewrite: '"vitalis max"',
    });
  });

  it.each([
    ['ok', 'Veja o Preço'],
    ['dica', 'Últimas Unidades'],
    ['aviso', 'Site Oficial'],
    ['bloqueia', 'Site Oficial da Cura da Artrose'],
  ])('has the strictest level that applies: %s for "%s"', (level, text) => {
    expect(highestLevel(read?.({ ...question, text }) ?? [])).toBe(level);
  });

  it.each(['pt', 'en', 'es'] as const)(
    'has, for every promise in %s, a suggestion that no rule refuses',
    async (language) => {
      const own = await loadPolicyReader(language);
      const rewrites = policyRuleIds.flatMap((id) => languageRewrites[language][id as ClaimId] ?? []); // only claims have suggestions
      expect(rewrites).toHaveLength(claimRules.length);
      expect(
        rewrites.filter(
          (text) => own({ kind: 'descriptions', text, product: '', productKind: 'nutra' }).length > 0,
        ),
      ).toEqual([]);
    },
  );

  it('for a language without claims comes only from the rules of every language', async () => {
    const read = await loadRuleReader(undefined);
    const rules = (text: string): string[] => read({ ...question, text }).map(({ rule }) => rule);
    expect(rules('Cure de 3 Mois')).toEqual([]);
    expect(rules('Alternative à Ozempic!')).toEqual(['exclamation_in_title', 'prescription_name']);
  });
});

describe.each(['pt', 'en', 'es'] as const)('the built-in texts in %s', (language) => {
  it('pass every rule', async () => {
    const own = await loadBuiltInTexts(language);
    const read = await loadPolicyReader(language);
    const texts: readonly (readonly [AssetType, readonly string[]])[] = [
      [
        'keywords',
        Object.values(own.keywords).flatMap((list) => funnelLevels.flatMap((level) => list[level].templates)),
      ],
      ['negative_keywords', own.negativeKeywords],
      ['titles', own.titles],
      ['descriptions', own.descriptions],
      ['sitelinks', own.sitelinks.flatMap(({ text, desc1, desc2 }) => [text, desc1, desc2])],
      ['callouts', own.callouts],
      ['promotions', own.promotions],
    ];
    const refused = texts.flatMap(([kind, list]) =>
      list
        .map((text) => fillProduct(text, 'Vitalmax Pro').replace('[problema]', 'insônia'))
        .map((text) => [text, ...findRules(read, kind, text)])
        .filter(({ length }) => length > 1),
    );
    expect(refused).toEqual([]);
  });
});

describe('a text far longer than any ad', () => {
  it.each(['vitalmax ', '!', '"', 'กาแฟ', '花束', '🔥', '[', '-', 'a'])(
    'of many "%s" is read in time',
    (part) => {
      const text = part.repeat(300_000);
      for (const read of readers)
        for (const kind of ['titles', 'keywords'] as const)
          expect(Array.isArray(read({ kind, text, product: 'vitalmax', productKind: 'nutra' }))).toBe(true);
    },
  );

  it('keeps what is behind the part that was read', () => {
    const text = `Compre Já!! ${'texto '.repeat(200)}`;
    const [first] = readers.map((read) => read({ kind: 'titles', text, product: '', productKind: 'nutra' }));
    const rewrites = (first ?? []).flatMap(({ rewrite }) => (rewrite === undefined ? [] : [rewrite]));
    expect(rewrites.length).toBeGreaterThan(0);
    for (const rewrite of rewrites) expect(rewrite.endsWith(text.slice(1000))).toBe(true);
  });
});
