import { describe, expect, it } from 'vitest';
import { loadBuiltInTexts } from '../texts/content/index.ts';
import { funnelLevels } from '../texts/content/types.ts';
import type { AssetType } from '../ads/asset-types.ts';
import { fillProduct } from '../texts/generators/product.ts';
import { findPolicyProblems } from './policy.ts';

function rulesBroken(kind: AssetType, text: string): string[] {
  return findPolicyProblems(kind, text).map(({ rule }) => rule);
}

describe('texts that a rule refuses', () => {
  it.each<[rule: string, kind: AssetType, text: string]>([
    ['exclamation_in_title', 'titles', 'Compre Agora!'],
    ['exclamation_in_title', 'titles', '¡Compra Hoy'],
    ['exclamation_in_title', 'titles', '今すぐ購入！'],
    ['exclamation_in_callout', 'callouts', 'Frete Rápido!'],
    ['many_exclamations', 'descriptions', 'Chegou! Peça o seu hoje!'],
    ['leading_punctuation', 'callouts', '- Frete Rápido'],
    ['repeated_punctuation', 'descriptions', 'Quer saber o preço?? Veja na loja.'],
    ['repeated_punctuation', 'descriptions', 'Veja mais...'],
    ['repeated_punctuation', 'titles', 'Veja Mais…'],
    ['repeated_punctuation', 'descriptions', 'Sério?! Veja na loja.'],
    ['swapped_letters', 'titles', 'Cápsul@s Originais'],
    ['swapped_letters', 'titles', 'F.L.O.R.E.S Frescas'],
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
    ['total_certainty', 'titles', '100% Garantido'],
    ['total_certainty', 'callouts', 'Compra 100% Protegida'],
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
    ['titles', 'Em Até 12x de R$ 19,90'],
    ['descriptions', 'Chegou a nova fórmula! Veja o preço, o prazo e a nota fiscal.'],
    ['descriptions', 'Pedidos a partir de R$ 1.299,00 em 10x. Despacho em 24h.'],
    ['descriptions', 'Secure checkout, securely packed, and easy returns for every order.'],
    ['titles', 'ビタミンのサプリメント'],
    ['keywords', 'emagrecer 10 kg sem dieta'],
    ['negative_keywords', 'ozempic'],
  ])('%s: "%s"', (kind, text) => {
    expect(rulesBroken(kind, text)).toEqual([]);
  });

  it('each problem says where the rule is published', () => {
    const problems = findPolicyProblems('titles', 'CURA 100% Garantida!!');
    expect(problems.map(({ rule }) => rule)).toEqual([
      'exclamation_in_title',
      'many_exclamations',
      'repeated_punctuation',
      'capitals',
      'cure',
      'guaranteed_result',
      'total_certainty',
    ]);
    expect(problems.filter(({ source }) => !URL.canParse(source))).toEqual([]);
  });
});

describe.each(['pt', 'en', 'es'] as const)('the built-in texts in %s', (language) => {
  it('are refused by no rule', async () => {
    const own = await loadBuiltInTexts(language);
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
        .map((text) => fillProduct(text, 'Vitalmax Pro'))
        .map((text) => [text, ...rulesBroken(kind, text)])
        .filter(({ length }) => length > 1),
    );
    expect(refused).toEqual([]);
  });
});
