import { expect, it } from 'vitest';
import { isGuessable, LOCAL_WORDS } from './guessable-password.ts';

it.each([
  'qwertyuiop',
  '1234567890',
  '1q2w3e4r5t6y',
  'password123',
  'P4ssw0rd123',
  'contraseña1',
  'barcelona1982',
  'manchester',
  '12/03/1984',
  'VIRTUAL2026',
  ...LOCAL_WORDS.map((word) => `${word}${word}`),
])('«%s» is guessed early', async (password) => {
  expect(await isGuessable(password, [])).toBe(true);
});

it.each(['murciélago azul tejado', 'aR7#kq!z0Pw', '¿qué cenamos el martes?', '機長 雲の上 東京'])(
  '«%s», of any letters, is not',
  async (password) => {
    expect(await isGuessable(password, ['Prueba', 'PRB005'])).toBe(false);
  },
);

it('knows the words of the account', async () => {
  expect(await isGuessable('zarkovia-mq7', [])).toBe(false);
  expect(await isGuessable('zarkovia-mq7', ['zarkovia', 'mq7'])).toBe(true);
});

it('looks at the beginning of a long one, since the work grows with the square', async () => {
  const rest = Array.from({ length: 100 }, (_, at) => String.fromCodePoint(33 + ((at * 37) % 90))).join('');
  expect(await isGuessable(rest, [])).toBe(false);
  expect(await isGuessable('a'.repeat(64) + rest, [])).toBe(true);
});
