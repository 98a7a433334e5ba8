import { expect, it } from 'vitest';
import { changedMeanwhile } from './expect-seen.ts';

const at = new Date('2026-11-20T23:50:00Z');
const on = (now: string, actor = 'ABC017') =>
  changedMeanwhile({ actor, at, now: new Date(now) }, 'lo ha cambiado').split(',')[0];

it('says the day of a change that is not of today', () => {
  expect(on('2026-11-20T23:59:00Z')).toBe('ABC017 lo ha cambiado a las 23:50Z');
  expect(on('2026-11-21T00:10:00Z')).toBe('ABC017 lo ha cambiado el 20/11/2026 a las 23:50Z');
});

it('names nobody who has no callsign any more', () => {
  expect(on('2026-11-20T23:59:00Z', 'retirado')).toBe('Alguien del equipo lo ha cambiado a las 23:50Z');
  expect(on('2026-11-20T23:59:00Z', 'programa')).toBe('La plataforma lo ha cambiado a las 23:50Z');
});
