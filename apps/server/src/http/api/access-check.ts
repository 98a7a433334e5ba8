import type { Actor } from '#server/api/actor.ts';
import type { Endpoint } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';

/**
 * Throws unless the caller may use the endpoint. Where members read more than visitors, a request with a cookie, a CSRF
 * token or a key never counts as a visitor: otherwise a page left open after its session ended would show the visitors'
 * part as if it were everything.
 * @param hadSession whether the request had a cookie or CSRF token, valid or not
 */
export function expectAccess({ access, scope }: Endpoint, actor: Actor, hadSession: boolean): void {
  if (access.kind === 'public') {
    const asVisitor = actor.kind === 'visitor' && !hadSession;
    if (asVisitor || access.capability === undefined) return;
  }
  if (actor.kind === 'visitor') throw new Problem('sin-sesion');
  if (actor.key !== null) {
    if (scope === undefined)
      throw new Problem('sin-permiso', {
        detail: 'Esto no se hace con una clave: accede con tu contraseña.',
      });
    if (!actor.key.scopes.includes(scope))
      throw new Problem('sin-permiso', { detail: `A tu clave le falta el permiso ${scope}.` });
  }
  if (access.kind === 'pending') return;
  if (actor.pending)
    throw new Problem('sin-sesion', { detail: 'Falta el segundo factor para terminar de acceder.' });
  const needed = 'capability' in access ? access.capability : undefined;
  if (needed === undefined || actor.capabilities.has(needed)) return;
  throw new Problem(actor.mustSetSecondFactor ? 'segundo-factor-obligatorio' : 'sin-permiso');
}

/**
 * The caller as the endpoint treats them. A public endpoint treats a session that still lacks its second factor, or a
 * key without the scope to read its owner's data, as a visitor.
 */
export function seenAs({ access, scope = 'own:read' }: Endpoint, actor: Actor): Actor {
  if (access.kind !== 'public' || actor.kind === 'visitor') return actor;
  const known = !actor.pending && (actor.key === null || actor.key.scopes.includes(scope));
  return known ? actor : { kind: 'visitor' };
}
