-- What an account had when it was merged into another: a ledger of hours in itself, so that what was taken of one account
-- never finds hours of the other, whatever is decided of a flight since. Its total is an entry of the ledger that it is
-- within, as of then; that of the account itself where there is none.
create table hours_ledger (
  id uuid primary key,
  pilot_id uuid not null references pilot (id),
  within_id uuid references hours_ledger (id),
  merged_at timestamptz not null
);
create index hours_ledger_pilot on hours_ledger (pilot_id);

-- The ledger that an entry stands in; null for that of the account itself.
alter table hours_entry add column ledger_id uuid references hours_ledger (id);

create or replace function refuse_change_but_forget_text() returns trigger language plpgsql as $$
declare
  moved text[] := array['pilot_id', 'seq', 'applied', 'balance_after'];
begin
  if tg_op = 'UPDATE' then
    if tg_table_name = 'points_entry' and to_jsonb(old) ->> 'reason' = 'reversal' then
      moved := moved || 'nominal'::text;
    end if;
    if tg_table_name = 'hours_entry' then
      moved := case when to_jsonb(old) ->> 'ledger_id' is null then array['ledger_id'] else '{}' end;
    end if;
    if only_forgets(to_jsonb(old), to_jsonb(new))
      or new.text is null and to_jsonb(new) - 'text' = to_jsonb(old) - 'text'
      or tg_table_name in ('points_entry', 'hours_entry') and current_setting('account.merging', true) = 'on'
        and to_jsonb(new) - moved = to_jsonb(old) - moved then
      return new;
    end if;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;

-- Minutes of one of a pilot's ledgers, never below 0: entries one after the other, where what takes hours away takes no
-- more than is there, as in the ledger of points. A flight stands where it was posted first and an entry with what undoes
-- it, so that one that is taken back and posted again changes nothing. Without what an import brought, where one is given.
create function ledger_minutes(pilot uuid, ledger uuid, without_import uuid) returns integer language sql stable as $$
  select coalesce(sum(minutes) - least(0, min(so_far)), 0)::integer
  from (
    select minutes, sum(minutes) over (order by since, subject) as so_far
    from (
      select subject, since, minutes
      from (
        select coalesce(report_id, reverses_id, id) as subject, min(posted_at) as since,
          sum(case when import_id = without_import then 0 else minutes end) as minutes,
          (array_agg(ledger_id order by posted_at, id))[1] as stands_in
        from hours_entry where pilot_id = pilot group by subject
      ) standing
      where stands_in is not distinct from ledger
      union all
      select id, merged_at, ledger_minutes(pilot, id, without_import)
      from hours_ledger where pilot_id = pilot and within_id is not distinct from ledger
    ) entries
  ) replayed
$$;

-- Where staff have taken none away no order matters: they are added up from the index alone, and lists of pilots need no
-- entry sorted.
create or replace function pilot_minutes(pilot uuid) returns integer language sql stable strict as $$
  select case
    when not exists (select from hours_entry where pilot_id = pilot and report_id is null and minutes < 0)
      then (select coalesce(sum(minutes), 0)::integer from hours_entry where pilot_id = pilot)
    else ledger_minutes(pilot, null, null)
  end
$$;
