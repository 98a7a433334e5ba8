-- Closing months: what an account was when, what each month came to, what pilots claim, and who adjusts what.

-- Every change of an account's state, so that a month can be closed late by what held then.
create table account_change (
  id uuid primary key,
  pilot_id uuid not null references pilot (id),
  from_status text not null,
  to_status text not null,
  at timestamptz not null
);
create index account_change_pilot on account_change (pilot_id, at);

create table closure (
  month text primary key check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  started_at timestamptz not null,
  -- Every pilot was asked once; those who wait are asked again every day.
  finished_at timestamptz
);

create table month_statement (
  id uuid primary key,
  pilot_id uuid not null references pilot (id),
  month text not null references closure (month),
  result text not null check (result in ('active', 'exempt', 'idle', 'deferred')),
  -- Months without activity in a row, this one included.
  idle_months integer not null default 0 check (idle_months >= 0),
  -- Points when it was settled.
  balance integer not null check (balance >= 0),
  -- Null while a decision is missing.
  settled_at timestamptz,
  claims_until timestamptz,
  -- That the account becomes inactive: proposed, and what staff said to it.
  lapse text check (lapse in ('proposed', 'confirmed', 'dismissed')),
  lapse_reason text check (length(lapse_reason) between 1 and 2000),
  lapse_by uuid references pilot (id),
  unique (pilot_id, month),
  check ((result = 'deferred') = (settled_at is null) and (settled_at is null) = (claims_until is null))
);
create index month_statement_waiting on month_statement (month, pilot_id) where result = 'deferred';
create index month_statement_lapse on month_statement (month) where lapse = 'proposed';

alter table points_entry
  add text text check (length(text) between 1 and 2000),
  add by_id uuid references pilot (id);
alter table hours_entry
  add text text check (length(text) between 1 and 2000),
  add by_id uuid references pilot (id);
-- Words about somebody who is forgotten go; what was posted stays.
create function refuse_change_of_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.text is null and to_jsonb(new) - 'text' = to_jsonb(old) - 'text' then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
drop trigger points_entry_fixed on points_entry;
create trigger points_entry_fixed before update or delete on points_entry
  for each row execute function refuse_change_of_entry();
drop trigger hours_entry_fixed on hours_entry;
create trigger hours_entry_fixed before update or delete on hours_entry
  for each row execute function refuse_change_of_entry();
create index points_entry_period on points_entry (pilot_id, period);

-- Adjustments that need a second person.
create table points_proposal (
  id uuid primary key,
  pilot_id uuid not null references pilot (id),
  points integer not null check (points <> 0),
  text text not null check (length(text) between 10 and 2000),
  -- The entry that it takes back.
  reverses_id uuid references points_entry (id),
  by_id uuid not null references pilot (id),
  at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'confirmed', 'declined')),
  decided_by uuid references pilot (id),
  decided_at timestamptz,
  check ((state = 'open') = (decided_at is null))
);
create index points_proposal_open on points_proposal (at) where state = 'open';

-- What a pilot says is wrong with a month.
create table points_claim (
  id uuid primary key,
  pilot_id uuid not null references pilot (id),
  month text not null references closure (month),
  text text not null check (length(text) between 20 and 4000),
  -- Code of the report that it is about.
  report_code text check (length(report_code) between 1 and 20),
  state text not null default 'open' check (state in ('open', 'corrected', 'dismissed')),
  raised_at timestamptz not null,
  answer text check (length(answer) between 10 and 2000),
  decided_by uuid references pilot (id),
  decided_at timestamptz,
  check ((state = 'open') = (decided_at is null))
);
create unique index points_claim_open on points_claim (pilot_id, month) where state = 'open';
create index points_claim_waiting on points_claim (raised_at) where state = 'open';
