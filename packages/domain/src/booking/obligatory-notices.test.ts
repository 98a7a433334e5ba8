import { describe, expect, it } from 'vitest';
import { type AffectedFlight, type ObligatoryNotice, unreadNotices } from './obligatory-notices.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');
const notice: ObligatoryNotice = {
  slug: 'orden-de-arranque',
  title: 'Orden de arranque',
  revision: 2,
  date: '2026-09-14',
  until: '2026-11-22',
  ackUntil: null,
  affects: null,
};
const flight: AffectedFlight = {
  rank: 'segundo-oficial',
  typeId: 'a320-200',
  dep: 'LEMD',
  arr: 'LEBL',
  tour: null,
};
const asked = (changes: Partial<ObligatoryNotice>, read = new Map<string, number>(), about = flight) =>
  unreadNotices([{ ...notice, ...changes }], read, about, NOW).length > 0;

describe('obligatory notices', () => {
  it('ask from their first day to the end of their last', () => {
    expect(asked({})).toBe(true);
    expect(asked({ until: null })).toBe(true);
    expect(asked({ until: '2026-11-21' })).toBe(false);
    expect(asked({ date: '2026-11-23', until: null })).toBe(false);
  });

  it('PL-69: ask nobody after the last day of their confirmation, though they stay in force', () => {
    expect(asked({ until: null, ackUntil: '2026-11-22' })).toBe(true);
    expect(asked({ until: null, ackUntil: '2026-11-21' })).toBe(false);
    expect(asked({ until: '2026-11-21', ackUntil: '2026-12-31' })).toBe(false);
  });

  it('ask again when their meaning changes, and not for a slip of the pen', () => {
    expect(asked({}, new Map([['orden-de-arranque', 2]]))).toBe(false);
    expect(asked({}, new Map([['orden-de-arranque', 1]]))).toBe(true);
    expect(asked({ title: 'Orden del arranque' }, new Map([['orden-de-arranque', 2]]))).toBe(false);
  });

  it('ask whom they affect: a type, either airport, a tour', () => {
    const of = (affects: Partial<NonNullable<ObligatoryNotice['affects']>>) => ({
      affects: { types: [], airports: [], tours: [], ranks: [], ...affects },
    });
    expect(asked(of({ types: ['a320-200'] }))).toBe(true);
    expect(asked(of({ types: ['a350-900'] }))).toBe(false);
    expect(asked(of({ airports: ['LEMD'] }))).toBe(true);
    expect(asked(of({ airports: ['LEBL'] }))).toBe(true);
    expect(asked(of({ airports: ['LEPA'] }))).toBe(false);
    expect(asked(of({ tours: ['nacional'] }))).toBe(false);
    expect(asked(of({ tours: ['nacional'] }), new Map(), { ...flight, tour: 'nacional' })).toBe(true);
  });

  it('ask the pilots of their ranks, about every flight or about those that they name', () => {
    const of = (affects: Partial<NonNullable<ObligatoryNotice['affects']>>) =>
      asked({ affects: { types: [], airports: [], tours: [], ranks: [], ...affects } });
    expect(of({})).toBe(true);
    expect(of({ ranks: ['primer-oficial', 'segundo-oficial'] })).toBe(true);
    expect(of({ ranks: ['comandante-tri'] })).toBe(false);
    expect(of({ ranks: ['segundo-oficial'], airports: ['LEPA'] })).toBe(false);
    expect(of({ ranks: ['segundo-oficial'], airports: ['LEMD'] })).toBe(true);
    expect(of({ ranks: ['comandante-tri'], airports: ['LEMD'] })).toBe(false);
  });
});
