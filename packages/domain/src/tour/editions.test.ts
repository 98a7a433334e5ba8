import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clashOfEditions, editionOn, tourAt, type TourPlan } from './editions.ts';
import { refuseEnrolment } from './tour-refusals.ts';

const plan: TourPlan = {
  id: 'islas',
  name: 'Islas',
  minMinutesExclusive: null,
  types: ['a320-200'],
  substitutes: [],
  anyOrder: false,
  editions: [
    { n: 1, from: '2026-01-01', until: '2026-06-30' },
    { n: 2, from: '2026-09-01', until: null },
  ],
  stages: [],
};
const at = (day: string) => tourAt(plan, () => false, Date.parse(`${day}T12:00:00Z`));

describe('editions of a tour', () => {
  it('follow one another; between two the last one is closed, and before the first it says when it opens', () => {
    expect(at('2026-06-30')).toMatchObject({ edition: 1, closed: false, closes: '2026-06-30' });
    expect(refuseEnrolment(at('2026-07-01'), 0)?.message).toBe('Islas ya está cerrado.');
    expect(at('2026-09-01')).toMatchObject({ edition: 2, closed: false, closes: null });
    expect(refuseEnrolment(at('2025-12-31'), 0)?.wayOut).toBe('Abre el 1\u00A0de\u00A0enero de 2026.');
  });

  it('are one without an end where the airline names none, and staff can close each', () => {
    const now = Date.parse('2026-10-01T00:00:00Z');
    expect(tourAt({ ...plan, editions: [] }, () => false, now)).toMatchObject({ edition: 1, closed: false });
    const second = (tour: string, edition: number) => tour === 'islas' && edition === 2;
    expect(tourAt(plan, second, now).closed).toBe(true);
  });

  it('never overlap', () => {
    expect(clashOfEditions(plan.editions)).toBeNull();
    const day = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2026-12-31'),
      noInvalidDate: true,
    });
    const days = fc.uniqueArray(
      day.map((date) => date.toISOString().slice(0, 10)),
      { minLength: 4, maxLength: 4 },
    );
    fc.assert(
      fc.property(days, (some) => {
        const [a = '', b = '', c = '', d = ''] = some.toSorted();
        const apart = [
          { n: 1, from: a, until: b },
          { n: 2, from: c, until: d },
        ];
        expect(clashOfEditions(apart)).toBeNull();
        expect(clashOfEditions([{ n: 1, from: a, until: c }, apart[1]!])).not.toBeNull();
        expect(clashOfEditions([{ n: 1, from: a, until: null }, apart[1]!])).not.toBeNull();
        expect(editionOn(apart, c)?.n).toBe(2);
      }),
    );
  });
});
