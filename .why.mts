import { checkPage } from './src/domain/making/landing-page/check-page.ts';
import { parsePage } from './src/domain/making/landing-page/parse-page.ts';
import { smallPage } from './src/domain/making/landing-page/testing/small-page.ts';
import { readFileSync } from 'node:fs';
for (const line of readFileSync(0,'utf8').split('\n').filter(Boolean)) {
  const [l,k,h]=line.split('|') as any; const {html,url,sheet}=smallPage(l,h!.startsWith('<')?h:`<p>${h}</p>`,{kind:k});
  const {findings}=await checkPage(parsePage(html),{url,sheet});
  console.log(findings.map(f=>`${f.code}${f.fix.includes('parece')||f.excerpt?.includes('parece')?'~':''}`).join(' ')||'-', '|', line);
}
