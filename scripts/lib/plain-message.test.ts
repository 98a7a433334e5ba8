// @vitest-environment node
import { expect, it } from 'vitest';
import { plainMessage } from './plain-message.mjs';

it('keeps the sentences of an error of the build and drops its wrapping', () => {
  const message = [
    'Build failed with 1 error:',
    '',
    '[plugin portal:content]',
    'RolldownError: Hay 1 error en el contenido:',
    'content/tours.yaml:96 · nacional: falta el nombre.',
    '    at error (file:///x/rolldown/dist/logs.mjs:164:24)',
    '    at async plugin (file:///x/y.mjs:1:1)\u001b[39m',
  ].join('\n');
  expect(plainMessage(new Error(message))).toBe(
    'Hay 1 error en el contenido:\ncontent/tours.yaml:96 · nacional: falta el nombre.',
  );
  expect(plainMessage('just a text')).toBe('just a text');
});
