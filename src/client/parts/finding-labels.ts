import type { DraftRule } from '#domain/making/findings/finding.ts';
import type { PolicyLevel } from '#domain/making/review/policy-rule.ts';
import { policyLabels } from './policy-labels.ts';

export const findingLevels: Record<PolicyLevel, { label: string; color: string }> = {
  bloqueia: { label: 'O Google recusa', color: 'red' },
  aviso: { label: 'Pode dar problema', color: 'yellow' },
  dica: { label: 'Dica', color: 'blue' },
};

interface FindingLabel {
  title: string;
  why: string;
}

const draftLabels: Record<DraftRule, FindingLabel> = {
  final_url_missing: { title: 'Falta a URL final', why: 'Sem ela o anúncio não tem para onde levar.' },
  final_url_broken: {
    title: 'URL final com problema',
    why: 'O Google só aceita https com um domínio que abre.',
  },
  final_url_long: {
    title: 'URL com mais de 2.000 caracteres',
    why: 'Endereços longos são cortados ou recusados.',
  },
  other_domain: {
    title: 'URL de outro domínio',
    why: 'Todas as URLs de um anúncio precisam ser do mesmo domínio.',
  },
  unknown_tag: {
    title: 'Parâmetro que o Google não conhece',
    why: 'Ele ficaria escrito no endereço, sem valor.',
  },
  template_without_url: { title: 'Modelo sem {lpurl}', why: 'Sem {lpurl} o clique não chega à sua página.' },
  suffix_sign: {
    title: 'Sufixo começa com ? ou &',
    why: 'O Google põe o sinal sozinho; com dois, o endereço quebra.',
  },
  no_country: { title: 'Nenhum país escolhido', why: 'Sem país o Google mostra os anúncios no mundo todo.' },
  no_language: { title: 'Nenhum idioma escolhido', why: 'Sem idioma o Google mostra os anúncios em todos.' },
  no_budget: { title: 'Falta o orçamento diário', why: 'O Google não publica a campanha sem orçamento.' },
  no_target_cpa: { title: 'Falta o CPA desejado', why: 'A estratégia escolhida precisa dele.' },
  no_target_roas: { title: 'Falta o ROAS desejado', why: 'A estratégia escolhida precisa dele.' },
  no_impression_share: {
    title: 'Falta a parcela de impressões',
    why: 'Diga em quantas das pesquisas o anúncio deve aparecer, de 1 a 100%.',
  },
  no_share_limit: {
    title: 'Parcela de impressões sem limite de CPC',
    why: 'O Google exige o limite: sem ele, a primeira posição pode custar qualquer valor.',
  },
  no_portfolio: {
    title: 'Falta o nome da estratégia de portfólio',
    why: 'O Editor a aplica pelo nome que ela tem na conta; criar uma, só no Google Ads.',
  },
  group_target_unused: {
    title: 'CPA do grupo sem efeito',
    why: 'Só vale quando a campanha maximiza conversões ou tem CPA desejado.',
  },
  no_bid: {
    title: 'Falta o CPC máximo',
    why: 'Com CPC manual e sem lance, o Google usa 1 centavo e o anúncio não aparece.',
  },
  no_bid_limit: {
    title: 'Cliques sem limite de CPC',
    why: '“Maximizar cliques” sem limite compra cliques mais caros do que a conta da venda aguenta.',
  },
  budget_below_bid: { title: 'Orçamento menor que um clique', why: 'O dia acaba antes do primeiro clique.' },
  interest_targeting: {
    title: 'Anúncios para quem está fora',
    why: '“Presença ou interesse” traz cliques de países em que você não vende.',
  },
  display_network: {
    title: 'Rede de Display ligada',
    why: 'Gasta a verba em sites e apps, com outra intenção.',
  },
  schedule_backwards: {
    title: 'Horário termina antes de começar',
    why: 'O Google recusa o arquivo com esse horário.',
  },
  dates_backwards: { title: 'Fim antes do início', why: 'O Google recusa a campanha com essas datas.' },
  no_groups: { title: 'Nenhum grupo de anúncios', why: 'Monte a campanha na aba Montagem.' },
  empty_group: { title: 'Grupo sem palavras', why: 'Um grupo sem palavra-chave não aparece.' },
  group_name_repeated: { title: 'Dois grupos com o mesmo nome', why: 'Na importação os dois virariam um.' },
  keyword_repeated: {
    title: 'Palavra em dois grupos',
    why: 'O Google escolhe um deles e os números se dividem.',
  },
  small_group: { title: 'Grupo pequeno', why: 'Menos de 5 palavras dão poucos dados para decidir.' },
  large_group: { title: 'Grupo grande demais', why: 'O mesmo anúncio não responde bem a tantas pesquisas.' },
  no_ad: { title: 'Grupo sem anúncio', why: 'Sem anúncio o grupo não aparece.' },
  ad_repeated: {
    title: 'Dois anúncios iguais no grupo',
    why: 'O segundo só testa algo se disser outra coisa; igual, fica fora do arquivo.',
  },
  few_titles: { title: 'Menos de 3 títulos', why: 'O Google exige 3 títulos diferentes.' },
  few_descriptions: { title: 'Menos de 2 descrições', why: 'O Google exige 2 descrições diferentes.' },
  few_distinct_titles: {
    title: 'Poucos títulos',
    why: 'Com 5 ou mais títulos diferentes o Google combina melhor.',
  },
  text_too_long: { title: 'Texto passa do limite', why: 'O Google recusa textos acima do limite.' },
  text_repeated: { title: 'Texto repetido', why: 'Textos iguais não contam duas vezes.' },
  exclamations_in_ad: {
    title: 'Duas descrições com exclamação',
    why: 'O Google aceita uma exclamação por anúncio, e mostra as descrições juntas.',
  },
  text_repeated_elsewhere: {
    title: 'Recurso repete o anúncio',
    why: 'Frases de destaque e sitelinks não podem repetir o anúncio.',
  },
  path_broken: {
    title: 'Caminho com problema',
    why: 'Até 15 caracteres, sem espaço nem barra; o 2 precisa do 1.',
  },
  title_coverage: {
    title: 'Palavra no título',
    why: 'Menos da metade das palavras do grupo aparece em algum título.',
  },
  sitelink_same_url: {
    title: 'Sitelinks com a mesma página',
    why: 'O Google pede uma página diferente para cada um.',
  },
  sitelink_half: {
    title: 'Sitelink com uma descrição só',
    why: 'As duas descrições vão juntas ou nenhuma vai.',
  },
  few_sitelinks: { title: 'Poucos sitelinks', why: 'Com 4 ou mais o anúncio ocupa mais espaço.' },
  few_callouts: { title: 'Poucas frases de destaque', why: 'Com 4 ou mais o Google escolhe as melhores.' },
  snippet_values: { title: 'Snippet com menos de 3 valores', why: 'O Google exige de 3 a 10 valores.' },
  promotion_discount: {
    title: 'Promoção sem desconto',
    why: 'Diga um percentual ou um valor; sem ele, ela fica fora.',
  },
  promotion_both: {
    title: 'Promoção com dois descontos ou condições',
    why: 'Vale só um: o percentual e o cupom ficam.',
  },
  promotion_dates: { title: 'Promoção termina antes de começar', why: 'O Google recusa essas datas.' },
  price_items: {
    title: 'Preços com menos de 3 itens',
    why: 'O Google exige de 3 a 8 itens, cada um com título, descrição e preço.',
  },
  call_number: {
    title: 'Telefone que não existe',
    why: 'O Google recusa um número que não é do país escolhido.',
  },
  call_country: {
    title: 'Telefone de outro país',
    why: 'Quem vê o anúncio teria de ligar para o exterior.',
  },
  asset_not_targeted: {
    title: 'Recurso em idioma fora do público',
    why: 'A campanha não aparece para quem fala esse idioma.',
  },
  account_asset_repeated: {
    title: 'Repete um recurso da conta',
    why: 'Os recursos da conta já valem nesta campanha: o Google pode mostrar os dois no mesmo anúncio.',
  },
  foreign_word: {
    title: 'Palavra de outro país',
    why: 'Fala de moeda, órgão, pagamento ou país onde a campanha não roda.',
  },
  target_language: {
    title: 'Idioma da campanha não é o dos textos',
    why: 'Quem vê os anúncios fala outro idioma.',
  },
  keyword_language: {
    title: 'Palavras-chave em outro idioma',
    why: 'Quem pesquisa nelas encontra um anúncio que não fala a sua língua.',
  },
  asset_language: {
    title: 'Recursos em outro idioma',
    why: 'Frases de destaque ou sitelinks não falam a língua dos anúncios.',
  },
  negative_language: {
    title: 'Negativas em outro idioma',
    why: 'Elas não bloqueiam o que se pesquisa no idioma dos anúncios.',
  },
  medicine_word: {
    title: 'Suplemento chamado de remédio',
    why: 'Suplemento não é remédio: o Google trata o anúncio como de medicamento, e quem procura um compra outra coisa.',
  },
  negative_total: { title: 'Negativa bloqueia palavras', why: 'Essas palavras não acionariam anúncios.' },
  negative_partial: {
    title: 'Negativa bloqueia em parte',
    why: 'A pesquisa igual à palavra não mostraria o anúncio.',
  },
  bid_above_break_even: {
    title: 'CPC acima do empate',
    why: 'Cada clique custa mais do que rende. Veja a conta da venda.',
  },
  no_profit: { title: 'A conta não fecha', why: 'Com essa comissão, aprovação e reembolso não sobra nada.' },
};

/** The rule of a finding in Portuguese: about a draft, or about one text. */
export function findingLabel(rule: string): FindingLabel {
  const known: Partial<Record<string, FindingLabel>> = draftLabels;
  return known[rule] ?? { title: policyLabels[rule] ?? rule, why: '' };
}
