import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { expect, it } from 'vitest';
import { cssVariables, theme } from './theme.ts';

type Part = 'variables' | 'light' | 'dark';

/** As Mantine writes them: its own first, without those that its styles already have. */
function block(part: Part, selector: string): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const usual: Record<string, string> = defaultCssVariablesResolver(DEFAULT_THEME)[part];
  const all = { ...defaultCssVariablesResolver(merged)[part], ...cssVariables(merged)[part] };
  const lines = Object.entries(all)
    .filter(([name, value]) => usual[name] !== value)
    .map(([name, value]) => `  ${name}: ${value};\n`);
  return `${selector} {\n${lines.join('')}}\n`;
}

it('the variables of the theme stand in a file, so that no page computes them', async () => {
  const blocks = [
    '/* The variables of theme.ts, written by theme.test.ts: npx vitest run theme -u */\n',
    block('variables', ':root'),
    block('dark', ":root[data-mantine-color-scheme='dark']"),
    block('light', ":root[data-mantine-color-scheme='light']"),
  ];
  await expect(blocks.join('\n')).toMatchFileSnapshot('styles/theme.css');
});
