import { type PolicyLevel, policyLevels } from '#domain/making/review/policy-rule.ts';
import { cutText } from '#domain/shared/cut-text.ts';

const DESTINATION = 'https://support.google.com/adspolicy/answer/6368661';
const NOT_CRAWLABLE = 'https://support.google.com/adspolicy/answer/16428929';
const INSUFFICIENT = 'https://support.google.com/adspolicy/answer/16427718';
const MISREPRESENTATION = 'https://support.google.com/adspolicy/answer/6020955';
const UNRELIABLE = 'https://support.google.com/adspolicy/answer/15936857';
const SUBSTANCES = 'https://support.google.com/adspolicy/answer/15595718';
const CLICKBAIT = 'https://support.google.com/adspolicy/answer/15936667';
const COUNTERFEIT = 'https://support.google.com/adspolicy/answer/176017';
const DATA = 'https://support.google.com/adspolicy/answer/6020956';
const ABUSE_OF_NETWORK = 'https://support.google.com/adspolicy/answer/6020954';
const TRACKING = 'https://support.google.com/analytics/answer/2938246';
const MISMATCH = 'https://support.google.com/adspolicy/answer/16428020';
const IRRELEVANT = 'https://support.google.com/adspolicy/answer/15936964';
const SITELINKS = 'https://support.google.com/adspolicy/answer/1054210';

interface CodeFacts {
  severity: PolicyLevel;
  policy: string;
  /** How the person mends the page. */
  fix: string;
}

/**
 * The codes of the findings about a page. `bloqueia` costs the ad or the account, `aviso` may, `dica` is a matter
 * of care.
 */
export const findingCodes = {
  no_contact: {
    severity: 'bloqueia',
    policy: MISREPRESENTATION,
    fix: 'Ponha um contato que funcione no rodapé: e-mail, telefone ou página de contato.',
  },
  no_privacy: {
    severity: 'bloqueia',
    policy: DATA,
    fix: 'Publique a política de privacidade e ponha no rodapé um link que abra.',
  },
  no_terms: {
    severity: 'aviso',
    policy: MISREPRESENTATION,
    fix: 'Publique os termos de uso e ponha no rodapé um link que abra.',
  },
  no_refund_terms: {
    severity: 'aviso',
    policy: MISREPRESENTATION,
    fix: 'Diga como a pessoa devolve o produto e recebe o dinheiro, em quantos dias e por qual contato.',
  },
  no_company: {
    severity: 'aviso',
    policy: MISREPRESENTATION,
    fix: 'Diga quem responde pela página: nome da empresa, registro (CNPJ, Impressum, SIRET, NIF…) e endereço.',
  },
  no_affiliate_notice: {
    severity: 'aviso',
    policy: MISREPRESENTATION,
    fix: 'Avise, perto dos links, que você recebe comissão pelas compras feitas por eles.',
  },
  price_differs: {
    severity: 'bloqueia',
    policy: MISREPRESENTATION,
    fix: 'Qual preço vale? Deixe o mesmo na página e na ficha: os anúncios usam o da ficha.',
  },
  guarantee_differs: {
    severity: 'aviso',
    policy: MISREPRESENTATION,
    fix: 'Qual garantia vale? Deixe o mesmo prazo na página e na ficha.',
  },
  delivery_differs: {
    severity: 'aviso',
    policy: MISREPRESENTATION,
    fix: 'Qual entrega vale? Deixe o mesmo prazo e o mesmo custo na página e na ficha.',
  },
  product_name_missing: {
    severity: 'aviso',
    policy: IRRELEVANT,
    fix: 'Escreva o nome do produto no texto da página, como no anúncio.',
  },
  health_claim: {
    severity: 'bloqueia',
    policy: SUBSTANCES,
    fix: 'O trecho promete algo sobre o corpo ou sobre uma doença? Tire-o e diga o que o produto contém e como se usa.',
  },
  cure_claim: {
    severity: 'bloqueia',
    policy: UNRELIABLE,
    fix: 'O trecho promete cura, ou conta que uma doença acabou? Tire-o: nenhum suplemento pode dizer isso.',
  },
  weight_promise: {
    severity: 'bloqueia',
    policy: UNRELIABLE,
    fix: 'O trecho promete perder peso ou medidas com número, com prazo ou sem esforço? Tire-o.',
  },
  before_after: {
    severity: 'bloqueia',
    policy: CLICKBAIT,
    fix: 'As imagens ou o texto mostram um corpo antes e depois? Tire-os.',
  },
  celebrity_claim: {
    severity: 'bloqueia',
    policy: MISREPRESENTATION,
    fix: 'O trecho usa a fama de alguém? Tire-o, a não ser que a pessoa tenha contrato com a marca.',
  },
  fake_news_layout: {
    severity: 'bloqueia',
    policy: MISREPRESENTATION,
    fix: 'A página parece um jornal? Troque o visual por um seu e marque o texto como publicidade.',
  },
  fake_countdown: {
    severity: 'aviso',
    policy: MISREPRESENTATION,
    fix: 'O relógio recomeça para cada visitante? Tire-o, ou diga a data em que a oferta termina de verdade.',
  },
  fake_stock: {
    severity: 'aviso',
    policy: MISREPRESENTATION,
    fix: 'Alguém pode conferir esse número? Se não, tire a contagem de unidades, de visitantes ou de compras.',
  },
  testimonial_results: {
    severity: 'bloqueia',
    policy: UNRELIABLE,
    fix: 'O depoimento conta um resultado (quilos, cura, dinheiro)? Tire o resultado e deixe a opinião sobre compra, entrega e uso.',
  },
  earnings_promise: {
    severity: 'bloqueia',
    policy: UNRELIABLE,
    fix: 'O trecho promete ganho de dinheiro? Tire-o e diga o que a pessoa aprende ou recebe.',
  },
  counterfeit: {
    severity: 'bloqueia',
    policy: COUNTERFEIT,
    fix: 'O produto imita o de uma marca? Não o anuncie: o Google suspende a conta sem aviso.',
  },
  thin_page: {
    severity: 'bloqueia',
    policy: INSUFFICIENT,
    fix: 'Escreva conteúdo seu: o que é o produto, para quem é, como se usa, preço e entrega.',
  },
  link_out_only: {
    severity: 'bloqueia',
    policy: INSUFFICIENT,
    fix: 'A página só leva a outro site? Dê nela informação própria antes do link.',
  },
  form_without_https: {
    severity: 'bloqueia',
    policy: DATA,
    fix: 'Sirva a página e envie o formulário por https.',
  },
  noindex_adsbot: {
    severity: 'bloqueia',
    policy: NOT_CRAWLABLE,
    fix: 'Deixe o AdsBot-Google ler a página: tire a marca que o exclui.',
  },
  autoplay_or_back_trap: {
    severity: 'bloqueia',
    policy: DESTINATION,
    fix: 'Deixe o botão Voltar funcionar e não toque som sem a pessoa pedir.',
  },
  gclid_lost: {
    severity: 'aviso',
    policy: TRACKING,
    fix: 'Passe os parâmetros do endereço (gclid) para o link da rede, ou a venda não volta para a campanha.',
  },
  mixed_language: {
    severity: 'aviso',
    policy: DESTINATION,
    fix: 'Deixe a página inteira no idioma do anúncio.',
  },
  download_prompt: {
    severity: 'bloqueia',
    policy: ABUSE_OF_NETWORK,
    fix: 'Tire o download que começa sozinho ou que se passa por atualização.',
  },
  not_https: { severity: 'bloqueia', policy: DESTINATION, fix: 'Sirva a página por https.' },
  not_working: {
    severity: 'bloqueia',
    policy: DESTINATION,
    fix: 'A página precisa responder com o código 200 para qualquer pessoa.',
  },
  other_domain: {
    severity: 'bloqueia',
    policy: MISMATCH,
    fix: 'Use como URL final o endereço em que a pessoa termina.',
  },
  cloaking: {
    severity: 'bloqueia',
    policy: ABUSE_OF_NETWORK,
    fix: 'Mostre a mesma página a pessoas e ao robô do Google.',
  },
  robots_adsbot: {
    severity: 'bloqueia',
    policy: NOT_CRAWLABLE,
    fix: 'Tire do robots.txt a regra que fecha a página ao AdsBot-Google.',
  },
  parked: {
    severity: 'bloqueia',
    policy: INSUFFICIENT,
    fix: 'O domínio mostra uma página de espera. Publique o site antes de anunciar.',
  },
  same_page: {
    severity: 'aviso',
    policy: SITELINKS,
    fix: 'Leve cada sitelink a uma página com conteúdo diferente.',
  },
  text_not_found: {
    severity: 'dica',
    policy: MISREPRESENTATION,
    fix: 'Escreva na página o que o anúncio promete, ou tire o texto do anúncio.',
  },
} as const satisfies Record<string, CodeFacts>;

export type FindingCode = keyof typeof findingCodes;

export interface PageFinding {
  code: FindingCode;
  severity: PolicyLevel;
  /** The text seen on the page; '' when the finding is that something is missing. */
  excerpt: string;
  /** The place in the page: `main > section > p`; '' for the page as a whole. */
  where: string;
  policy: string;
  fix: string;
}

export interface PageReport {
  findings: PageFinding[];
  /** Notes about the check itself, in Portuguese. */
  warnings: string[];
}

export interface Seen {
  code: FindingCode;
  excerpt?: string;
  where?: string;
  /** Where Google publishes the rule, when the reader of texts knows it better. */
  policy?: string;
  /** When this case is lighter than others of its code. */
  severity?: PolicyLevel;
  fix?: string;
}

/** Kept out of the search alone. Many advertise such pages, and AdsBot reads them. */
export const hiddenFromSearch = {
  code: 'noindex_adsbot',
  severity: 'dica',
  fix: 'O noindex tira a página da busca, não dos anúncios. Se não foi de propósito, tire-o.',
} as const satisfies Seen;

/** An address or an attribute of a page may have megabytes. */
const MOST_SHOWN = 500;

export function findingOf({ code, excerpt = '', where = '', ...seen }: Seen): PageFinding {
  const { severity, policy, fix } = findingCodes[code];
  const shown = excerpt.length > MOST_SHOWN ? `${cutText(excerpt, MOST_SHOWN)}…` : excerpt;
  return { code, severity, excerpt: shown, where, policy, fix, ...seen };
}

/** The worst first. */
export function sortFindings(findings: readonly PageFinding[]): PageFinding[] {
  return findings.toSorted((a, b) => policyLevels.indexOf(b.severity) - policyLevels.indexOf(a.severity));
}

export function inOrder(seen: readonly Seen[]): PageFinding[] {
  return sortFindings(seen.map(findingOf));
}
