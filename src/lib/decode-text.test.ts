import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

it('joins a letter that was split between two pieces', () => {
  const bytes = new TextEncoder().encode('Cancún, Málaga');
  expect(decodeText([bytes.slice(0, 5), bytes.slice(5)])).toBe('Cancún, Málaga');
  expect(decodeText([...bytes].map((byte) => Uint8Array.of(byte)))).toBe('Cancún, Málaga');
  expect(decodeText([])).toBe('');
});
