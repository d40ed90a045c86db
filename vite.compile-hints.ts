import type { Plugin } from 'vite';

/** What Chrome reads in the first line of a file: it then compiles all functions in another thread, while the file comes. */
const hint = '//# allFunctionsCalledOnLoad\n';

/** Gives the hint to the first script and to the layers named here, most of whose functions a first visit calls. */
export function compileHints(layers: ReadonlySet<string>): Plugin {
  return {
    name: 'compile-hints',
    generateBundle: {
      order: 'post', // Vite writes its own first line before
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && (file.isEntry || layers.has(file.name))) file.code = hint + file.code;
        }
      },
    },
  };
}
