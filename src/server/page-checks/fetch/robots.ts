/**
 * Whether a robots.txt shuts a path to AdsBot-Google, which obeys only the groups that name it
 * (https://developers.google.com/search/docs/crawling-indexing/overview-google-crawlers).
 */
export function shutsAdsBot(robots: string, path: string): boolean {
  const rules: { allows: boolean; path: string }[] = [];
  let isOurs = false;
  let isNaming = false;
  for (const line of robots.slice(0, 500_000).split(/\r?\n/u)) {
    const [field = '', ...rest] = cutAtComment(line).split(':');
    const name = field.trim().toLowerCase();
    const value = rest.join(':').trim();
    if (name === 'user-agent') {
      isOurs = (isNaming && isOurs) || /^adsbot-google/iu.test(value);
      isNaming = true;
    } else if (name === 'allow' || name === 'disallow') {
      isNaming = false;
      if (isOurs && value !== '') rules.push({ allows: name === 'allow', path: value });
    }
  }
  const matching = rules
    .filter((rule) => matches(rule.path, path))
    .sort((a, b) => b.path.length - a.path.length || Number(b.allows) - Number(a.allows));
  return matching[0]?.allows === false;
}

function cutAtComment(line: string): string {
  const at = line.indexOf('#');
  return at === -1 ? line : line.slice(0, at);
}

/** `*` stands for anything, and `$` at the end for the end. Read piece by piece, so no rule takes long. */
function matches(rule: string, path: string): boolean {
  const isWhole = rule.endsWith('$');
  const pieces = (isWhole ? rule.slice(0, -1) : rule).split('*');
  let from = 0;
  for (const [index, piece] of pieces.entries()) {
    const at = index === 0 ? (path.startsWith(piece) ? 0 : -1) : path.indexOf(piece, from);
    if (at === -1) return false;
    from = at + piece.length;
  }
  return !isWhole || from === path.length || (pieces.length > 1 && path.endsWith(pieces.at(-1) ?? ''));
}
