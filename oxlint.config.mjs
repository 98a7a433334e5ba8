// @ts-check
// What the linter checks.
import { defineConfig } from 'oxlint';
import { directions } from './oxlint.directions.mjs';

const DOORS = [
  'fetch',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
];
const doorMessage = 'Only src/services (src/api in the platform) leaves the app: call it from there.';

export default defineConfig({
  plugins: ['typescript', 'import', 'oxc', 'react', 'unicorn', 'promise', 'vitest', 'jsx-a11y'],
  categories: { correctness: 'error' },
  env: { browser: true, node: true, es2024: true },
  options: { typeAware: true, maxWarnings: 0, reportUnusedDisableDirectives: 'error' },
  rules: {
    'import/extensions': ['error', 'always', { ignorePackages: true }],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'import/no-duplicates': 'error',
    'max-lines': ['error', { max: 300 }],
    'no-alert': 'error',
    'no-console': 'off',
    'no-eval': 'error',
    'no-var': 'error',
    eqeqeq: 'error',
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'prefer-const': 'error',
    'react/no-danger': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-implied-eval': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'fc.assert'] }],
    // Properties that are tested over many inputs hold under conditions.
    'vitest/no-conditional-expect': 'off',
    // The second argument says what a failure means.
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/no-disabled-tests': 'error',
    'vitest/no-focused-tests': 'error',
    'vitest/require-mock-type-parameters': 'off',
    // Our stores are closures: their functions have no `this` to lose.
    'typescript/unbound-method': 'off',
    // The texts that are split into letters are codes and figures.
    'typescript/no-misused-spread': 'off',
    // Proved in the browser instead, by keyboard and with axe: these take a backdrop or a region for a control.
    'jsx-a11y/click-events-have-key-events': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
  },
  overrides: [
    ...directions,
    {
      files: ['apps/web/src/**', 'packages/ui/src/**'],
      rules: {
        'react/forbid-elements': [
          'error',
          {
            forbid: [
              { element: 'iframe', message: 'Frames come from src/components/frames only: use EmbedFrame.' },
            ],
          },
        ],
        'no-restricted-globals': ['error', ...DOORS.map((name) => ({ name, message: doorMessage }))],
        'no-restricted-properties': [
          'error',
          ...['window', 'globalThis', 'self'].flatMap((object) =>
            DOORS.map((property) => ({ object, property, message: doorMessage })),
          ),
          { object: 'document', property: 'cookie', message: doorMessage },
          { object: 'navigator', property: 'clipboard', message: doorMessage },
          { object: 'navigator', property: 'sendBeacon', message: doorMessage },
          { object: 'document', property: 'write', message: 'The policy refuses it.' },
        ],
      },
    },
    {
      // An answer has the type that the contract gives its address, and none that somebody names.
      files: ['apps/web/src/api/**'],
      excludeFiles: ['**/*.test.ts'],
      rules: { 'typescript/consistent-type-assertions': ['error', { assertionStyle: 'never' }] },
    },
    { files: ['apps/*/src/components/frames/**'], rules: { 'react/forbid-elements': 'off' } },
    {
      files: [
        'apps/*/src/{services,sw,testing}/**',
        'apps/recorder/src/{page/services,program}/**',
        'apps/web/src/api/**',
        '**/*.test.{ts,tsx}',
      ],
      rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
    },
    // Their tools demand it.
    {
      files: ['**/*.config.{ts,mjs}', '.size-limit.mjs', '**/*.d.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['**/*.test.{ts,tsx}', 'tests/**', 'apps/*/{e2e,tests}/**', 'packages/testing/**'],
      // In a test an element that is missing should throw.
      rules: { 'max-lines': 'off', 'typescript/no-non-null-assertion': 'off' },
    },
    // Written from the migrations, as many rows as the schema has.
    { files: ['apps/server/src/db/tables.ts'], rules: { 'max-lines': 'off' } },
    {
      files: ['apps/*/e2e/**'],
      rules: {
        'no-restricted-properties': [
          'error',
          ...['only', 'skip', 'fixme'].map((property) => ({
            object: 'test',
            property,
            message: 'Every browser test runs, always.',
          })),
        ],
      },
    },
  ],
});
