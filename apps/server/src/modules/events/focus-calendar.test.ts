import { expect, it } from 'vitest';
import { sampleOperations } from '#server/testing/sample-operations.ts';
import { focusEntries } from './focus-calendar.ts';

const campaign = { icao: 'EIDW', types: ['jet', 'heavy'], substitutes: [] };
const read = (now: string, from: string | null, until: string | null) =>
  focusEntries(
    { ...sampleOperations, focus: [{ ...campaign, from, until }] },
    { publicUrl: 'https://example.org/', now: new Date(now) },
  );

it('shows a Focus Airport from its first day to the end of its last', () => {
  expect(read('2026-11-01T00:00:00Z', '2026-11-10', '2026-11-12')).toMatchObject([
    {
      uid: 'focus-EIDW-2026-11-10@example.org',
      start: new Date('2026-11-10T00:00:00Z'),
      end: new Date('2026-11-13T00:00:00Z'),
      location: 'Dublín (EIDW)',
      description: 'Vuelos desde o hasta Dublín con Jet o Heavy.',
    },
  ]);
});

it.each([
  ['without days', '2026-11-01T00:00:00Z', null, null],
  ['over for more than thirty days', '2027-01-01T00:00:00Z', '2026-11-10', '2026-11-12'],
])('leaves one out that is %s', (_, now, from, until) => {
  expect(read(now, from, until)).toEqual([]);
});
