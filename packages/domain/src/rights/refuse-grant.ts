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
