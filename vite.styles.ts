import type { Plugin } from 'vite';

const classNames = /@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/;

/**
 * Each component of Mantine brings its styles to the file that holds it, after the styles of those it builds on. While
 * developing, Vite bundles Mantine beforehand, and the page gets all styles at once.
 */
export function componentStyles(): Plugin {
  let isBuild = false;
  return {
    name: 'component-styles',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    transform: {
      filter: { id: [classNames, /src\/client\/main\.tsx$/] },
      handler(code, id) {
        const [, name] = classNames.exec(id) ?? [];
        if (isBuild === (name === undefined)) return null;
        const styles = name === undefined ? 'styles.css' : `styles/${name}.css`;
        return { code: `import '@mantine/core/${styles}';\n${code}`, map: null };
      },
    },
  };
}
