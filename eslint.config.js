import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { createImportZones } from './scripts/lint/import-zones.mjs';

const ROOT = import.meta.dirname;
const CODE = ['**/*.ts', '**/*.tsx', '**/*.js', '**/*.mjs'];
const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/*.test.mjs', '**/*.spec.ts', '**/test-support/**'];
/** What is looked at with its types. */
export const TYPED_FILES = { files: ['packages/*/src/**/*.ts', 'apps/*/src/**/*.{ts,tsx}'], ignores: TESTS };
/** Tables of plain data may be as long as their subject. */
const DATA_TABLES = ['apps/server/src/modules/ai/item-bank/**', 'apps/server/src/modules/{ai,demo}/**/*-data.ts'];
const CONFIGS = ['*.config.{js,ts}', '**/*.config.{js,ts}', '**/*.d.ts', 'apps/server/test-support/database-setup.ts'];
const maxFunction = (max) => ['error', { max, skipBlankLines: true, skipComments: true }];

const forbidden = [
  { selector: 'TSEnumDeclaration', message: 'A union of literals says the same and leaves no code behind.' },
];
const noDefault = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export it by name, so that it is called the same everywhere.',
};

const byName = 'Call it by its name in the contract: api.call, api.file or uploadFile.';
/** Addresses and types of calls stand in packages/contract alone (docs/adr/0026-calls-by-their-names.md). */
const typedByHand = [
  { selector: 'Literal[value=/^\\u002Fapi\\u002F/]', message: byName },
  { selector: 'TemplateElement[value.raw=/^\\u002Fapi\\u002F/]', message: byName },
  {
    selector: 'CallExpression[callee.object.name="api"][typeArguments]',
    message: 'The contract says what it answers.',
  },
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      'data/',
      '.cache/',
      'coverage/',
      'screenshots/',
      'test-results/',
      'playwright-report/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: CODE,
    languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { '@typescript-eslint': tseslint.plugin, vela: { rules: { 'import-zones': createImportZones(ROOT) } } },
    rules: {
      'vela/import-zones': 'error',
      'max-lines': ['error', { max: 350 }],
      'max-lines-per-function': maxFunction(60),
      'no-restricted-syntax': ['error', ...forbidden, noDefault],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
      'no-debugger': 'error',
      'no-empty': 'error',
      'no-unreachable': 'error',
      'no-constant-condition': ['error', { checkLoops: 'allExceptWhileTrue' }],
      'no-fallthrough': 'error',
      'no-self-compare': 'error',
      'no-template-curly-in-string': 'error',
      'no-unused-expressions': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'require-atomic-updates': 'off',
      eqeqeq: 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true, minimumDescriptionLength: 10 }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' },
      ],
    },
  },
  {
    // With types: a switch over a union names every member, and no promise is left to fail unheard.
    ...TYPED_FILES,
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: ROOT } },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
    },
  },
  {
    files: ['**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'max-lines-per-function': maxFunction(100),
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    files: ['apps/web/src/**'],
    ignores: TESTS,
    rules: { 'no-restricted-syntax': ['error', ...forbidden, noDefault, ...typedByHand] },
  },
  {
    files: TESTS,
    rules: {
      'max-lines-per-function': 'off',
      'no-template-curly-in-string': 'off',
      // What types must refuse can be tested in no other way; the description says what they refuse.
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
    },
  },
  // Served as it is, to browsers of any age, before the application loads.
  { files: ['apps/web/public/**'], rules: { 'no-var': 'off', 'prefer-const': 'off' } },
  { files: DATA_TABLES, rules: { 'max-lines': 'off' } },
  { files: CONFIGS, rules: { 'no-restricted-syntax': ['error', ...forbidden] } },
);
