import { CAPABILITIES, type Capability } from '@va/domain/rights/capabilities.ts';
import { refuseGrant } from '@va/domain/rights/refuse-grant.ts';
import {
  movedRights,
  positionIdOf,
  positionsInForce,
  titleErrors,
  type WrittenPosition,
  type PositionRights,
} from '@va/domain/rights/positions.ts';
import type { LeftPosition } from '@va/contract/pilots/positions.ts';
import { Problem, refuseFields, unlessRefused } from '#server/api/problem.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { By } from '#server/kernel/audit/audit.ts';
import { tellPilots } from '#server/kernel/messages/tell-pilots.ts';
import { beforeLastChange, lockEntry, openEntry, writeEntry } from '../desk-entries/change-entry.ts';
import { fetchEntries } from '../desk-entries/read-entries.ts';
import { keepAdministrators, lockAdministrators } from '../rights/administrators.ts';
import { deskPositions, readPosition } from '../rights/effective-rights.ts';
import { callsignsOf, heldWords, readHolders } from './position-view.ts';

const ACTS = {
  'position.added': 'lo ha añadido',
  'position.changed': 'lo ha cambiado',
  'position.removed': 'lo ha quitado',
  'position.undone': 'ha deshecho el último cambio',
};

/** A position in the version that the caller read; 0 if only the content defines it. */
export interface SeenPosition {
  id: string;
  version: number;
}

type Given = PositionRights & { reason: string };

/** Adds a position. Throws `datos-no-validos`, and `permiso-que-no-tienes` for what the actor lacks. */
export function addPosition(
  db: Database,
  airline: Airline,
  { title, roles, capabilities, reason }: Given & { title: string },
  by: By,
): Promise<LeftPosition> {
  return db.transaction(async (tx) => {
    const id = positionIdOf(title);
    const { titleOf, versionOf } = await openPositions(tx, airline);
    // A removed position of the content can only come back under its own title.
    const own = [...airline.contentPositions.keys()].find((one) => positionIdOf(one) === id) ?? title;
    refuseFields(titleErrors(title, (other) => titleOf(other) !== undefined || own !== title));
    const value = { title, roles, capabilities, retired: false };
    const seen = { id, version: versionOf(id) };
    return write(tx, airline, seen, { action: 'position.added', reason, valueOf: () => value }, by);
  });
}

/**
 * Changes the rights of a position, also of one of the content. Throws as above, `ultimo-administrador` and
 * `cambiado-entretanto`.
 */
export function changePosition(
  db: Database,
  airline: Airline,
  seen: SeenPosition,
  { roles, capabilities, reason }: Given,
  by: By,
): Promise<LeftPosition> {
  return db.transaction(async (tx) => {
    const title = (await openPositions(tx, airline)).expect(seen.id);
    const value = { title, roles, capabilities, retired: false };
    return write(tx, airline, seen, { action: 'position.changed', reason, valueOf: () => value }, by);
  });
}

/** Removes a position that nobody holds, also one of the content. Throws `cargo-en-uso`. */
export function removePosition(
  db: Database,
  airline: Airline,
  seen: SeenPosition,
  reason: string | undefined,
  by: By,
): Promise<LeftPosition> {
  return db.transaction(async (tx) => {
    const title = (await openPositions(tx, airline)).expect(seen.id);
    const value = { title, roles: [], capabilities: [], retired: true };
    return write(tx, airline, seen, { action: 'position.removed', reason, valueOf: () => value }, by);
  });
}

/** Undoes the last change of a position; a second call undoes the undoing. Throws as the others. */
export function undoPosition(
  db: Database,
  airline: Airline,
  seen: SeenPosition,
  reason: string | undefined,
  by: By,
): Promise<LeftPosition> {
  return db.transaction(async (tx) => {
    await lockAdministrators(tx);
    return write(tx, airline, seen, { action: 'position.undone', reason, valueOf: 'before' }, by);
  });
}

interface Act {
  action: keyof typeof ACTS;
  reason: string | undefined;
  /** The position's new value; `before` for that from before its last change. */
  valueOf: 'before' | (() => WrittenPosition);
}

/** Writes an act on a position, under a lock that excludes other such acts and removals of administrators. */
async function write(
  tx: Tx,
  airline: Airline,
  { id, version }: SeenPosition,
  { action, reason, valueOf }: Act,
  by: By,
): Promise<LeftPosition> {
  const content = airline.contentPositions;
  const written = deskPositions(await fetchEntries(tx));
  const now = positionsInForce(content, written);
  if (valueOf !== 'before') await openEntry(tx, 'position', id);
  const entry = await lockEntry(tx, { kind: 'position', key: id, version }, ACTS);
  const value = valueOf === 'before' ? readPosition(await beforeLastChange(tx, entry)) : valueOf();
  const next = positionsInForce(content, [
    ...written.filter((one) => one.id !== id),
    ...(value ? [value] : []),
  ]);
  // An id may stand for an old and a new title; only one of them exists at a time.
  const titles = new Set([...now.keys(), ...next.keys()].filter((title) => positionIdOf(title) === id));
  for (const title of titles) {
    const [before, after] = [now.get(title) ?? null, next.get(title) ?? null];
    const moved = movedRights(before, after);
    unlessRefused(refuseGrant(by.actor.capabilities, [...moved.gained, ...moved.lost]));
    if (before !== null && after === null) await refuseHeld(tx, title);
    await tellHolders(tx, title, moved);
  }
  await keepAdministrators(tx, airline, next);
  const act = { capability: 'roles', action, acts: ACTS, reason } as const;
  const left = await writeEntry(tx, entry, value, act, by);
  const [title] = [...next.keys()].filter((one) => positionIdOf(one) === id);
  const rights = title === undefined ? undefined : next.get(title);
  if (title === undefined || rights === undefined) return { id, version: left, position: null };
  const position = { title, roles: [...rights.roles], capabilities: [...rights.capabilities] };
  return { id, version: left, position };
}

/** Tells a position's holders which rights it gained and lost; does nothing without a difference. */
async function tellHolders(
  tx: Tx,
  title: string,
  { gained, lost }: { gained: readonly Capability[]; lost: readonly Capability[] },
): Promise<void> {
  if (gained.length === 0 && lost.length === 0) return;
  const held = (await readHolders(tx)).filter(({ positions }) => positions.includes(title));
  const words = (moved: readonly Capability[]) => moved.map((one) => `«${CAPABILITIES[one]}»`).join(', ');
  const body = [
    ...(gained.length > 0 ? [`Ahora trae también: ${words(gained)}.`] : []),
    ...(lost.length > 0 ? [`Ya no trae: ${words(lost)}.`] : []),
    'Lo que se te dio aparte no cambia.',
  ].join(' ');
  await tellPilots(
    tx,
    held.map(({ id }) => ({
      pilotId: id,
      message: { kind: 'account.position', title: `Ha cambiado lo que trae tu cargo, ${title}`, body },
    })),
  );
}

/** Throws `cargo-en-uso`, with who holds it. */
async function refuseHeld(tx: Tx, title: string): Promise<void> {
  const held = await callsignsOf(tx, title);
  if (held.length === 0) return;
  throw new Problem('cargo-en-uso', {
    detail: `Lo ${held.length === 1 ? 'lleva' : 'llevan'} ${new Intl.ListFormat('es-ES').format(held)}: quítaselo antes en su ficha de piloto.`,
  });
}

/** Locks and reads the positions; nobody else can change them until the transaction ends. */
async function openPositions(tx: Tx, { contentPositions }: Airline) {
  await lockAdministrators(tx);
  const entries = await fetchEntries(tx);
  const inForce = positionsInForce(contentPositions, deskPositions(entries));
  const titles = [...inForce.keys(), ...(await heldWords(tx, inForce))];
  const titleOf = (id: string) => titles.find((title) => positionIdOf(title) === id);
  return {
    titleOf,
    /** Throws `no-encontrado`. */
    expect(id: string): string {
      const title = titleOf(id);
      if (title === undefined) throw new Problem('no-encontrado');
      return title;
    },
    versionOf: (id: string) =>
      entries.find(({ kind, key }) => kind === 'position' && key === id)?.version ?? 0,
  };
}
