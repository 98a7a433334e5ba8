-- Decisions on reports, appeals against them, and what the logbook asks for.

alter table report
  -- Accepted without a score: it counts as a report by hand.
  add counts_as_manual boolean not null default false,
  -- Proof of a flight that was typed: a picture or a page somewhere else.
  add evidence_url text check (evidence_url ~ '^https://' and length(evidence_url) <= 500);
-- The logbook in the order of the flights.
create index report_logbook on report (pilot_id, (coalesce(off_block, created_at)) desc, id desc);
-- What waits for a person, oldest first.
create index report_waiting on report (submitted_at, id) where state in ('in_review', 'appealed');

-- Tenths that a person let off, so that reopening puts them back.
alter table score_item add waived_deduction integer not null default 0 check (waived_deduction between 0 and 100);

create table appeal (
  id uuid primary key,
  report_id uuid not null references report (id),
  pilot_id uuid not null references pilot (id),
  text text not null check (length(text) between 20 and 4000),
  -- Rules that the pilot does not agree with; none is the whole decision.
  rules text[] not null default '{}',
  evidence text[] not null default '{}',
  state text not null default 'open' check (state in ('open', 'upheld', 'partly', 'dismissed', 'withdrawn')),
  raised_at timestamptz not null,
  decided_by uuid references pilot (id),
  answer text check (length(answer) between 10 and 2000),
  decided_at timestamptz,
  check ((state = 'open') = (decided_at is null))
);
create unique index appeal_open on appeal (report_id) where state = 'open';
create index appeal_report on appeal (report_id);

-- Voiding for cheating takes two people: what the first one says, until the second confirms it.
create table void_proposal (
  report_id uuid primary key references report (id),
  by_id uuid not null references pilot (id),
  facts text not null check (length(facts) between 10 and 2000),
  -- What the pilot said to it.
  heard text not null check (length(heard) between 10 and 2000),
  at timestamptz not null
);
