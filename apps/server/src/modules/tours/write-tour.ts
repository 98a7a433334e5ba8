import { modelOf } from '#server/kernel/airline/model-of.ts';
import { countOf } from '@va/domain/numbers.ts';
import { tourChangeMessage, tourChangeSentences } from '@va/domain/tour/tour-changes.ts';
import { type WrittenTour, tourIdOf } from '@va/domain/tour/written-tour.ts';
import type { LeftTour } from '@va/contract/tours-and-events/tour-plans.ts';
import { Problem, refuseFields } from '#server/api/problem.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import type { By } from '#server/kernel/audit/audit.ts';
import { lockTimetable } from '#server/kernel/locks/timetable-lock.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import { beforeLastChange, lockEntry, openEntry, writeEntry } from '../desk-entries/change-entry.ts';
import { fetchEntries } from '../desk-entries/read-entries.ts';
import { forgetClosures, tellTaking } from './close-tour.ts';
import { readTour, type ToursAt, toursBy } from './read-tours.ts';
import { settleTours } from './settle-stages.ts';
import {
  editionsInForce,
  inTour,
  readTourUse,
  type ReadUse,
  withTour,
  writtenAt,
  wrongWith,
} from './try-tour.ts';

const ACTS = {
  'tour.added': 'lo ha añadido',
  'tour.changed': 'lo ha cambiado',
  'tour.removed': 'lo ha quitado',
  'tour.undone': 'ha deshecho el último cambio',
};

/** Refusal of a new tour with the id of a former flown one, whose stage numbers it would share. */
const FLOWN_BEFORE =
  'La compañía ya tuvo un tour con este nombre, y hay pilotos que lo volaron: escribe otro';

/** A tour in the version that the caller read; 0 if only the content has it. */
export interface SeenTour {
  id: string;
  version: number;
}

/** Adds a tour. Throws `datos-no-validos` with each field that is wrong. */
export function addTour(
  db: Database,
  ops: Operations,
  { tour, reason }: { tour: WrittenTour; reason?: string | undefined },
  by: By,
): Promise<LeftTour> {
  return db.transaction(async (tx) => {
    const id = tourIdOf(tour.name);
    const found = await lockTour(tx, ops, id);
    const { now, use, version } = found;
    const known = use.editions.size > 0 ? [{ field: 'name', message: FLOWN_BEFORE }] : [];
    refuseFields([...wrongWith(ops, now, null, tour, use), ...known].map(inTour));
    await openEntry(tx, 'tour', id);
    await forgetClosures(tx, id);
    return write(tx, ops, { id, version }, found, { action: 'tour.added', reason, value: tour }, by);
  });
}

/**
 * Changes a tour, also one of the content; pilots keep their flown stages. Throws as above and `cambiado-entretanto`.
 */
export function changeTour(
  db: Database,
  ops: Operations,
  seen: SeenTour,
  { tour, reason }: { tour: WrittenTour; reason: string },
  by: By,
): Promise<LeftTour> {
  return db.transaction(async (tx) => {
    const found = await expectTour(tx, ops, seen.id);
    return write(tx, ops, seen, found, { action: 'tour.changed', reason, value: tour }, by);
  });
}

/**
 * Takes staff's version of a tour back: a tour of the content returns to its text, any other disappears. Throws
 * `tour-en-uso` if somebody takes part in a tour that would disappear.
 */
export function removeTour(
  db: Database,
  ops: Operations,
  seen: SeenTour,
  reason: string | undefined,
  by: By,
): Promise<LeftTour> {
  return db.transaction(async (tx) => {
    const found = await expectTour(tx, ops, seen.id);
    if (!found.now.written.some(({ id }) => id === seen.id))
      throw new Problem('no-encontrado', { detail: 'En la mesa no se ha escrito nada de este tour.' });
    return write(tx, ops, seen, found, { action: 'tour.removed', reason, value: null }, by);
  });
}

/** Undoes the last change of a tour; a second call undoes the undoing. Throws as the others. */
export function undoTour(
  db: Database,
  ops: Operations,
  seen: SeenTour,
  reason: string | undefined,
  by: By,
): Promise<LeftTour> {
  return db.transaction(async (tx) => {
    const found = await lockTour(tx, ops, seen.id);
    return write(tx, ops, seen, found, { action: 'tour.undone', reason, value: 'before' }, by);
  });
}

interface Act {
  action: keyof typeof ACTS;
  reason: string | undefined;
  /** The new value; null takes staff's version back, `before` is the value from before the last change. */
  value: WrittenTour | null | 'before';
}

/** Writes an act on a locked tour. */
async function write(
  tx: Tx,
  ops: Operations,
  { id, version }: SeenTour,
  { now, use }: LockedTour,
  { action, reason, value: given }: Act,
  by: By,
): Promise<LeftTour> {
  const entry = await lockEntry(tx, { kind: 'tour', key: id, version }, ACTS);
  const value = given === 'before' ? readTour(ops, id, await beforeLastChange(tx, entry)) : given;
  const next = withTour(ops, now, id, value);
  const after = writtenAt(next, id);
  if (after === null) refuseUsed(use);
  else {
    const errors = wrongWith(ops, now, id, after, use).map(inTour);
    // Check restored versions too: a stage may have been flown, or an airport removed, by now.
    if (typeof given !== 'object' || given === null) refuseReturn(errors);
    refuseFields(errors);
  }
  const act = { capability: 'tours.write', action, acts: ACTS, reason } as const;
  const left = await writeEntry(tx, entry, value, act, by);
  await follow(tx, ops, id, { now, next }, use, by.context.now);
  return { id, version: left, tour: after && copyOf(after) };
}

/** Tells participants what changed, and settles their points by the present tour. */
async function follow(
  tx: Tx,
  ops: Operations,
  id: string,
  { now, next }: { now: ToursAt; next: ToursAt },
  { pilots }: ReadUse,
  at: Date,
): Promise<void> {
  const [before, after] = [writtenAt(now, id), writtenAt(next, id)];
  if (before === null || after === null) return;
  const told = tourChangeSentences(before, after, (type) => modelOf(ops, type));
  if (told.length > 0) {
    const message = {
      kind: 'tour.changed',
      title: `${after.name} ha cambiado`,
      body: tourChangeMessage(told),
    };
    await tellTaking(tx, { id, editions: editionsInForce([now, next], id, at) }, message);
  }
  for (const pilotId of pilots) {
    await lockPilot(tx, pilotId);
    await settleTours(tx, ops, pilotId, at, id);
  }
}

/** Throws `tour-en-uso` with the uses. */
function refuseUsed({ editions, pilots, booked }: ReadUse): void {
  if (editions.size === 0 && pilots.length === 0) return;
  const what = [
    ...(pilots.length > 0
      ? [`etapas reservadas o voladas por ${countOf(pilots.length, 'piloto', 'pilotos')}`]
      : ['pilotos que se han inscrito']),
    ...(booked > 0 ? [countOf(booked, 'reserva abierta', 'reservas abiertas')] : []),
  ];
  throw new Problem('tour-en-uso', {
    detail: `Tiene ${new Intl.ListFormat('es-ES').format(what)}: no se quita. Ciérralo, y lo que se ha superado se conserva.`,
  });
}

/** Throws `datos-no-validos` if an earlier version cannot come back as it was. */
function refuseReturn(errors: readonly { field: string; message: string }[]): void {
  const [first] = errors;
  if (first === undefined) return;
  throw new Problem('datos-no-validos', {
    detail: `No vuelve solo: ${first.message}. Cambia el tour a mano.`,
    errors: errors.map(({ field, message }) => ({ pointer: `/${field}`, message })),
  });
}

/** Locks a tour for a change and makes its desk entry. Throws `no-encontrado`. */
async function expectTour(tx: Tx, ops: Operations, id: string): Promise<LockedTour> {
  const found = await lockTour(tx, ops, id);
  if (writtenAt(found.now, id) === null) throw new Problem('no-encontrado');
  await openEntry(tx, 'tour', id);
  return found;
}

/** The tours and one tour's use, read under the exclusive timetable lock. */
interface LockedTour {
  now: ToursAt;
  use: ReadUse;
  /** Version of staff's entry, also if they took it back; 0 if they never wrote one. */
  version: number;
}

/** Takes the lock, so that nobody books a stage, joins or writes a tour until the transaction ends, and reads them. */
async function lockTour(tx: Tx, ops: Operations, id: string): Promise<LockedTour> {
  await lockTimetable(tx);
  const entries = await fetchEntries(tx);
  const entry = entries.find(({ kind, key }) => kind === 'tour' && key === id);
  return { now: toursBy(ops, entries), use: await readTourUse(tx, id), version: entry?.version ?? 0 };
}

/** A copy of a tour with lists of its own. */
export const copyOf = (tour: WrittenTour) => ({
  ...tour,
  types: [...tour.types],
  substitutes: [...tour.substitutes],
  editions: tour.editions.map((edition) => ({ ...edition })),
  stops: [...tour.stops],
  retiredStages: [...tour.retiredStages],
});
