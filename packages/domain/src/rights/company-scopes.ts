/** Scopes of the airline's own programs, and the capabilities that a key with each scope has. */
import type { Capability } from './capabilities.ts';

/** Every scope, with the words that staff see beside it. */
export const COMPANY_SCOPES = {
  'public:read': 'Leer lo público',
  'staff:pilots': 'Leer la lista de pilotos',
  'staff:reports': 'Leer los informes por decidir',
  'staff:timetable': 'Leer el horario entero',
  'staff:fleet': 'Leer la flota',
  'staff:statistics': 'Leer las clasificaciones',
} as const;

/** Scope of a key of the airline's programs. */
export type CompanyScope = keyof typeof COMPANY_SCOPES;

/** Capabilities of each scope. */
export const SCOPE_CAPABILITIES: Readonly<Record<CompanyScope, readonly Capability[]>> = {
  'public:read': ['map.public', 'timetable.read'],
  'staff:pilots': ['map.all', 'pilots.names', 'pilots.state'],
  'staff:reports': ['reports.review'],
  'staff:timetable': ['timetable.write'],
  'staff:fleet': ['fleet.write'],
  'staff:statistics': ['reports.own'],
};

/** Whether a word is the name of a scope. */
export function isCompanyScope(word: string): word is CompanyScope {
  return Object.hasOwn(COMPANY_SCOPES, word);
}

/** Capabilities of several scopes together. */
export function scopeCapabilities(scopes: Iterable<CompanyScope>): ReadonlySet<Capability> {
  return new Set([...scopes].flatMap((scope) => SCOPE_CAPABILITIES[scope]));
}
