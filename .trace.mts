import { checkPage } from './src/domain/making/landing-page/check-page.ts';
import { parsePage } from './src/domain/making/landing-page/parse-page.ts';
import { smallPage } from './src/domain/making/landing-page/testing/small-page.ts';
import { readFileSync } from 'node:fs';
const orig=RegExp.prototype.exec; let log:Map<string,string>|null=null;
RegExp.prototype.exec=function(s:string){const m=orig.call(this,s);if(m&&log&&!log.has(this.source))log.set(this.source,m[0]!);return m;};
for (const line of readFileSync(0,'utf8').split('\n').filter(Boolean)) {
  const [l,k,h]=line.split('|') as any; const run=async(x:string)=>{log=new Map();const {html,url,sheet}=smallPage(l,x,{kind:k});await checkPage(parsePage(html),{url,sheet});const r=log;log=null;return r;};
  const base=await run('<p>Xyz.</p>'); const got=await run(h.startsWith('<')?h:`<p>${h}</p>`);
  console.log('##',line);
  for(const [src,m] of got) if(!base.has(src)&&m.trim().length>1&&src.length>25) console.log('   «'+m.slice(0,60)+'»', src.slice(0,110));
}
