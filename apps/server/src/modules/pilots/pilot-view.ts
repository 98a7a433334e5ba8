import type { Pilot } from '@va/contract/pilots/pilots.ts';
import type { Actor } from '#server/api/actor.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { PilotRow } from '../accounts/locked-account.ts';
import { effectiveRights } from '../rights/effective-rights.ts';
import { FLYING } from '@va/domain/account/account.ts';
import { isCapability } from '@va/domain/rights/capabilities.ts';
import { isRole } from '@va/domain/rights/roles.ts';

/** The columns that views of pilots need; lists read only these. */
export const SHOWN_COLUMNS = [
  'callsign',
  'name',
  'email',
  'rank_code',
  'base_icao',
  'positions',
  'joined_at',
  'show_name',
  'share_reports',
  'status',
  'leave_until',
  'suspended_until',
  'roles',
  'capabilities',
  'version',
] as const satisfies readonly (keyof PilotRow)[];

type ShownPilot = Pick<PilotRow, 'id' | (typeof SHOWN_COLUMNS)[number]>;

/**
 * The part of a pilot that the viewer may see: names by consent or capability; the account's state and contact data
 * only for staff. The consent to show a name covers pilots, not visitors.
 */
export function viewPilot(row: ShownPilot, viewer: Actor, airline: Airline): Pilot {
  const may = viewer.kind === 'pilot' ? viewer.capabilities : new Set<string>();
  const own = viewer.kind === 'pilot' && viewer.pilotId === row.id;
  const seesName = own || may.has('pilots.names') || (viewer.kind === 'pilot' && row.show_name);
  const time = (date: Date | null) => date?.toISOString() ?? null;
  return {
    callsign: row.callsign ?? '',
    rank: airline.ranks.find(({ code }) => code === row.rank_code)?.title ?? row.rank_code,
    base: row.base_icao,
    positions: row.positions,
    joinedAt: time(row.joined_at),
    ...(seesName && row.name !== null && { name: row.name }),
    ...(may.has('map.all') && row.share_reports && FLYING.includes(row.status) && { sharesReports: true }),
    ...(may.has('pilots.state') && {
      status: row.status,
      leaveUntil: time(row.leave_until),
      suspendedUntil: time(row.suspended_until),
      roles: [...effectiveRights(row, airline.positions).roles],
      grantedRoles: row.roles.filter(isRole),
      capabilities: row.capabilities.filter(isCapability),
      version: row.version,
    }),
    ...(may.has('pilots.contact-data') && { email: row.email }),
  };
}

/** By audit action, the Spanish words that follow the actor's callsign, for `cambiado-entretanto` on an account. */
export const ACCOUNT_ACTS = {
  'pilot.changed': 'ha cambiado sus cargos o su base',
  'pilot.corrected': 'ha corregido su nombre o su correo',
  'pilot.rights-changed': 'ha cambiado sus roles',
  'rank.set': 'ha cambiado su rango',
};
