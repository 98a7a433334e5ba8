-- Events that staff make, and who signed up. Who took part is read from reports.

create table airline_event (
  id uuid primary key,
  title text not null check (length(title) between 3 and 80),
  body text not null check (length(body) <= 4000),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- From when on pilots see it.
  advertise_from timestamptz not null,
  airports text[] not null check (cardinality(airports) between 1 and 20),
  counts_on text not null check (counts_on in ('departure', 'arrival', 'either', 'both')),
  -- Ids of types, networks and codes of ranks that it asks for; none means any.
  types text[] not null default '{}',
  networks text[] not null default '{}',
  ranks text[] not null default '{}',
  points integer not null check (points between 0 and 1000),
  signup boolean not null,
  capacity integer check (capacity between 1 and 1000),
  slot_minutes integer check (slot_minutes between 1 and 240),
  -- Visitors see it too.
  is_public boolean not null,
  -- When webhooks were told of it.
  published_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text check (length(cancel_reason) between 10 and 2000),
  created_by uuid references pilot (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  check ((cancelled_at is null) = (cancel_reason is null)),
  check (signup or (capacity is null and slot_minutes is null and cardinality(ranks) = 0))
);
create index airline_event_time on airline_event (starts_at, ends_at);
create trigger airline_event_touch before update of title, body, starts_at, ends_at, advertise_from, airports, counts_on,
  types, networks, ranks, points, signup, capacity, slot_minutes, is_public, cancelled_at on airline_event
  for each row execute function touch_row();

create table event_signup (
  event_id uuid not null references airline_event (id),
  pilot_id uuid not null references pilot (id),
  -- Departure that the pilot chose; one each.
  slot timestamptz,
  signed_at timestamptz not null,
  primary key (event_id, pilot_id),
  unique (event_id, slot)
);
create index event_signup_pilot on event_signup (pilot_id);

alter table booking add event_id uuid references airline_event (id);
create index booking_of_event on booking (event_id) where event_id is not null;
