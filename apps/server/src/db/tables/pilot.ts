import type { Generated } from 'kysely';

/** Rows of `pilot`; written by `npm run db:types` from the migrations. */
export interface PilotTable {
  id: string;
  callsign: string | null;
  name: string | null;
  email: string | null;
  country: string | null;
  locale: Generated<string>;
  timezone: Generated<string>;
  base_icao: string;
  status: 'invited' | 'active' | 'on_leave' | 'inactive' | 'suspended' | 'retired' | 'erased';
  status_before: 'active' | 'on_leave' | 'inactive' | null;
  leave_until: Date | null;
  suspended_until: Date | null;
  sanctioned_at: Date | null;
  sanctioned_by: string | null;
  retired_at: Date | null;
  expelled: Generated<boolean>;
  joined_at: Date | null;
  rank_code: string;
  positions: Generated<string[]>;
  roles: Generated<string[]>;
  capabilities: Generated<string[]>;
  vatsim_cid: number | null;
  ivao_vid: number | null;
  simbrief_alias: string | null;
  show_name: Generated<boolean>;
  show_name_at: Date | null;
  public_map: Generated<boolean>;
  public_map_at: Date | null;
  public_profile: Generated<boolean>;
  public_profile_at: Date | null;
  terms_accepted_at: Date | null;
  units: Generated<'kg' | 'lb'>;
  min_age_ok: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  version: Generated<number>;
  in_boards: Generated<boolean>;
  in_boards_at: Date | null;
  import_id: string | null;
  discord_id: string | null;
  in_discord: Generated<boolean>;
  in_discord_at: Date | null;
  share_reports: Generated<boolean>;
  share_reports_at: Date | null;
}
