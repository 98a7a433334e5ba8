import { expect, it } from 'vitest';
import { sampleOperations } from '#server/testing/sample-operations.ts';
import { icsText } from '#server/kernel/calendar-text/ics-text.ts';
import { focusEntries } from './event-calendar.ts';

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

it('has days, and stamps that stay the same from one reading to the next', () => {
  const [first, second] = ['2026-11-01T00:00:00Z', '2026-11-11T12:34:56Z'].map((now) =>
    icsText('x', read(now, '2026-11-10', '2026-11-12')),
  );
  expect(first).toContain('DTSTART;VALUE=DATE:20261110');
  expect(first).toContain('DTEND;VALUE=DATE:20261113');
  expect(second).toBe(first);
  const sequence = (until: string) => read('2026-11-01T00:00:00Z', '2026-11-10', until)[0]?.sequence ?? 0;
  expect(sequence('2026-11-20')).toBeGreaterThan(sequence('2026-11-12'));
});
