-- What the airline flew in the month in hand is kept too, up to the last midnight, so that figures of a year read the
-- flights of one day only.
alter table past_month add column until timestamptz;
update past_month set until = ((month || '-01')::timestamp + interval '1 month') at time zone 'UTC';
alter table past_month alter column until set not null;

create or replace function forget_figures() returns trigger language plpgsql as $$
declare
  was timestamptz := case when old.standing = 'accepted' then coalesce(old.off_block, old.created_at) end;
  becomes timestamptz := case when new.standing = 'accepted' then coalesce(new.off_block, new.created_at) end;
begin
  if was is null and becomes is null then
    return null;
  end if;
  -- Shared by all who change flights; the job that writes the tables holds it alone.
  perform pg_advisory_xact_lock_shared(736213);
  delete from past_month
    where month = to_char(was at time zone 'UTC', 'YYYY-MM') and was < until
      or month = to_char(becomes at time zone 'UTC', 'YYYY-MM') and becomes < until;
  delete from board_standing where pilot_id in (old.pilot_id, new.pilot_id);
  return null;
end
$$;
