import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { root } from './set-up.mjs';

const files = spawnSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
  .stdout.split('\n')
  .filter(Boolean);
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const isDecision = (file: string) => file.startsWith('docs/decisions/');
const decisions = files.filter(isDecision);
const numberOf = (file: string) => /\/(\d{3})-/.exec(file)?.[1] ?? '';

/** What stands between backquotes, outside of blocks. */
const quoted = (text: string) =>
  [...text.replaceAll(/^```.*?^```/gms, '').matchAll(/`([^`\n]+)`/g)].map(([, inner = '']) => inner);

it.each(files)('%s: its links lead to files', (file) => {
  const targets = [...read(file).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^\w+:/.test(target));
  expect(targets.filter((target) => !existsSync(join(root, dirname(file), target)))).toEqual([]);
});

// A decision may name what stood there on its day.
it.each(files.filter((file) => !isDecision(file) && file !== 'bench/figures.md'))(
  '%s: the files that it names exist',
  (file) => {
    const paths = quoted(read(file)).filter((text) =>
      /^(?:src|scripts|e2e|docs|bench|deploy|drizzle)\/[\w./-]+$/.test(text),
    );
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  },
);

describe('a decision', () => {
  it('has a number of its own', () => {
    const numbers = decisions.map(numberOf);
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  });

  it.each(decisions)('%s says its number, its date and its status', (file) => {
    const [title = '', , status = ''] = read(file).split('\n');
    expect(title).toMatch(new RegExp(`^# ${numberOf(file)}\\. \\S`));
    expect(status).toMatch(/^\d{4}-\d{2}-\d{2}\. (?:Accepted\.|Superseded on \d{4}-\d{2}-\d{2} by )/);
  });

  it.each(decisions)('%s is named in each decision that it supersedes', (file) => {
    const [head = ''] = read(file).split('\n').slice(2).join('\n').split('\n\n');
    const [, superseded = ''] = /Supersedes (.*?)(?:\. |\.$|$)/s.exec(head) ?? [];
    const targets = [...superseded.matchAll(/\]\((\d{3}-[\w-]+\.md)\)/g)].map(([, target = '']) => target);
    const silent = targets.filter(
      (target) => !read(`docs/decisions/${target}`).includes(`[${numberOf(file)}]`),
    );
    expect(silent).toEqual([]);
  });
});

/** For whom the product is run and used; all other documents are for whom it is built. */
const portuguese = /^(?:README|docs\/(?:runbook|privacidade|glossario))\.md$|^docs\/languages\//;

it.each(files)('%s is in the language of its readers', (file) => {
  const words =
    read(file)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const count = (own: readonly string[]) => words.filter((word) => own.includes(word)).length;
  const isPortuguese =
    count(['de', 'que', 'uma', 'não', 'para', 'os']) > count(['the', 'of', 'and', 'is', 'to', 'in']);
  expect(isPortuguese).toBe(portuguese.test(file));
});

it('gives each tag of a comment a line of its own', () => {
  const sources = spawnSync('git', ['ls-files', 'src', 'scripts', 'bench', 'e2e'], {
    cwd: root,
    encoding: 'utf8',
  })
    .stdout.split('\n')
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.endsWith('/script-text.ts'));
  const crowded = sources.flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => /^\s*(?:\/\*)?\*.*[^\s*]\s+@(?:param|returns|throws)\b/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(crowded).toEqual([]);
});

describe('a recipe', () => {
  const [, recipes = ''] = read('CONTRIBUTING.md').split('## Recipes');
  const listed = recipes
    .split(/^\*\*/m)
    .map((part) => ({
      head: part.split('\n')[0] ?? '',
      files: [...part.matchAll(/^- `([^`]+)`/gm)].map(([, file = '']) => file),
    }))
    .filter(({ files: named }) => named.length > 0);

  it.each(listed)('$head counts the files that it lists', ({ head, files: named }) => {
    expect(Number(/\((\d+) files?\b/.exec(head)?.[1])).toBe(named.length);
    expect(new Set(named).size).toBe(named.length);
  });

  it('stands here for each kind of change', () => {
    expect(listed.length).toBeGreaterThanOrEqual(9);
  });
});
