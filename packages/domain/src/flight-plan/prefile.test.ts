import { describe, expect, it } from 'vitest';
import { flightPlanAnswer } from '@va/testing/flight-plan-answer.ts';
import type { FlightPlan } from './flight-plan.ts';
import { parseFlightPlan } from './parse-plan.ts';
import { ivaoPrefile, vatsimPrefile } from './prefile.ts';

const made = new Date('2026-11-21T18:40:00Z');
function planOf(change: Record<string, unknown> = {}): FlightPlan {
  const parsed = parseFlightPlan(flightPlanAnswer(made, change));
  if (!parsed) throw new Error('no plan');
  return parsed.plan;
}
const written = (plan: FlightPlan) => new URL(vatsimPrefile(plan) ?? 'about:blank').searchParams;
const filled = (plan: FlightPlan): unknown =>
  JSON.parse(atob(new URL(ivaoPrefile(plan) ?? '').searchParams.get('flightPlan') ?? ''));

describe('the form of VATSIM', () => {
  it('gets the flight plan as the provider wrote it, and the endurance', () => {
    const plan = planOf();
    expect(vatsimPrefile(plan)).toMatch(/^https:\/\/my\.vatsim\.net\/pilots\/flightplan\?/);
    expect(written(plan).get('raw')).toBe(plan.filing.text);
    expect(written(plan).get('fuel_time')).toBe('0153');
  });

  it.each([
    ['none', undefined],
    ['of another flight', '(FPL-ABC9-IS\n-B738/M-S/C\n-EEEE1940\n-N0446F330 DCT\n-FFFF0046\n-0)'],
    ['no flight plan', 'javascript:alert(1)'],
    ['too long', `(FPL-${'A'.repeat(5000)})`],
  ])('gets one written of the plan where its text is %s', (_, text) => {
    const plan = planOf();
    expect(written({ ...plan, filing: { ...plan.filing, text } }).get('raw')).toBe(
      [
        '(FPL-ABC101-IS',
        '-B738/M-SDE2E3GHIRWY/LB1',
        '-AAAA1940',
        '-N0446F330 PINAR2U PINAR UN870 BARPI DCT SOLDU',
        '-BBBB0046 CCCC',
        '-PBN/A1B1 REG/ZZABC)',
      ].join('\n'),
    );
  });
});

describe('the form of IVAO', () => {
  it('gets every field', () => {
    expect(filled(planOf())).toEqual({
      callsign: 'ABC101',
      flightRules: 'I',
      flightType: 'S',
      aircraftNumber: 1,
      aircraftId: 'B738',
      aircraftWakeTurbulence: 'M',
      aircraftEquipments: ['S', 'D', 'E2', 'E3', 'G', 'H', 'I', 'R', 'W', 'Y'],
      aircraftTransponderTypes: ['L', 'B1'],
      departureId: 'AAAA',
      departureTime: (19 * 60 + 40) * 60,
      cruisingSpeedType: 'N',
      cruisingSpeed: 446,
      altitudeType: 'F',
      altitude: 330,
      route: 'PINAR2U PINAR UN870 BARPI DCT SOLDU',
      arrivalId: 'BBBB',
      eet: 46 * 60,
      alternativeId: 'CCCC',
      remarks: 'PBN/A1B1 REG/ZZABC',
      endurance: 113 * 60,
      pob: 151,
    });
  });
});

it.each([
  ['callsign', { atc: {}, general: { route: 'DCT', initial_altitude: '33000' } }],
  ['route', { general: {}, atc: { callsign: 'ABC101' } }],
  ['hour', { times: {}, atc: { callsign: 'ABC101' } }],
  ['type', { aircraft: {}, atc: { callsign: 'ABC101' } }],
])('there is no form without a %s', (_, change) => {
  expect([vatsimPrefile(planOf(change)), ivaoPrefile(planOf(change))]).toEqual([null, null]);
});
