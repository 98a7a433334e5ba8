// @ts-check
// What the linter checks.
import { defineConfig } from 'oxlint';

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
const doorMessage = 'Only src/services leaves the app: call it from there.';

export default defineConfig({
  plugins: ['typescript', 'import', 'oxc', 'react', 'unicorn', 'promise', 'vitest', 'jsx-a11y'],
  categories: { correctness: 'error' },
  env: { browser: true, node: true, es2024: true },
  options: { typeAware: true, maxWarnings: 0, reportUnusedDisableDirectives: 'error' },
  rules: {
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'import/no-duplicates': 'error',
    'max-lines': ['error', { max: 300 }],
    'no-alert': 'error',
    'no-console': 'off',
    'no-eval': 'error',
    'no-var': 'error',
    eqeqeq: 'error',
    'prefer-const': 'error',
    'react/no-danger': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-implied-eval': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'fc.assert'] }],
    // Properties that are tested over many inputs hold under conditions.
    'vitest/no-conditional-expect': 'off',
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
    {
      files: ['apps/portal/src/**'],
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
    { files: ['apps/portal/src/components/frames/**'], rules: { 'react/forbid-elements': 'off' } },
    {
      files: ['apps/portal/src/{services,sw,testing}/**', '**/*.test.{ts,tsx}'],
      rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
    },
    // Their tools demand it.
    { files: ['**/*.config.{ts,mjs}', '**/*.d.ts'], rules: { 'import/no-default-export': 'off' } },
    {
      files: ['**/*.test.{ts,tsx}', 'tests/**', 'apps/*/{e2e,tests}/**', 'packages/testing/**'],
      // In a test an element that is missing should throw.
      rules: { 'max-lines': 'off', 'typescript/no-non-null-assertion': 'off' },
    },
    // Runs as it is written, before and without the build.
    { files: ['apps/portal/public/**'], rules: { 'no-var': 'off' } },
  ],
});
