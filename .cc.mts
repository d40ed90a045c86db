import { claimedCodes } from './src/domain/making/landing-page/claims/claimed-codes.ts';
import { readPage } from './src/domain/making/landing-page/reading.ts';
import { parsePage } from './src/domain/making/landing-page/parse-page.ts';
import { smallPage } from './src/domain/making/landing-page/testing/small-page.ts';
import { folded } from './src/domain/making/landing-page/phrases.ts';
import { loadClaimReader } from './src/domain/making/review/policy.ts';
import { loadSecondLook, featuresOfClaim } from './src/domain/making/landing-page/learned/second-look.ts';
import { readFileSync } from 'node:fs';
for (const line of readFileSync(0,'utf8').split('\n').filter(Boolean)) {
  const [l,k,h]=line.split('|') as any; const {html,url,sheet}=smallPage(l,`<p>${h}</p>`,{kind:k});
  const r=readPage(parsePage(html),{url,sheet}); const read=await loadClaimReader(l); const look=await loadSecondLook(l,k,read);
  const rules=read({kind:'descriptions',text:h,product:sheet.name??'',productKind:k}).map(x=>x.rule);
  console.log(claimedCodes(h,folded(h),r,read).join(' ')||'-', rules.join(','), 'noclaim',look(h),[...featuresOfClaim(h,{language:l,productKind:k},read)].filter(f=>/^[=@]/.test(f)).join(' '),'|',h);
}
