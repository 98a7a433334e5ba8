-- What staff note about a pilot for each other; the pilot's copy of their own data has it too.
create table pilot_note (
  id uuid primary key,
  pilot_id uuid not null references pilot (id),
  text text not null check (length(text) between 3 and 2000),
  by_id uuid references pilot (id),
  at timestamptz not null
);
create index pilot_note_pilot on pilot_note (pilot_id, at);
create index pilot_note_by on pilot_note (by_id);
