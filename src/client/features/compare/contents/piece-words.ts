import { languageLabel } from '#domain/ads/languages.ts';
import type { CopiedKind } from '#domain/deciding/comparison/copied-pieces.ts';
import type { ComparedSetting } from '#domain/deciding/comparison/differences.ts';
import type { PieceKind } from '#domain/deciding/comparison/pieces.ts';
import { countryLabel } from '#domain/ads/locations.ts';
import type { BidStrategy, CampaignSettings } from '#domain/making/structure/settings.ts';
import { percentText } from '#domain/shared/numbers.ts';
import { shareLocationLabels } from '#client/parts/setting-labels.ts';
import { countText } from '#client/lib/count-text.ts';

export const pieceLabels: Record<PieceKind | CopiedKind, string> = {
  groups: 'Grupos de anúncios',
  keywords: 'Palavras-chave',
  negatives: 'Negativas',
  lists: 'Listas de negativas',
  ads: 'Anúncios (títulos e descrições)',
  titles: 'Títulos',
  descriptions: 'Descrições',
  sitelinks: 'Sitelinks',
  callouts: 'Frases de destaque',
  snippets: 'Snippets estruturados',
  promotions: 'Promoções',
  prices: 'Preços',
  calls: 'Telefones',
};

const strategies: Record<BidStrategy, string> = {
  maximize_clicks: 'maximizar cliques',
  maximize_conversions: 'maximizar conversões',
  target_cpa: 'CPA desejado',
  maximize_value: 'maximizar valor de conversão',
  target_roas: 'ROAS desejado',
  target_impression_share: 'parcela de impressões desejada',
  manual_cpc: 'CPC manual',
  portfolio: 'estratégia de portfólio',
};

const amount = (value: string | null) => value?.replace('.', ',') ?? 'nenhum';
const percent = (value: string | number | null) =>
  value === null ? 'nenhum' : `${String(value).replace('.', ',')}%`;
const yesOrNo = (value: boolean) => (value ? 'sim' : 'não');
const list = (values: readonly string[]) => (values.length === 0 ? 'nenhum' : values.join(', '));

export const settingWords: Record<
  ComparedSetting,
  { label: string; text: (settings: CampaignSettings) => string }
> = {
  bidStrategy: { label: 'Estratégia de lances', text: ({ bidStrategy }) => strategies[bidStrategy] },
  dailyBudget: { label: 'Orçamento diário', text: ({ dailyBudget }) => amount(dailyBudget) },
  maxCpc: { label: 'CPC máximo', text: ({ maxCpc }) => amount(maxCpc) },
  targetRoas: { label: 'ROAS desejado', text: ({ targetRoas }) => percent(targetRoas) },
  impressionShare: {
    label: 'Parcela de impressões desejada',
    text: ({ impressionShare }) => percent(impressionShare),
  },
  shareLocation: {
    label: 'Onde a parcela conta',
    text: ({ shareLocation }) => shareLocationLabels[shareLocation].toLowerCase(),
  },
  portfolioName: {
    label: 'Estratégia de portfólio',
    text: ({ portfolioName }) => portfolioName || 'nenhuma',
  },
  targetCpa: { label: 'CPA desejado', text: ({ targetCpa }) => amount(targetCpa) },
  countries: { label: 'Países', text: ({ countries }) => list(countries.map(countryLabel)) },
  languages: { label: 'Idiomas', text: ({ languages }) => list(languages.map(languageLabel)) },
  presence: {
    label: 'Quem vê',
    text: ({ presence }) => (presence === 'presence' ? 'quem está no país' : 'quem está ou tem interesse'),
  },
  searchPartners: { label: 'Parceiros de pesquisa', text: ({ searchPartners }) => yesOrNo(searchPartners) },
  displayNetwork: { label: 'Rede de Display', text: ({ displayNetwork }) => yesOrNo(displayNetwork) },
  schedule: {
    label: 'Horários',
    text: ({ schedule }) =>
      schedule.length === 0 ? 'o tempo todo' : countText(schedule.length, 'faixa', 'faixas'),
  },
  devices: {
    label: 'Ajuste por aparelho',
    text: ({ devices: { desktop, mobile, tablet } }) =>
      `computador ${percentText(desktop)}, celular ${percentText(mobile)}, tablet ${percentText(tablet)}`,
  },
};
