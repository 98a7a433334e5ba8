-- What `npm run demo` made, so that it can take exactly that away again.

create table demo_thing (
  kind text not null check (kind in ('report', 'booking')),
  id uuid not null,
  made_at timestamptz not null default now(),
  primary key (kind, id)
);

-- Flights of the demo that go on while the server runs.
create table demo_flight (
  report_id uuid primary key references report (id),
  -- The flight that is simulated: `DemoFlight` as it was planned.
  plan jsonb not null,
  -- Time of the last point that was sent.
  sent_until timestamptz not null,
  -- Which process moves it on, and when again.
  next_at timestamptz not null
);
