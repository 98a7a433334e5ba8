-- What processes keep in memory is told on one channel when it changes, whoever changes it: «account <pilot>» for what a
-- sign-in or a key stands for, and the bare word for what is the same for everybody. PostgreSQL tells a word once for a
-- transaction, when it commits. `apps/server/src/db/watched-tables.ts` names the same tables and columns.

create function tell_account_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform pg_notify('changed', 'account ' || (to_jsonb(old) ->> tg_argv[0]));
  end if;
  if tg_op <> 'DELETE' then
    perform pg_notify('changed', 'account ' || (to_jsonb(new) ->> tg_argv[0]));
  end if;
  return null;
end $$;

-- A new sign-in or key is known to nobody yet.
create trigger sign_in_told after delete or update of pilot_id, token_hash, stage, revoked_at on sign_in
  for each row execute function tell_account_changed('pilot_id');
create trigger pilot_told after delete or update of callsign, name, status, roles, capabilities, positions on pilot
  for each row execute function tell_account_changed('id');
create trigger totp_told after insert or delete or update of pilot_id, confirmed_at on totp
  for each row execute function tell_account_changed('pilot_id');
create trigger passkey_told after insert or delete or update of pilot_id on passkey
  for each row execute function tell_account_changed('pilot_id');

-- A key of the airline stands for who made it.
create function tell_key_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('changed', 'account ' || coalesce(old.pilot_id, old.created_by));
  return null;
end $$;
create trigger api_key_told after delete or update of pilot_id, created_by, service, scopes, secret_hash, expires_at, revoked_at
  on api_key for each row execute function tell_key_changed();

create function tell_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('changed', tg_argv[0]);
  return null;
end $$;
create trigger timetable_told after update on timetable_revision
  for each statement execute function tell_changed('timetable');
create trigger aircraft_told after insert or update or delete or truncate on aircraft
  for each statement execute function tell_changed('fleet');
create trigger aircraft_event_told after insert or update or delete or truncate on aircraft_event
  for each statement execute function tell_changed('places');
create trigger report_told after insert or delete or update of aircraft_id, arr_icao, on_block, state, standing on report
  for each row execute function tell_changed('places');
create trigger company_notice_told after insert or update or delete or truncate on company_notice
  for each statement execute function tell_changed('notices');
create trigger tour_closure_told after insert or update or delete or truncate on tour_closure
  for each statement execute function tell_changed('tours');
create trigger airline_event_told after insert or update or delete or truncate on airline_event
  for each statement execute function tell_changed('events');
create trigger rules_version_told after insert or update or delete or truncate on rules_version
  for each statement execute function tell_changed('rules');
create trigger setting_told after insert or update or delete or truncate on setting
  for each statement execute function tell_changed('settings');
create trigger brought_airport_told after insert or update or delete or truncate on brought_airport
  for each statement execute function tell_changed('settings');
