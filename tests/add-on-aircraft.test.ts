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

it.each(['Airbus A320neo Asobo', 'PMDG 737-800', 'Cessna Skyhawk', ''])(
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
