import { expect, it } from 'vitest';
import { focusBonus, focusDays, focusTypes } from './event-words.ts';

it.each([
  [null, null, 'Hasta nuevo aviso'],
  ['2026-12-01', null, 'Desde el 1\u00A0de\u00A0diciembre de 2026'],
  [null, '2026-12-31', 'Hasta el 31\u00A0de\u00A0diciembre de 2026'],
  ['2026-12-01', '2026-12-31', 'Del 1\u00A0de\u00A0diciembre de 2026 al 31\u00A0de\u00A0diciembre de 2026'],
])('a Focus Airport from %s to %s: %s', (from, until, words) =>
  expect(focusDays({ from, until })).toBe(words),
);

it('says with what and how often a Focus Airport gives its bonus', () => {
  const types = [
    { id: 'a', model: 'A330-300' },
    { id: 'b', model: 'A350-900' },
  ];
  expect(focusTypes({ types, substitutes: [] })).toBe('A330-300 o A350-900');
  expect(focusTypes({ types: types.slice(0, 1), substitutes: ['A339'] })).toBe('A330-300; vale también A339');
  const bonus = { points: 10, perMonth: 2, usedThisMonth: 1 };
  const campaign = {
    airport: { icao: 'XXXX', city: 'X', timezone: 'UTC', lat: 0, lon: 0 },
    from: null,
    until: null,
  };
  const rest = { ...campaign, state: 'now' as const, types, substitutes: [], flights: 0, pilots: 0 };
  expect(focusBonus({ ...rest, ...bonus })).toBe(
    '+10\u00a0puntos, 2\u00a0veces al mes; este mes llevas\u00a01',
  );
  expect(focusBonus({ ...rest, ...bonus, usedThisMonth: null })).toBe('+10\u00a0puntos, 2\u00a0veces al mes');
  expect(focusBonus({ ...rest, points: 1, perMonth: 1, usedThisMonth: null })).toBe(
    '+1\u00a0punto, 1\u00a0vez al mes',
  );
});
