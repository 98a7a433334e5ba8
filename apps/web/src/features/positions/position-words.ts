import { CAPABILITIES, type Capability } from '@va/domain/rights/capabilities.ts';
import { ROLES } from '@va/domain/rights/roles.ts';
import type { PositionRights } from '@va/domain/rights/position-rights.ts';
import { movedRights } from '@va/domain/rights/written-positions.ts';

/** What a position brings, in a line: its roles, then what it brings besides them. */
export function rightsWords({ roles, capabilities }: PositionRights): string {
  const words = [...roles.map((role) => ROLES[role]), ...capabilities.map((one) => CAPABILITIES[one])];
  return words.length === 0 ? 'Nada más que lo de un piloto' : words.join(' · ');
}

/** What a change of a position moves: «Gana: … Pierde: …»; that it moves nothing where that is so. */
export function movedWords(before: PositionRights | null, after: PositionRights | null): string {
  const { gained, lost } = movedRights(before, after);
  const words = (moved: readonly Capability[]) => moved.map((one) => CAPABILITIES[one]).join(', ');
  if (gained.length === 0 && lost.length === 0) return 'Permite lo mismo que antes.';
  return [
    ...(gained.length > 0 ? [`Gana: ${words(gained)}.`] : []),
    ...(lost.length > 0 ? [`Pierde: ${words(lost)}.`] : []),
  ].join(' ');
}
