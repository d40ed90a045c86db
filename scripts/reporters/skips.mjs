// The tests that may be skipped, and where. Any other skip is a failure of `npm test`.
import { readFileSync } from 'node:fs';

const CAP_SYS_ADMIN = 1n << 21n;

/** Whether this process may mount a disk; only Linux tells. */
export function mayMount() {
  if (process.platform !== 'linux') return false;
  const [, effective] = /^CapEff:\s*(\w+)$/mu.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return effective !== undefined && (BigInt(`0x${effective}`) & CAP_SYS_ADMIN) !== 0n;
}

const isLinux = process.platform === 'linux';
const isRoot = process.getuid?.() === 0;

/** `name` is how the test's name begins: its file, then its titles. */
const skipsByDesign = [
  {
    name: 'scripts/faults/cuts.test.ts › a full disk',
    why: 'só enche um disco quem pode montar um',
    when: !mayMount(),
  },
  {
    name: 'scripts/faults/cuts.test.ts › while its database is stopped',
    why: 'o banco é parado como o Linux o permite',
    when: !isLinux,
  },
  {
    name: 'src/server/embedded-postgres/index.test.ts › as root',
    why: 'só root cria pastas de outros usuários',
    when: !isRoot,
  },
  {
    name: 'src/server/embedded-postgres/lock.test.ts › an existing lock',
    why: 'o dono de uma trava é lido em /proc',
    when: !isLinux,
  },
  { name: 'e2e/visual.spec.ts', why: 'as imagens foram feitas no Linux', when: !isLinux },
];

/** Sorts skipped tests: those that may be skipped here, with the reason, and those that may not. */
export function judgeSkips(names, allowed = skipsByDesign) {
  const reasonOf = (name) => allowed.find((entry) => entry.when && name.startsWith(entry.name))?.why;
  return {
    byDesign: names
      .filter((name) => reasonOf(name) !== undefined)
      .map((name) => ({ name, why: reasonOf(name) })),
    unexpected: names.filter((name) => reasonOf(name) === undefined),
  };
}
