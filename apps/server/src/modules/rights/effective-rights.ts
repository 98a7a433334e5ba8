import type { AccountStatus } from '@va/domain/account/account.ts';
import { usableCapabilities } from '@va/domain/rights/account-limits.ts';
import { type Capability, isCapability } from '@va/domain/rights/capabilities.ts';
import { type Role, capabilitiesOf, isRole } from '@va/domain/rights/roles.ts';
import { rightsOfPositions } from '@va/domain/rights/position-rights.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { FLYING } from '@va/domain/account/flying.ts';

/** The columns of a pilot that rights come from. */
export interface RightsColumns {
  roles: string[];
  capabilities: string[];
  positions: string[];
  status: AccountStatus;
}

/** What a pilot is and may do. */
export interface EffectiveRights {
  /** Granted roles, those of the positions, and `pilot`. */
  roles: ReadonlySet<Role>;
  /** Everything that roles, positions and single grants allow. */
  capabilities: ReadonlySet<Capability>;
  /** What of it counts in the account's state. */
  usable: ReadonlySet<Capability>;
}

/** Adds up what a pilot may do; words that no role or capability has any more count for nothing. */
export function effectiveRights(
  { roles, capabilities, positions, status }: RightsColumns,
  table: Airline['positions'],
): EffectiveRights {
  const brought = rightsOfPositions(positions, table);
  const all = new Set<Role>(['pilot', ...brought.roles, ...roles.filter(isRole)]);
  const granted = capabilitiesOf(all, [...brought.capabilities, ...capabilities.filter(isCapability)]);
  return { roles: all, capabilities: granted, usable: usableCapabilities(granted, status) };
}

/** Whether an account needs a second factor for what a pilot alone may not do. */
export function needsSecondFactor(
  { roles, capabilities }: EffectiveRights,
  { accountRules }: Airline,
): boolean {
  if (roles.has('administrator')) return true;
  const ofPilots = capabilitiesOf(new Set<Role>(['pilot']), []);
  return accountRules.staffSecondFactor && [...capabilities].some((capability) => !ofPilots.has(capability));
}

/** Whether an account is an administrator's that can act now. */
export function isActingAdministrator(columns: RightsColumns, table: Airline['positions']): boolean {
  return FLYING.includes(columns.status) && effectiveRights(columns, table).roles.has('administrator');
}
