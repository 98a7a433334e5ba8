-- The route that staff want filed, and the letter of the flight's IATA service type where it says more than its kind.
alter table flight
  add column route text not null default '' check (route ~ '^[ -~]*$' and length(route) <= 1000),
  add column iata_type text check (iata_type ~ '^[A-Z]$');

-- What other systems call our ranks, as staff once said it, so that the next file of theirs is read without asking.
create table rank_alias (
  -- As the file says it, in small letters without space around it.
  word text primary key check (word ~ '^[^[:cntrl:]]+$' and length(word) <= 100),
  rank_code text not null references rank (code) on update cascade on delete cascade,
  updated_at timestamptz not null default now()
);

-- The ranks of a file of pilots that are called otherwise here, as its review shows them.
alter table import add column rank_table jsonb not null default '{"foreignRanks": [], "ranks": []}';

-- Which registrations there are is said in one place, packages/domain/src/registration.ts.
alter table aircraft drop constraint aircraft_registration_check;
alter table aircraft add constraint aircraft_registration_check check (registration ~ '^[A-Z0-9-]{2,10}$');

-- What files changed before is compared with flights as they are now, which have two columns more.
update import_change
  set before = before || '{"route": "", "iata_type": null}', after = after || '{"route": "", "iata_type": null}'
  where thing = 'flight';
