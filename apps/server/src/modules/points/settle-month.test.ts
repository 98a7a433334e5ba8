import { expect, it } from 'vitest';
import { monthMessage } from './settle-month.ts';

const posting = { reason: 'inactive_month', nominal: -20, subject: '2026-10', period: '2026-10' } as const;
const told = (taken: number | null, owed: typeof posting | null = posting) =>
  monthMessage(
    '2026-10',
    { result: 'idle', idleMonths: 1, posting: owed, next: 'warn' },
    { taken, returned: false },
  )?.body.split('. Llevas')[0];

it.each([
  [-20, 'Se han descontado 20\u00a0puntos'],
  [-12, 'Se han descontado 12\u00a0puntos: el saldo no baja de cero'],
  [-1, 'Se ha descontado 1\u00a0punto: el saldo no baja de cero'],
  [0, 'No se ha descontado ningún punto'],
])('says of a month without flights that took %i what it took, and why it was less', (taken, words) => {
  expect(told(taken)).toBe(words);
});

it('says that a spared month took nothing', () => {
  expect(told(null, null)).toBe('No se ha descontado ningún punto');
});
