-- A copy of one's own data, and what was forgotten, so that a restored backup forgets it again.

create table data_export (
  id uuid primary key,
  pilot_id uuid not null references pilot (id),
  asked_at timestamptz not null,
  -- Null until the job has packed it.
  ready_at timestamptz,
  expires_at timestamptz check (expires_at > ready_at),
  archive bytea,
  check ((ready_at is null) = (archive is null) and (ready_at is null) = (expires_at is null))
);
create index data_export_pilot on data_export (pilot_id, asked_at);

create table erasure (
  pilot_id uuid primary key references pilot (id),
  erased_at timestamptz not null
);

-- Words of somebody who is forgotten go; who decided what, and when, stays.
create function refuse_change_but_forget_text() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.text is null and to_jsonb(new) - 'text' = to_jsonb(old) - 'text' then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
drop trigger report_transition_fixed on report_transition;
create trigger report_transition_fixed before update or delete on report_transition
  for each row execute function refuse_change_but_forget_text();
