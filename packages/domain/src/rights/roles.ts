/** Roles are bundles of capabilities; which position in the airline brings which role is content, not code. */
import { CAPABILITIES, type Capability, isCapability } from './capabilities.ts';

/** Roles from least to most rights, each with the name that people see. */
export const ROLES = {
  visitor: 'visitante',
  pilot: 'piloto',
  reviewer: 'revisor',
  operations: 'operaciones',
  administrator: 'administrador',
} as const;

/** A bundle of capabilities. */
export type Role = keyof typeof ROLES;

const visitor: readonly Capability[] = ['map.public', 'timetable.read'];

const pilot: readonly Capability[] = [
  ...visitor,
  'map.all',
  'bookings.own',
  'reports.own',
  'appeals.own',
  'points.own',
  'promotions.own',
  'tours.join',
  'notices.read',
  'account.own',
  'keys.own',
  'rules.read',
];

const reviewer: readonly Capability[] = [
  ...pilot,
  'reports.read',
  'reports.review',
  'telemetry.queue',
  'appeals.decide',
  'points.read',
  'pilots.names',
  'pilots.contact',
];

const operations: readonly Capability[] = [
  ...reviewer,
  'bookings.cancel-any',
  'reports.reopen',
  'reports.void',
  'telemetry.read',
  'points.adjust',
  'promotions.read',
  'tours.write',
  'notices.publish',
  'pilots.state',
  'pilots.manage',
  'timetable.write',
  'fleet.write',
  'data.transfer',
  'rules.dry-run',
  'jobs.run',
];

/** Capabilities of each role. Only the administrator's has `training`; staff give it to other persons one by one. */
export const ROLE_CAPABILITIES: Readonly<Record<Role, ReadonlySet<Capability>>> = {
  visitor: new Set(visitor),
  pilot: new Set(pilot),
  reviewer: new Set(reviewer),
  operations: new Set(operations),
  administrator: new Set(Object.keys(CAPABILITIES).filter(isCapability)),
};

/** Whether a word is the name of a role. */
export function isRole(word: string): word is Role {
  return Object.hasOwn(ROLES, word);
}

/** All capabilities of some roles, and those granted one by one. */
export function capabilitiesOf(
  roles: Iterable<Role>,
  granted: Iterable<Capability> = [],
): ReadonlySet<Capability> {
  const all = new Set(granted);
  for (const role of roles) for (const capability of ROLE_CAPABILITIES[role]) all.add(capability);
  return all;
}
