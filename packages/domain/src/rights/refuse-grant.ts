import type { Refusal } from '../refusal.ts';
import { CAPABILITIES, type Capability } from './capabilities.ts';
import { ROLES } from './roles.ts';

/** Nobody grants, or takes away, a capability they lack. */
export function refuseGrant(own: ReadonlySet<Capability>, given: Iterable<Capability>): Refusal | null {
  if (!own.has('roles')) {
    return {
      code: 'sin-permiso',
      message: 'No puedes conceder ni retirar permisos.',
      wayOut: `Pídeselo a alguien con el rol de ${ROLES.administrator}.`,
    };
  }
  const missing = [...given].filter((capability) => !own.has(capability));
  if (missing.length === 0) return null;
  const names = missing.map((capability) => `«${CAPABILITIES[capability]}»`).join(', ');
  return {
    code: 'permiso-que-no-tienes',
    message: `No puedes conceder ni retirar lo que tú no tienes: ${names}.`,
    wayOut: `Pídeselo a alguien con el rol de ${ROLES.administrator}.`,
  };
}

/** How far an administrator can sign in: to the desk, to the set-up of a second factor, or not at all. */
export const ENTRIES = ['desk', 'owes_factor', 'no_way_in'] as const;

export type Entry = (typeof ENTRIES)[number];

/**
 * The last administrator can't be demoted, suspended, retired or erased: nobody could put that right. Only those count
 * who get into the desk; where nobody does, those who get farthest.
 * @param administrators accounts that are administrators and may act, each with how far it gets
 * @param targets the accounts that would be none any more
 */
export function refuseRemoval(
  administrators: ReadonlyMap<string, Entry>,
  targets: readonly string[],
): Refusal | null {
  const entry = ENTRIES.find((one) => [...administrators.values()].includes(one));
  const farthest = [...administrators].filter(([, one]) => one === entry).map(([id]) => id);
  if (farthest.length === 0 || farthest.some((id) => !targets.includes(id))) return null;
  const isOne = targets.length === 1;
  const left = [...administrators.keys()].some((id) => !targets.includes(id));
  const those = isOne ? 'Es la única cuenta' : 'Son las únicas cuentas';
  return {
    code: 'ultimo-administrador',
    message: left
      ? `${those} con el rol de administrador que ${isOne ? 'puede' : 'pueden'} entrar en la mesa: las demás no tienen contraseña o segundo factor.`
      : `${those} con el rol de administrador.`,
    wayOut: left
      ? 'Espera a que entre otra de ellas y active su segundo factor, o da ese rol a quien ya lo tenga.'
      : 'Da antes ese rol a otra persona.',
  };
}
