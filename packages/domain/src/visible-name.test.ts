import { describe, expect, it } from 'vitest';
import { isVisibleName } from './visible-name.ts';

describe('a name of a person', () => {
  it.each([
    'Ana',
    'José Núñez',
    'Nun\u0303ez',
    'O’Neill',
    'Li Na',
    '李娜',
    'محمد',
    'Ngũgĩ wa Thiong’o',
    'Jean-Luc',
  ])('may be %s', (name) => expect(isVisibleName(name)).toBe(true));

  it.each([
    ['only what has no width', '\u200B\u200B'],
    ['a filler that counts as a letter', '\u3164\u3164'],
    ['a blank of Braille', '\u2800\u2800'],
    ['letters the other way round', 'Ana \u202Eanaip'],
    ['a mark of direction', 'Ana\u200F'],
    ['a sign without width between letters', 'An\u200Ba'],
    ['a soft hyphen', 'An\u00ADa'],
    ['a line of its own', 'Ana\nBcc'],
    ['a separator of lines', 'Ana\u2028Luz'],
    ['a heap of marks', `A${'\u0301'.repeat(4)}na`],
    ['figures alone', '12'],
  ])('has not %s', (_, name) => expect(isVisibleName(name)).toBe(false));
});
