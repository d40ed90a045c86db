// npm run imports: refuses what .dependency-cruiser.mjs forbids, circles of files and of folders among it.
import { cruise } from 'dependency-cruiser';
import { pathToFileURL } from 'node:url';
import rules, { folders } from '../.dependency-cruiser.mjs';
import { root } from './set-up.mjs';

/**
 * @param baseDir the folder with `src`.
 * @param outputType `err` for a person, `json` for a program.
 * @returns one output for the files, one for the folders.
 */
export async function checkImports(baseDir, outputType, paths = ['src', 'scripts', 'bench', 'e2e']) {
  const options = { ...rules.options, baseDir, outputType, validate: true };
  return [
    await cruise(paths, { ...options, ruleSet: { forbidden: rules.forbidden } }),
    await cruise(['src'], {
      ...options,
      exclude: { path: folders.exclude },
      ruleSet: { forbidden: folders.forbidden },
    }),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const results = await checkImports(root, 'err-long');
  for (const { output } of results) console.log(output);
  // Without a compiler that it knows, dependency-cruiser reads no file and finds no fault.
  const hasRead = results.every(({ output }) => !output.includes('(0 modules'));
  process.exitCode = hasRead && results.every(({ exitCode }) => exitCode === 0) ? 0 : 1;
}
