import type { PageState } from '../page/services/cockpit-api.ts';

/** What the page shows before there is a simulator. */
export const WAITING: PageState = {
  airline: 'Aerolínea de prueba',
  version: '1.0.0',
  newer: null,
  sentence: 'Esperando al simulador',
  tone: 'calm',
  remarks: [],
  platform: 'https://va.example/',
  simulator: null,
  code: null,
  acts: [],
  declared: [],
  flight: null,
  profile: [],
  touchdown: null,
  sent: null,
  instruments: null,
};

/** What it shows in the midst of a flight. */
export const RECORDING: PageState = {
  ...WAITING,
  sentence: 'Grabando · crucero',
  tone: 'good',
  simulator: 'X-Plane 12.1.4',
  acts: ['declare', 'finish', 'discard'],
  declared: ['minimum_fuel'],
  flight: {
    name: 'ABC 123',
    points: 1,
    waiting: 0,
    report: 'https://va.example/plataforma/informes/RPRT2345',
  },
  profile: [
    [0, 100],
    [20, 33_000],
  ],
  touchdown: '−212 ft/min, 1,36 g',
  instruments: { altFt: 33_000, gsKt: 450, vsFpm: -10, fuelKg: null },
};
