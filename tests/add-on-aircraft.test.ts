// @vitest-environment node
/** The airline's list of add-ons for its recorder, asked by titles that simulators show. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { LIGHT, unknownBits } from '@va/domain/flight-record/telemetry-point.ts';
import { NOTHING_READ } from '@va/recorder/core/reading.ts';
import { correct, correctionsFor } from '@va/recorder/simulators/add-on-corrections.ts';
import { recorderAddOnsSchema } from '@va/schemas/platform/recorder-settings.ts';
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
  expect(correct(PLAIN, correctionsFor(title, all, 'variable'), values)).toMatchObject({
    parkingBrake: true,
    flaps: 3,
  });
});

it.each(['Airbus A320neo Asobo', 'Boeing 787-10 Asobo', 'Cessna Skyhawk', ''])(
  '%s is read as the simulator tells it',
  (title) => {
    expect(correctionsFor(title, all, 'variable')).toEqual({});
    expect(correctionsFor(title, all, 'dataref')).toEqual({});
  },
);

it('a landing light of Fenix is on in the last of its positions alone', () => {
  const lightsWith = (position: number) =>
    correct(PLAIN, correctionsFor('FenixA320 CFM SL', all, 'variable'), new Map(fenix(position))).lights;
  expect([0, 1, 2].map(lightsWith)).toEqual([LIGHT.beacon, LIGHT.beacon, LIGHT.beacon | LIGHT.landing]);
});

const fenix = (landing: number): [string, number][] => [
  ['L:S_OH_EXT_LT_BEACON', 1],
  ['L:S_OH_EXT_LT_NAV_LOGO', 0],
  ['L:S_OH_EXT_LT_LANDING_L', landing],
  ['L:S_OH_EXT_LT_NOSE', 0],
  ['L:S_OH_EXT_LT_STROBE', 0],
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
  expect(correct(PLAIN, correctionsFor(title, all, 'variable'), values).lights).toBe(lights);
});

/** Switches of an Airbus of ToLiss, by their places in its list. */
const toliss = (switches: readonly number[]): [string, number][] => [
  ['AirbusFBW/ParkBrake[0]', 1],
  ['AirbusFBW/FlapLeverRatio[0]', 0.75],
  ...switches.map((on, i): [string, number] => [`AirbusFBW/OHPLightSwitches[${i}]`, on]),
];
it.each([
  ['A319 with high fidelity system modelling', [1, 0, 2, 0, 2, 2, 0, 2], beacon | nav | landing | strobe],
  ['ToLiSs A320 Hi Def A320 with high fidelity system modelling', [0, 0, 1, 1, 1, 1, 0, 0], nav | taxi],
  ['A346 with high fidelity system modelling', [1, 0, 0, 2, 0, 0, 0, 1], beacon | taxi | unknownBits(strobe)],
  ['A330-941 with high fidelity system modelling', [1, 0, 0, 0, 1, 0, 0, 2], beacon | landing | strobe],
])(
  '%s tells lights, brake and flaps in X-Plane, and of a strobe in AUTO that nobody knows',
  (title, on, lights) => {
    const fields = correctionsFor(title, all, 'dataref');
    expect(correct(PLAIN, fields, new Map(toliss(on)))).toMatchObject({
      parkingBrake: true,
      flaps: 3,
      lights,
    });
  },
);

it.each([
  ['Boeing 737-800X', 2, { parkingBrake: true, flaps: 2.5, lights: taxi }],
  ['Boeing 737-700NG', 1, { parkingBrake: false, flaps: 0, lights: taxi }],
])('%s tells in X-Plane what it keeps itself', (title, brightness, told) => {
  const values = new Map([
    ['laminar/B738/parking_brake_pos[0]', 1],
    ['laminar/B738/flt_ctrls/flap_lever[0]', 5 / 8],
    ['laminar/B738/toggle_switch/taxi_light_brightness_pos[0]', brightness],
  ]);
  expect(correct(PLAIN, correctionsFor(title, all, 'dataref'), values)).toMatchObject(told);
});

it.each<[string, object, RegExp]>([
  ['no place', { on: 1 }, /«variable» en Microsoft Flight Simulator o «dataref» en X-Plane/],
  ['two places', { variable: 'L:A', dataref: 'a/b' }, /una de las dos/],
  ['a variable without its L:', { variable: 'A32NX_BRAKE' }, /se escribe con su «L:»/],
  ['a dataref with its index behind', { dataref: 'a/b[3]' }, /el número de una lista va en «index»/],
  ['a dataref that is one word', { dataref: 'brake' }, /se escribe con sus barras/],
  ['an index of a variable', { variable: 'L:A', index: 2 }, /añade «dataref» o borra «index»/],
])('refuses %s', (_, place, sentence) => {
  const parsed = recorderAddOnsSchema.safeParse([
    { title: 'Avión', source: 'prueba', fields: { parkingBrake: place } },
  ]);
  expect(parsed.error?.issues.map(({ message }) => message).join(' ')).toMatch(sentence);
});
