// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { kindOfLine } from './log-words.ts';

it.each([
  ['Aircraft crashed', 'crash'],
  ['EVE:CRASH', 'crash'],
  ['EVE:EMERGENCY 7700', 'emergency'],
  ['Declared minimum fuel', 'minimum_fuel'],
  ['EVE:MINIMUM_FUEL 1200', 'minimum_fuel'],
  ['EVE:SEVERE_TURBULENCE', 'severe_turbulence'],
  ['EVE:OVERSPEED', 'overspeed'],
  ['Overspeed warning', 'overspeed'],
  ['EVE:STALL 118', 'stall'],
  ['Stall warning', 'stall'],
  ['EVE:PAUSE', 'pause'],
  ['Simulator paused', 'pause'],
  ['Simulator unpaused', 'otro'],
  ['EVE:SLEW', 'slew'],
  ['Slew mode', 'slew'],
  ['EVE:SIM_RATE 4', 'sim_rate'],
  ['EVE:BANK 41', 'bank'],
  ['EVE:PITCH -20', 'pitch'],
  ['EVE:G 4.2', 'g_force'],
  ['EVE:G_FORCE 4.2', 'g_force'],
  ['EVE:LIGHTS', 'lights'],
  ['EVE:LANDING_LIGHTS', 'lights'],
  ['EVE:TAXI_LIGHTS', 'lights'],
  ['EVE:FLAPS 2', 'flaps'],
  ['EVE:GEAR', 'gear'],
  ['EVE:TAXI 32', 'taxi'],
  ['Sim rate changed to 4x', 'sim_rate'],
  ['EVE:LIGHTS_OFF 9800', 'lights'],
  // What is over, or was only tried, is none.
  ['Sim rate set to 1x', 'otro'],
  ['EVE:SIM_RATE 1', 'otro'],
  ['Simulation rate back to normal', 'otro'],
  ['Slew mode disabled', 'otro'],
  ['EVE:SLEW_OFF', 'otro'],
  ['Pause off', 'otro'],
  ['Stall warning test', 'otro'],
  ['Overspeed ended', 'otro'],
  ['Emergency test', 'emergency'],
  // A log says these of every flight.
  ['Flaps set to 1', 'otro'],
  ['Landing gear down', 'otro'],
  ['Landing lights on', 'otro'],
  ['Taxi to gate', 'otro'],
  ['EVE:GATE', 'otro'],
])('«%s» in a log tells of %s', (line, kind) => {
  expect(kindOfLine(line)).toBe(kind);
});

it('takes any line, in any letters', () => {
  fc.assert(
    fc.property(fc.string(), (line) => {
      expect(kindOfLine(line)).toMatch(/^[a-z_]+$/);
    }),
  );
});
