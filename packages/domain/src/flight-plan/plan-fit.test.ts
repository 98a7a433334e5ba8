import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flightPlanAnswer } from '@va/testing/flight-plan-answer.ts';
import { DAY_MS, HOUR_MS } from '../durations.ts';
import { keptPlan } from './kept-plan.ts';
import { parseFlightPlan } from './parse-plan.ts';
import { planDoubts, plannedFuel, type PlanOwner, refusePlan } from './plan-fit.ts';

const made = new Date('2026-11-21T18:40:00Z');
const now = made.getTime() + HOUR_MS;
function planOf(change: Record<string, unknown> = {}) {
  const parsed = parseFlightPlan(flightPlanAnswer(made, change));
  if (!parsed) throw new Error('no plan');
  return parsed.plan;
}
const flight = { dep: 'AAAA', arr: 'BBBB', tail: 'ZZ-ABC', icaoType: 'B738', number: 101 };
const owner: PlanOwner = { alias: 'piloto', callsign: 'ABC017', isOthers: (one) => one === 'ABC018' };
const refusal = (
  change: Record<string, unknown>,
  { of = flight, by = owner }: { of?: Partial<typeof flight>; by?: Partial<PlanOwner> } = {},
) => refusePlan(planOf(change), { ...flight, ...of }, { ...owner, ...by }, 'Planes')?.code ?? null;

describe('refusePlan', () => {
  it('lets a plan stand that is for this flight', () => expect(refusal({})).toBeNull());

  it.each([
    ['other end', { arr: 'CCCC' }],
    ['other beginning', { dep: 'CCCC' }],
    ['the way back', { dep: 'BBBB', arr: 'AAAA' }],
  ])('refuses one between other airports: %s', (_, of) => {
    expect(refusal({}, { of })).toBe('plan-de-otra-ruta');
  });

  it('says both pairs and the way out', () => {
    const refused = refusePlan(planOf(), { ...flight, arr: 'CCCC' }, owner, 'Planes');
    expect(`${refused?.message} ${refused?.wayOut}`).toBe(
      'Tu último plan en Planes va de AAAA a BBBB, y esta reserva, de AAAA a CCCC. Genera uno para este vuelo y tráelo otra vez.',
    );
  });

  it('knows an airport by its other code', () => {
    const codeOf = (icao: string) => (icao === 'BBBB' ? 'CCCC' : icao);
    expect(refusePlan(planOf(), { ...flight, arr: 'CCCC', codeOf }, owner, 'Planes')).toBeNull();
  });

  it.each([
    ['another number than the one asked for', {}, { by: { alias: '99' } }, 'plan-ajeno'],
    ['the number asked for', {}, { by: { alias: '123456' } }, null],
    ['the number asked for, with a zero before it', {}, { by: { alias: '0123456' } }, null],
    ['a callsign of somebody else', { atc: { callsign: 'ABC018' } }, {}, 'plan-ajeno'],
    ['the own callsign', { atc: { callsign: 'ABC017' } }, {}, null],
    ['a flight number that looks so', { atc: { callsign: 'ABC018' } }, { of: { number: 18 } }, null],
    ['nobody’s', { atc: { callsign: 'XYZ1' } }, {}, null],
  ] as const)('tells whose it is by %s', (_, change, given, code) => {
    expect(refusal(change, given)).toBe(code);
  });
});

describe('planDoubts', () => {
  const codes = (change: Record<string, unknown>, of: Partial<typeof flight> = {}, at = now) =>
    planDoubts(keptPlan(planOf(change)), { ...flight, ...of }, at).map(({ code }) => code);

  it('are none of a plan of today for this aircraft', () => {
    expect(codes({})).toEqual([]);
    expect(codes({}, { tail: 'ZZABC' })).toEqual([]);
  });

  it.each([
    [['old'], {}, {}, made.getTime() + DAY_MS + 1],
    [[], {}, {}, made.getTime() + DAY_MS],
    [['undated'], { params: {} }, {}, now],
    [['undated'], {}, {}, made.getTime() - HOUR_MS],
    [['other-tail'], {}, { tail: 'ZZ-ABD' }, now],
    [['other-type'], {}, { icaoType: 'A320' }, now],
    [['no-fuel'], { fuel: {} }, {}, now],
    [['no-fuel'], { fuel: { plan_ramp: '-1' } }, {}, now],
  ] as const)('are %j', (expected, change, of, at) => expect(codes(change, of, at)).toEqual(expected));

  it('leave the fuel of the plan out of the judgement', () => {
    const kept = keptPlan(planOf());
    expect(plannedFuel(kept, flight, now)).toBe(5369);
    expect(plannedFuel(kept, { ...flight, tail: 'ZZ-ABD' }, now)).toBeNull();
    expect(plannedFuel(kept, flight, now + DAY_MS)).toBeNull();
  });
});

describe('keptPlan', () => {
  it('keeps what a pilot and a controller ask for', () => {
    expect(keptPlan(planOf())).toMatchObject({
      generatedAt: made.getTime(),
      callsign: 'ABC101',
      registration: 'ZZ-ABC',
      icaoType: 'B738',
      levelFt: 33_000,
      route: 'PINAR2U PINAR UN870 BARPI DCT SOLDU',
      alternate: 'CCCC',
      blockFuelKg: 5369,
      tripFuelKg: 2470,
      blockMin: 69,
    });
  });

  it('keeps no word that has not the form of its kind', () => {
    const texts = fc.oneof(fc.string(), fc.constantFrom('<b>', 'A&B', 'ñ', '../..', 'A'.repeat(300)));
    fc.assert(
      fc.property(texts, (text) => {
        const kept = keptPlan(
          planOf({
            general: { route: text, dx_rmk: text },
            atc: { callsign: text, flightplan_text: text, section18: text },
            aircraft: { icao_code: text, reg: text },
            navlog: [{ ident: text, pos_lat: '1', pos_long: '1' }],
          }),
        );
        for (const word of [kept.route, kept.callsign, kept.registration, kept.icaoType])
          expect(word ?? '').toMatch(/^[A-Z0-9/ -]*$/);
        for (const { ident } of kept.points) expect(ident).toMatch(/^[A-Z0-9]{1,12}$/);
      }),
    );
  });
});
