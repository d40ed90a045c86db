import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'src/server/bridges/script');
export const SCRIPT_MODULE = join(root, 'src/server/bridges/script-text.ts');

/** In the order of reading: what a person looks for first comes first. */
const files = ['main', 'tables', 'sending', 'applying', 'uploading', 'looking', 'asking'];

/** The script as one text of plain JavaScript, without the constants on top. */
function buildScriptText(): string {
  return files.map((file) => plain(readFileSync(join(folder, `${file}.ts`), 'utf8'))).join('\n');
}

/** The text as a module of the server. */
export function buildScriptModule(): string {
  const lines = buildScriptText().trimEnd().split('\n');
  const listed = lines.map((line) => `  ${JSON.stringify(line)},`).join('\n');
  return `/** Made by \`npm run bridge-script\` from the folder \`script\`. Change those files, not this one. */\nexport const scriptText = [\n${listed}\n].join('\\n');\n`;
}

/** One file has no modules: types go, and so do imports and exports. */
function plain(source: string): string {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: {
      target: ts.ScriptTarget.ES2020,
      module: ts.ModuleKind.ESNext,
      verbatimModuleSyntax: true,
    },
  });
  return outputText
    .replace(/^import [^;]*;\n/gmu, '')
    .replace(/^export \{\};?\n/gmu, '')
    .replace(/^export /gmu, '');
}
