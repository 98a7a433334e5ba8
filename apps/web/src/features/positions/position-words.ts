import { CAPABILITIES, type Capability } from '@va/domain/rights/capabilities.ts';
import { ROLES } from '@va/domain/rights/roles.ts';
import type { PositionRights } from '@va/domain/rights/position-rights.ts';
import { movedRights } from '@va/domain/rights/written-positions.ts';

/** Roles of a position and its further capabilities, in a line. */
export function rightsWords({ roles, capabilities }: PositionRights): string {
  const words = [...roles.map((role) => ROLES[role]), ...capabilities.map((one) => CAPABILITIES[one])];
  return words.length === 0 ? 'Nada más que lo de un piloto' : words.join(' · ');
}

/** Rights gained and lost by a change of a position: «Gana: … Pierde: …»; says so if there are none. */
export function movedWords(before: PositionRights | null, after: PositionRights | null): string {
  const { gained, lost } = movedRights(before, after);
  const words = (moved: readonly Capability[]) => moved.map((one) => CAPABILITIES[one]).join(', ');
  if (gained.length === 0 && lost.length === 0) return 'Permite lo mismo que antes.';
  return [
    ...(gained.length > 0 ? [`Gana: ${words(gained)}.`] : []),
    ...(lost.length > 0 ? [`Pierde: ${words(lost)}.`] : []),
  ].join(' ');
}
