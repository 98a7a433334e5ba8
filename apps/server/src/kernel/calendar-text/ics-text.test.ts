import fc from 'fast-check';
import { expect, it } from 'vitest';
import { icsText } from './ics-text.ts';

const entry = {
  uid: 'a@example.org',
  sequence: 2,
  start: new Date('2026-11-23T07:45:00Z'),
  end: new Date('2026-11-23T08:50:00Z'),
  summary: 'PRB 101; Madrid, Barcelona',
  location: 'LEMD',
  description: 'Una línea\nOtra',
  url: 'https://example.org/',
  cancelled: true,
  changedAt: new Date('2026-11-22T10:00:00Z'),
};

it('writes entries as calendars read them', () => {
  const text = icsText('Reservas', [entry]);
  expect(text).toContain('DTSTART:20261123T074500Z\r\n');
  expect(text).toContain(String.raw`SUMMARY:PRB 101\; Madrid\, Barcelona`);
  expect(text).toContain(String.raw`DESCRIPTION:Una línea\nOtra`);
  expect(text).toContain('SEQUENCE:2\r\nDTSTART');
  expect(text).toContain('STATUS:CANCELLED\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n');
});

it('writes whole days as days, which are the same ones in every zone', () => {
  const start = new Date('2026-11-10T00:00:00Z');
  const text = icsText('x', [{ ...entry, start, end: new Date('2026-11-13T00:00:00Z'), wholeDays: true }]);
  expect(text).toContain(
    'DTSTART;VALUE=DATE:20261110\r\nDTEND;VALUE=DATE:20261113\r\nTRANSP:TRANSPARENT\r\n',
  );
});

it('folds lines at 75 octets, and unfolded they are whole', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (summary) => {
      const text = icsText('x', [{ ...entry, summary }]);
      const lines = text.split('\r\n');
      expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
      const whole = text.replaceAll('\r\n ', '');
      const escaped = summary
        .replaceAll(/[\\;,]/g, String.raw`\$&`)
        .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
        .replaceAll(/[^\P{Cc}\t]/gu, '');
      expect(whole).toContain(`SUMMARY:${escaped}\r\n`);
    }),
  );
});
