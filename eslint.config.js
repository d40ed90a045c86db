import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

// Who may import whom stands in .dependency-cruiser.mjs.

const impureGlobals = ['fetch', 'console', 'window', 'document', 'localStorage', 'process', 'setTimeout'].map(
  (name) => ({ name, message: 'The domain is pure: take what it needs as a value.' }),
);

const impureProperties = [
  {
    object: 'Math',
    property: 'random',
    message: 'The domain is pure: take the random value as an argument.',
  },
  { object: 'Date', property: 'now', message: 'The domain knows no clock: take `now` as an argument.' },
];

const readsTheClock = {
  selector: ":matches(NewExpression[arguments.length=0], CallExpression)[callee.name='Date']",
  message: 'The domain knows no clock: take `now` as an argument.',
};

const formatsNumber = {
  selector: "CallExpression[arguments.length=1][callee.property.name='toLocaleString']",
  message: 'Numbers are written by numberText of domain/shared/numbers.ts.',
};

export default defineConfig(
  globalIgnores(['dist', 'data', 'drizzle', 'public', 'test-results', 'screenshots', 'playwright-report']),
  js.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { project: './tsconfig.lint.json' } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/dot-notation': 'off',
      // An eighth of the lint's time, for nothing: `erasableSyntaxOnly` lets nobody declare an enum.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
    },
  },
  {
    files: ['src/domain/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    rules: {
      'no-restricted-globals': ['error', ...impureGlobals],
      'no-restricted-properties': ['error', ...impureProperties],
      'no-restricted-syntax': ['error', readsTheClock, formatsNumber],
    },
  },
  {
    files: ['src/server/**/*.ts'],
    ignores: ['src/server/main.ts', 'src/server/**/*.test.ts', 'src/server/testing/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'env.ts parses the environment once, at start.' },
      ],
    },
  },
  {
    files: ['src/client/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    rules: {
      'no-restricted-syntax': ['error', formatsNumber],
    },
  },
  {
    // Google Ads runs this text; of its JavaScript only ES6 is sure.
    files: ['src/server/bridges/script/**/*.ts'],
    rules: {
      '@typescript-eslint/prefer-nullish-coalescing': 'off',
      '@typescript-eslint/prefer-optional-chain': 'off',
      '@typescript-eslint/restrict-plus-operands': ['error', { allowNumberAndString: true }],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: { process: 'readonly', console: 'readonly', URL: 'readonly', setTimeout: 'readonly' },
    },
  },
);
