/** Positions as staff write them at the desk over those of the content: what is wrong with one, and what a change moves. */
import type { FieldError } from '../fleet/aircraft-details.ts';
import { nameCode } from '../name-code.ts';
import { isVisibleText } from '../visible-name.ts';
import type { Capability } from './capabilities.ts';
import type { PositionRights } from './position-rights.ts';
import { capabilitiesOf } from './roles.ts';

/** A position as staff have left it. */
export interface WrittenPosition extends PositionRights {
  /** What people read, 2 to 60 characters; accounts hold it by this name, which stays. */
  title: string;
  /** There is no such position any more, whatever the content says. */
  retired: boolean;
}

export const TITLE_LENGTH = [2, 60] as const;

/** The id by which the desk names a position. */
export const positionIdOf = (title: string): string => nameCode(title);

/** The positions of the airline, in the order of the content, with what staff wrote over them and besides them. */
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

/** What whoever holds a position gains and loses by a change of it, besides what every pilot may; null is no such position. */
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

/** What is wrong with the name of a new position. */
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
