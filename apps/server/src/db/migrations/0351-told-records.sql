-- A pilot's record is told too, as «record <pilot>», when an entry, a report, an award or a confirmed notice of theirs
-- changes; and for everybody that bookings did, or the callsign of somebody who holds a tail.
create function tell_record_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform pg_notify('changed', 'record ' || old.pilot_id);
  end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.pilot_id is distinct from old.pilot_id) then
    perform pg_notify('changed', 'record ' || new.pilot_id);
  end if;
  return null;
end $$;
create trigger hours_entry_record after insert or update or delete on hours_entry
  for each row execute function tell_record_changed();
create trigger points_entry_record after insert or update or delete on points_entry
  for each row execute function tell_record_changed();
create trigger award_grant_record after insert or update or delete on award_grant
  for each row execute function tell_record_changed();
create trigger notice_ack_record after insert or update or delete on notice_ack
  for each row execute function tell_record_changed();
create trigger report_record after insert or delete or update of pilot_id, dep_icao, arr_icao, off_block, on_block, created_at,
  state, standing, outcome, score on report for each row execute function tell_record_changed();

create trigger booking_told after insert or update or delete or truncate on booking
  for each statement execute function tell_changed('bookings');
create trigger pilot_callsign_told after update of callsign on pilot
  for each statement execute function tell_changed('callsigns');
