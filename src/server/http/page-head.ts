import { TRIAL_DAYS } from '#domain/account/plans.ts';

interface About {
  title: string;
  description: string;
}

const everyPage: About = {
  title: 'Faísca',
  description: 'Palavras-chave, anúncios e campanhas de pesquisa do Google Ads, prontos para publicar.',
};

/** The pages that people share and search engines list. A preview is read without running scripts. */
const publicPages: Readonly<Record<string, About>> = {
  '/login': {
    title: 'Entrar · Faísca',
    description: 'Entre na sua conta e continue montando suas campanhas de pesquisa do Google Ads.',
  },
  '/register': {
    title: 'Criar conta · Faísca',
    description: `Teste grátis por ${TRIAL_DAYS} dias, sem cartão: palavras-chave, negativas e anúncios prontos.`,
  },
  '/pricing': {
    title: 'Planos · Faísca',
    description: 'Os planos da Faísca para quem monta campanhas de pesquisa do Google Ads.',
  },
  '/termos': {
    title: 'Termos de uso · Faísca',
    description: 'O combinado entre você e a Faísca, em português claro.',
  },
  '/privacidade': {
    title: 'Privacidade · Faísca',
    description: 'Que dados a Faísca guarda, para quê e por quanto tempo.',
  },
};

/** A shared report: its preview says nothing of the campaign or of who sent it. */
const reportPage: About = {
  title: 'Relatório de campanha · Faísca',
  description: 'Um relatório aberto por um link privado.',
};

export const publicPaths: readonly string[] = Object.keys(publicPages);

/**
 * The page with the title, description and preview of an address.
 * @param path one of `publicPaths`, or null for every other address, which has no canonical address.
 */
export function withHead(html: string, path: string | null, appUrl: string): string {
  const about = (path === null ? undefined : publicPages[path]) ?? everyPage;
  if (path === null) return withTags(html, about, [], appUrl);
  const url = new URL(path, appUrl).href;
  const own = [`<link rel="canonical" href="${url}" />`, `<meta property="og:url" content="${url}" />`];
  return withTags(html, about, own, appUrl);
}

/** The page of every shared report. Search engines are told to leave it out. */
export function withReportHead(html: string, appUrl: string): string {
  return withTags(html, reportPage, ['<meta name="robots" content="noindex, nofollow" />'], appUrl);
}

function withTags(
  html: string,
  { title, description }: About,
  own: readonly string[],
  appUrl: string,
): string {
  const tags = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    ...own,
    '<meta property="og:site_name" content="Faísca" />',
    '<meta property="og:type" content="website" />',
    '<meta property="og:locale" content="pt_BR" />',
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    `<meta property="og:image" content="${new URL('/preview.jpg', appUrl).href}" />`,
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
  return html.replace(/<title>[^<]*<\/title>/, tags.join('\n    '));
}
