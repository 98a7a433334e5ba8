// @vitest-environment node
/** The airline's list of add-ons for its recorder, asked by titles that simulators show. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { LIGHT } from '@va/domain/flight-record/telemetry-point.ts';
import { NOTHING_READ } from '@va/recorder/core/reading.ts';
import { correct, correctionsFor } from '@va/recorder/simulators/add-on-corrections.ts';
import { recorderAddOnsSchema } from '@va/schemas/platform/recorder-add-ons.ts';
import { PROJECT } from '@va/testing/content-copy.ts';

const all = recorderAddOnsSchema.parse(
  parse(readFileSync(join(PROJECT, 'content/plataforma/aviones-grabador.yaml'), 'utf8')),
);
/** As the simulator itself reads there: the brake off, flaps in, no light on. */
const PLAIN = { ...NOTHING_READ, parkingBrake: false, flaps: 0, lights: 0 };

it.each([
  ['Airbus A320 Neo FlyByWire', 'L:A32NX_PARK_BRAKE_LEVER_POS', 'L:A32NX_FLAPS_HANDLE_INDEX'],
  ['FBW A32NX Iberia EC-NER', 'L:A32NX_PARK_BRAKE_LEVER_POS', 'L:A32NX_FLAPS_HANDLE_INDEX'],
  ['FlyByWire A380X (A380-842)', 'L:A32NX_PARK_BRAKE_LEVER_POS', 'L:A32NX_FLAPS_HANDLE_INDEX'],
  ['FenixA320 CFM SL', 'L:S_MIP_PARKING_BRAKE', 'L:S_FC_FLAPS'],
  ['FenixA319 IAE WF', 'L:S_MIP_PARKING_BRAKE', 'L:S_FC_FLAPS'],
])('%s tells its brake and its flaps', (title, brake, flaps) => {
  const values = new Map([
    [brake, 1],
    [flaps, 3],
  ]);
  expect(correct(PLAIN, correctionsFor(title, all), values)).toMatchObject({ parkingBrake: true, flaps: 3 });
});

it.each(['Airbus A320neo Asobo', 'Boeing 787-10 Asobo', 'Cessna Skyhawk', ''])(
  '%s is read as the simulator tells it',
  (title) => {
    expect(correctionsFor(title, all)).toEqual({});
  },
);

it('a landing light of Fenix is on in the last of its positions alone', () => {
  const lightsWith = (position: number) =>
    correct(PLAIN, correctionsFor('FenixA320 CFM SL', all), new Map(fenix(position))).lights;
  expect([0, 1, 2].map(lightsWith)).toEqual([LIGHT.beacon, LIGHT.beacon, LIGHT.beacon | LIGHT.landing]);
});

const fenix = (landing: number): [string, number][] => [
  ['L:S_OH_EXT_LT_BEACON', 1],
  ['L:S_OH_EXT_LT_NAV_LOGO', 0],
  ['L:S_OH_EXT_LT_LANDING_L', landing],
  ['L:S_OH_EXT_LT_NOSE', 0],
];

const { beacon, nav, strobe, landing, taxi } = LIGHT;
it.each([
  [
    'A350-900',
    { INI_LIGHTS_BEACON: 1, INI_LIGHTS_NAV: 2, INI_LIGHTS_LANDING: 0, INI_LIGHTS_NOSE: 1 },
    beacon | nav | taxi,
  ],
  [
    'A350-1000',
    { INI_LIGHTS_BEACON: 0, INI_LIGHTS_NAV: 0, INI_LIGHTS_LANDING: 1, INI_LIGHTS_NOSE: 2 },
    landing | taxi,
  ],
  [
    'PMDG 737-800 Iberia',
    { switch_124_73X: 50, switch_113_73X: 100, switch_117_73X: 0, switch_123_73X: 0 },
    beacon | landing | strobe,
  ],
  ['PMDG 737-600', { switch_124_73X: 0, switch_113_73X: 0, switch_117_73X: 100, switch_123_73X: 50 }, taxi],
  [
    'PMDG 777-300ER',
    { switch_114_a: 100, switch_115_a: 100, switch_122_a: 0, switch_22_a: 0, switch_121_a: 100 },
    beacon | nav | taxi,
  ],
])('%s tells its lights', (title, told, lights) => {
  const values = new Map(Object.entries(told).map(([name, value]) => [`L:${name}`, value]));
  expect(correct(PLAIN, correctionsFor(title, all), values).lights).toBe(lights);
});
