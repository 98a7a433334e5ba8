-- What people send who want to fly here. It counts once the address is confirmed; where no mail goes out, at once.
create table application (
  id uuid primary key,
  state text not null check (state in ('unconfirmed', 'waiting', 'accepted', 'declined')),
  name text not null check (length(name) between 2 and 80),
  email text not null check (length(email) between 3 and 254),
  vatsim_cid bigint,
  ivao_vid bigint,
  -- Questions as they were asked, each with its answer.
  answers jsonb not null,
  -- SHA-256 of the secret of the link that confirms the address; null where none was sent.
  token_hash bytea unique,
  sent_at timestamptz not null,
  confirmed_at timestamptz,
  decided_at timestamptz,
  decided_by uuid references pilot (id),
  reason text check (length(reason) between 10 and 2000),
  -- The account that it became; null again once that one is gone.
  pilot_id uuid references pilot (id) on delete set null,
  check ((state in ('accepted', 'declined')) = (decided_at is not null))
);
create index application_state on application (state, id);
create index application_email on application (email);
create index application_vatsim on application (vatsim_cid) where vatsim_cid is not null;
create index application_ivao on application (ivao_vid) where ivao_vid is not null;
create index application_pilot on application (pilot_id) where pilot_id is not null;
create index application_decided_by on application (decided_by) where decided_by is not null;

-- The demo leaves some waiting: the ids of their rows.
alter table demo_thing drop constraint demo_thing_kind_check;
alter table demo_thing add constraint demo_thing_kind_check check (
  kind in ('report', 'booking', 'career', 'airline_event', 'leave', 'promotion', 'points_claim', 'application')
);
