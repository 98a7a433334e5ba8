/**
 * Positions as staff write them at the desk over those of the content: their errors, and the rights that a change gives
 * and takes.
 */
import type { FieldError } from '../fleet/aircraft-details.ts';
import { nameCode } from '../name-code.ts';
import { isVisibleText } from '../visible-name.ts';
import type { Capability } from './capabilities.ts';
import { capabilitiesOf, type Role } from './roles.ts';

/** Roles and single capabilities of a position in the airline. */
export interface PositionRights {
  roles: readonly Role[];
  capabilities: readonly Capability[];
}

/**
 * Rights of a person's positions, added up. A position that the table lacks gives none: an airline may have positions
 * that are only titles.
 */
export function rightsOfPositions(
  positions: Iterable<string>,
  table: ReadonlyMap<string, PositionRights>,
): PositionRights {
  const roles = new Set<Role>();
  const capabilities = new Set<Capability>();
  for (const position of positions) {
    const rights = table.get(position);
    for (const role of rights?.roles ?? []) roles.add(role);
    for (const capability of rights?.capabilities ?? []) capabilities.add(capability);
  }
  return { roles: [...roles], capabilities: [...capabilities] };
}

/** A position as staff have left it. */
export interface WrittenPosition extends PositionRights {
  /** Title that people read, 2 to 60 characters. Accounts refer to the position by it, so it never changes. */
  title: string;
  /** Whether staff removed the position, even if the content has it. */
  retired: boolean;
}

export const TITLE_LENGTH = [2, 60] as const;

/** The id by which the desk names a position. */
export const positionIdOf = (title: string): string => nameCode(title);

/** The positions of the airline in the order of the content, with the changes and additions of staff. */
export function positionsInForce(
  content: ReadonlyMap<string, PositionRights>,
  written: readonly WrittenPosition[],
): Map<string, PositionRights> {
  const all = new Map(content);
  for (const { title, roles, capabilities, retired } of written) {
    if (retired) all.delete(title);
    else all.set(title, { roles, capabilities });
  }
  return all;
}

/**
 * Capabilities that holders of a position gain and lose by a change, apart from those of every pilot; null means that
 * the position does not exist.
 */
export function movedRights(
  before: PositionRights | null,
  after: PositionRights | null,
): { gained: Capability[]; lost: Capability[] } {
  const allowed = (rights: PositionRights | null) =>
    capabilitiesOf(['pilot', ...(rights?.roles ?? [])], rights?.capabilities ?? []);
  const [was, is] = [allowed(before), allowed(after)];
  return {
    gained: [...is].filter((one) => !was.has(one)),
    lost: [...was].filter((one) => !is.has(one)),
  };
}

/** Errors in the title of a new position. */
export function titleErrors(title: string, taken: (id: string) => boolean): FieldError<'title'>[] {
  const [least, most] = TITLE_LENGTH;
  const id = positionIdOf(title);
  const message =
    title.length < least || title.length > most || id === '' || id.length > most || !isVisibleText(title)
      ? `Escribe de ${least} a ${most} caracteres, con letras o cifras: Jefe de Flota`
      : taken(id)
        ? `La compañía ya tiene un cargo «${id}»: escribe otro nombre`
        : null;
  return message === null ? [] : [{ field: 'title', message }];
}
