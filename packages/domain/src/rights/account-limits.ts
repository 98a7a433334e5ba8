/** Rights that remain to a person in each state of the account. */
import type { AccountStatus } from '../account/account.ts';
import type { Capability } from './capabilities.ts';

/**
 * Rights that a pilot on leave or inactive lacks until coming back. Staff work goes on. The pilot can see bookings; the
 * guards of booking refuse a new one and name the way back.
 */
const FLYING: ReadonlySet<Capability> = new Set<Capability>(['tours.join', 'promotions.own']);

/** A suspended pilot reads, appeals and takes the own data away; a flight in the air may still be sent in. */
const SUSPENDED: ReadonlySet<Capability> = new Set<Capability>([
  'map.public',
  'map.all',
  'timetable.read',
  'reports.own',
  'appeals.own',
  'points.own',
  'notices.read',
  'account.own',
  'rules.read',
]);

/** Somebody who left may appeal, take the own data away and change their mind while the data are kept. */
const RETIRED: ReadonlySet<Capability> = new Set<Capability>([
  'map.public',
  'timetable.read',
  'appeals.own',
  'account.own',
]);

const NOBODY: ReadonlySet<Capability> = new Set<Capability>(['map.public', 'timetable.read']);

const REMAINS: Readonly<Record<AccountStatus, (capability: Capability) => boolean>> = {
  invited: (capability) => NOBODY.has(capability),
  active: () => true,
  on_leave: (capability) => !FLYING.has(capability),
  inactive: (capability) => !FLYING.has(capability),
  suspended: (capability) => SUSPENDED.has(capability),
  retired: (capability) => RETIRED.has(capability),
  erased: (capability) => NOBODY.has(capability),
};

/** The capabilities that count in a state of the account; with the state they come back. */
export function usableCapabilities(
  capabilities: ReadonlySet<Capability>,
  status: AccountStatus,
): ReadonlySet<Capability> {
  return new Set([...capabilities].filter(REMAINS[status]));
}
