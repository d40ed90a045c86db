// npx tsx measure.mts ROOT DIR... : counts faults found and clean pages left alone; lists what is wrong
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
const [root, ...dirs] = process.argv.slice(2);
const { checkPage } = await import(`${root}/src/domain/making/landing-page/check-page.ts`);
const { parsePage } = await import(`${root}/src/domain/making/landing-page/parse-page.ts`);
const { readableSheet } = await import(`${root}/src/domain/making/texts/sheet/readable-sheet.ts`);
let all = [0,0,0,0,0];
const out: string[] = [];
for (const dir of dirs) {
  let faults = 0, found = 0, clean = 0, left = 0, wrong = 0;
  for (const name of readdirSync(dir).filter((n) => n.endsWith('.html')).sort()) {
    const [first = '', ...rest] = readFileSync(join(dir, name), 'utf8').split('\n');
    let label;
    try { label = JSON.parse(first.trim().slice(4, -3)); } catch { out.push(`BAD LABEL ${dir}/${name}`); continue; }
    const { sheet, problems } = readableSheet(label.sheet ?? {});
    if (problems.length) out.push(`sheet ${name}: ${problems.join(' ')}`);
    const { findings } = await checkPage(parsePage(rest.join('\n')), { url: label.url, sheet });
    const codes = new Set(findings.map((f: any) => f.code));
    const missed = label.faults.filter((c: string) => !codes.has(c));
    const extra = findings.filter((f: any) => !label.faults.includes(f.code) && f.severity !== 'dica');
    faults += label.faults.length; found += label.faults.length - missed.length;
    if (label.faults.length === 0) { clean++; if (extra.length === 0) left++; }
    wrong += new Set(extra.map((f: any) => f.code)).size;
    for (const c of missed) out.push(`MISSED ${c} ${dir.split('/').pop()}/${name}`);
    for (const f of extra) out.push(`${label.faults.length === 0 ? 'CLEAN' : 'wrong'} ${f.code} ${dir.split('/').pop()}/${name} [${f.where}] ${f.excerpt}`);
  }
  console.log(`${dir.split('/').pop()}: ${found}/${faults} faults, ${left}/${clean} clean, ${wrong} wrong`);
  [faults, found, clean, left, wrong].forEach((v, i) => (all[i] += v));
}
console.log(`all: ${all[1]}/${all[0]} faults, ${all[3]}/${all[2]} clean, ${all[4]} wrong`);
console.log(out.join('\n'));
