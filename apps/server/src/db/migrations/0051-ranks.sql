-- What instructors sign, and promotions from the asking to the decision.

create table qualification (
  id uuid primary key,
  pilot_id uuid not null references pilot (id),
  kind text not null check (kind in ('verification', 'course', 'refresher')),
  -- The type of aircraft that was verified.
  type_id text,
  result text not null check (result in ('pass', 'pending')),
  text text check (length(text) between 10 and 2000),
  signed_by uuid not null references pilot (id) check (signed_by <> pilot_id),
  signed_at timestamptz not null,
  check ((kind = 'verification') = (type_id is not null))
);
create index qualification_pilot on qualification (pilot_id, signed_at);
create index qualification_signer on qualification (signed_by, signed_at);

create table promotion (
  id uuid primary key,
  pilot_id uuid not null references pilot (id),
  -- `instruction`: an instructor who has signed nothing for long; a person decides what follows.
  kind text not null check (kind in ('promotion', 'instruction')),
  to_rank text not null references rank (code) on update cascade,
  state text not null check (state in ('asked', 'proposed', 'granted', 'declined')),
  asked_at timestamptz not null,
  -- Every requirement is met; staff decide until `due_at`.
  proposed_at timestamptz,
  due_at timestamptz,
  reminded_at timestamptz,
  reason text check (length(reason) between 10 and 2000),
  decided_by uuid references pilot (id),
  decided_at timestamptz,
  check ((state in ('granted', 'declined')) = (decided_at is not null)),
  check ((proposed_at is null) = (due_at is null))
);
create unique index promotion_open on promotion (pilot_id) where state in ('asked', 'proposed');
create index promotion_waiting on promotion (asked_at) where state in ('asked', 'proposed');
