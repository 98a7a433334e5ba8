/** What the airline's own programs may read with a key, and the capabilities that each of these words stands for. */
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

/** What a key of the airline's programs may read. */
export type CompanyScope = keyof typeof COMPANY_SCOPES;

/** The capabilities that each scope stands for. */
export const SCOPE_CAPABILITIES: Readonly<Record<CompanyScope, readonly Capability[]>> = {
  'public:read': ['map.public', 'timetable.read'],
  'staff:pilots': ['map.all', 'pilots.names', 'pilots.state'],
  'staff:reports': ['reports.review'],
  'staff:timetable': ['timetable.write'],
  'staff:fleet': ['fleet.write'],
  'staff:statistics': ['reports.own'],
};

/** Whether a word is such a scope. */
export function isCompanyScope(word: string): word is CompanyScope {
  return Object.hasOwn(COMPANY_SCOPES, word);
}

/** Everything that scopes stand for together. */
export function scopeCapabilities(scopes: Iterable<CompanyScope>): ReadonlySet<Capability> {
  return new Set([...scopes].flatMap((scope) => SCOPE_CAPABILITIES[scope]));
}
