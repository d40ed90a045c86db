import { type Page, pageList, pages } from '#domain/pages/pages.ts';

type About = Required<Pick<Page, 'title' | 'description'>>;

const everyPage: About = {
  title: 'Faísca',
  description: 'Palavras-chave, anúncios e campanhas de pesquisa do Google Ads, prontos para publicar.',
};

/** The pages that people share and search engines list. A preview is read without running scripts. */
const publicPages = new Map(
  pageList.flatMap(({ path, title, description }) =>
    description === undefined ? [] : [[path, { title: `${title} · Faísca`, description }]],
  ),
);

/** The preview of a shared report. It does not name the campaign or its sender. */
const reportPage: About = {
  title: `${pages.sharedReport.title} · Faísca`,
  description: 'Um relatório aberto por um link privado.',
};

export const publicPaths: readonly string[] = [...publicPages.keys()];

/**
 * The page with the title, description and preview of an address.
 * @param path one of `publicPaths`, or null for every other address, which has no canonical address.
 */
export function withHead(html: string, path: string | null, appUrl: string): string {
  const about = (path === null ? undefined : publicPages.get(path)) ?? everyPage;
  if (path === null) return withTags(html, about, [], appUrl);
  const url = new URL(path, appUrl).href;
  const own = [`<link rel="canonical" href="${url}" />`, `<meta property="og:url" content="${url}" />`];
  return withTags(html, about, own, appUrl);
}

/** The page of every shared report. Search engines are asked to leave it out. */
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
