import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { newPasswordSchema } from '@va/contract/shared/values.ts';
import { startApi } from '#server/testing/api-server.ts';
import { PASSWORD } from '#server/testing/fill-for-tests.ts';
import { checkPassword, hashPassword, isGuessable, LOCAL_WORDS } from './passwords.ts';

it('has from 10 to 200 signs of any kind', () => {
  expect(newPasswordSchema.safeParse('a'.repeat(9)).success).toBe(false);
  for (const password of ['a'.repeat(10), ' ñ€😀'.repeat(16), 'x'.repeat(200)])
    expect(newPasswordSchema.safeParse(password).data).toBe(password);
});

it('is kept as argon2id with 19 MiB and two passes, with a salt of its own', async () => {
  const [one, two] = [await hashPassword('la misma'), await hashPassword('la misma')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
});

it('is checked to its last sign, with its case and its spaces', async () => {
  const password = `${'x'.repeat(150)} Final `;
  const kept = await hashPassword(password);
  expect(await checkPassword(kept, password)).toBe(true);
  for (const other of [password.trim(), password.toLowerCase(), password.slice(0, -1), `${password}!`])
    expect(await checkPassword(kept, other), other.slice(-10)).toBe(false);
});

it('is hashed anew at the next sign-in when the cost has risen', async () => {
  const api = await startApi('postgres');
  const pilotId = await api.idOf('pilot');
  const weak = await hash(PASSWORD, { memoryCost: 1024, timeCost: 1, parallelism: 1 });
  await api.db.queries
    .updateTable('password')
    .set({ secret_hash: weak })
    .where('pilot_id', '=', pilotId)
    .execute();
  await api.signedIn('pilot');
  const { secret_hash: kept } = await api.db.queries
    .selectFrom('password')
    .select('secret_hash')
    .where('pilot_id', '=', pilotId)
    .executeTakeFirstOrThrow();
  expect(kept).toContain('$m=19456,t=2,p=1$');
  await api.signedIn('pilot');
  await api.close();
});

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
