/** Rules that no capability lifts: who may decide on what. Null means «go ahead». */
import { countOf } from '../numbers.ts';
import type { Refusal } from '../refusal.ts';

/** Ids are those of accounts; callsigns change hands and are no identity. */
export interface Matter {
  /** Id of the account whose report, appeal, promotion or entry it is. */
  ownerId: string;
  /** Id of the account that decided before, if the decision needs another person. */
  firstDeciderId?: string | undefined;
}

/** Nobody decides on a matter of their own, nor twice on the same matter where it asks for two people. */
export function refuseDecision(deciderId: string, matter: Matter): Refusal | null {
  if (deciderId === matter.ownerId) {
    return {
      code: 'asunto-propio',
      message: 'Es un asunto tuyo y nadie decide sobre lo suyo.',
      wayOut: 'Déjaselo a otra persona con este permiso.',
    };
  }
  if (deciderId === matter.firstDeciderId) {
    return {
      code: 'misma-persona',
      message: 'Ya decidiste tú la primera vez y ahora tiene que decidir otra persona.',
      wayOut: 'Déjaselo a otra persona con este permiso.',
    };
  }
  return null;
}

/** An adjustment above the limit asks for two different people, neither of them its pilot. */
export function refuseAdjustment(
  adjustment: { points: number; ownerId: string; byId: string; secondId?: string | undefined },
  /** Points, either way, up to which one person is enough; from the points rules. */
  alonePoints: number,
): Refusal | null {
  const own = refuseDecision(adjustment.byId, { ownerId: adjustment.ownerId });
  if (own !== null) return own;
  if (Math.abs(adjustment.points) <= alonePoints) return null;
  if (adjustment.secondId === undefined) {
    return {
      code: 'falta-segunda-persona',
      message: `Un ajuste de más de ${countOf(alonePoints, 'punto', 'puntos')} necesita dos personas.`,
      wayOut: 'Guárdalo y pide a otra persona que puede ajustar puntos que lo confirme.',
    };
  }
  return refuseDecision(adjustment.secondId, {
    ownerId: adjustment.ownerId,
    firstDeciderId: adjustment.byId,
  });
}
