import { readdirSync, readFileSync } from 'node:fs';
import { checkPage } from './src/domain/making/landing-page/check-page.ts';
import { parsePage } from './src/domain/making/landing-page/parse-page.ts';
import { readableSheet } from './src/domain/making/texts/sheet/readable-sheet.ts';
let hit=0,cleanHits=0,faultyHits=0;
for (const d of process.argv.slice(2)) for (const n of readdirSync(d).filter(n=>n.endsWith('.html'))) {
  const [first='',...rest]=readFileSync(`${d}/${n}`,'utf8').split('\n'); const l=JSON.parse(first.trim().slice(4,-3));
  if(l.sheet?.seller!=='affiliate')continue;
  const {sheet}=readableSheet(l.sheet); const {findings}=await checkPage(parsePage(rest.join('\n')),{url:l.url,sheet});
  const g=findings.filter(f=>f.code==='gclid_lost'&&f.severity==='dica'); if(!g.length)continue;
  if(l.faults.includes('gclid_lost'))hit++; else if(l.faults.length)faultyHits++; else cleanHits++;
  console.log(l.faults.includes('gclid_lost')?'HIT':l.faults.length?'faulty':'CLEAN',d.slice(-2),n,g[0]!.excerpt);
}
console.log({hit,cleanHits,faultyHits});
