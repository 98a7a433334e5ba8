import { HOUR_MS } from '@va/domain/durations.ts';
import { KG_PER_LB } from '@va/domain/mass.ts';
import { groundOf } from '@va/domain/flight-record/phase-ground.ts';
import { LIGHT } from '@va/domain/flight-record/telemetry-point.ts';
import type { DeskPoint } from '#server/modules/recorder-desk/flight-desk-types.ts';
import { NOWHERE } from '#server/modules/recorder-desk/nowhere.ts';
import { type Body, bounded, flag, InvalidBody, placeIn, text, time } from '../shared/fields.ts';
import { phaseOf, statusIn } from './status.ts';

/** Positions may be this old: a recorder that was without a line sends them later. */
const OLDEST_MS = 48 * HOUR_MS;
/** Between two positions without any time. */
const APART_MS = 100;

/** Radio height of an aircraft that stands, at most, ft. */
const STANDS_FT = 50;

/** Positions as our points. Throws when one has no place; a value that can't be is left out. */
export function readPositions(positions: readonly Body[], now: Date): DeskPoint[] {
  const times = whenRecorded(positions, now);
  return positions.map((position, i) => {
    const place = placeIn(position);
    if (!place) throw new InvalidBody({ [`positions.${i}`]: 'without a place' });
    const id = text(position, 'id', 60);
    const gearUp = flag(position, 'gear_up');
    const fuel = bounded(position, 'fuel', 0, 900_000);
    const aglFt = bounded(position, 'altitude_agl', -200, 100_000);
    // Radio height is better than the client's words, but for an aircraft whose height is taken far above its wheels.
    const phase = phaseOf(statusIn(position));
    const stands = groundOf(phase);
    const told = aglFt === null || (stands === true && aglFt < STANDS_FT) ? stands : null;
    const { seq: _, ...nothing } = NOWHERE;
    return {
      ...nothing,
      at: times[i] ?? now.getTime(),
      ...place,
      altFt:
        bounded(position, 'altitude_msl', -2000, 100_000) ?? bounded(position, 'altitude', -2000, 100_000),
      aglFt,
      hdg: bounded(position, 'heading', 0, 360),
      gsKt: bounded(position, 'gs', 0, 3000),
      iasKt: bounded(position, 'ias', 0, 1500),
      vsFpm: bounded(position, 'vs', -50_000, 50_000),
      onGround: flag(position, 'on_ground') ?? told,
      fuelKg: fuel === null ? null : fuel * KG_PER_LB,
      lights: readLights(position),
      flaps: bounded(position, 'flaps', 0, 4),
      gear: gearUp === null ? null : Number(!gearUp),
      g: bounded(position, 'g_force', -20, 20),
      pitch: bounded(position, 'pitch', -180, 180),
      bank: bounded(position, 'bank', -180, 180),
      ...(phase === 'on_block' && { arrived: true }),
      ...(id !== null && { id }),
    };
  });
}

/**
 * When each was recorded: as the client's `created_at` says where that can be, whose clock is corrected when all has come.
 * Else at arrival with the simulator's steps between them, those of an impossible `created_at`, or a moment apart where it
 * tells none.
 */
function whenRecorded(positions: readonly Body[], now: Date): number[] {
  const created = positions.map((position) => time(position, 'created_at'));
  const newest = newestOf(created);
  const isClock = Math.abs(newest - now.getTime()) < OLDEST_MS;
  const simulated = positions.map((position) => time(position, 'sim_time'));
  const steps = simulated.some((at) => at !== null) ? simulated : created;
  const lastStep = newestOf(steps);
  return positions.map((_, i) => {
    const at = created[i] ?? null;
    if (isClock && at !== null && newest - at < OLDEST_MS) return at;
    const step = steps[i] ?? null;
    // Points without an id are told apart by their time: of two at once one would be lost.
    if (step === null) return now.getTime() - (positions.length - 1 - i) * APART_MS;
    const before = lastStep - step;
    return now.getTime() - (before >= 0 && before < OLDEST_MS ? before : 0);
  });
}

/** When a client says that something was written, by its own clock; null where no clock can say so. */
export function clockTime(sent: Body, now: Date): number | null {
  const at = time(sent, 'created_at');
  return at !== null && Math.abs(at - now.getTime()) < OLDEST_MS ? at : null;
}

function newestOf(times: readonly (number | null)[]): number {
  return Math.max(...times.map((at) => at ?? -Infinity));
}

function readLights(position: Body): number | null {
  const known = Object.entries(LIGHT).map(([name, bit]) => ({ bit, on: flag(position, `${name}_lights`) }));
  if (known.every(({ on }) => on === null)) return null;
  return known.reduce((sum, { bit, on }) => sum + (on === true ? bit : 0), 0);
}
