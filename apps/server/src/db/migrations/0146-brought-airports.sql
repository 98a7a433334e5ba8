-- Airports that an import brought, besides those of the content.

alter table import drop constraint import_kind_check;
alter table import add constraint import_kind_check
  check (kind in ('flights', 'aircraft', 'airports', 'pilots', 'logbook', 'newsky', 'balances'));

create table brought_airport (
  icao text primary key check (icao ~ '^[A-Z]{4}$'),
  -- Empty where the airport has none.
  iata text not null check (iata ~ '^([A-Z0-9]{3})?$'),
  name text not null check (length(name) between 1 and 120),
  city text not null check (length(city) between 1 and 120),
  -- In Spanish, as people read it.
  country text not null check (length(country) <= 120),
  timezone text not null check (length(timezone) between 1 and 60),
  lat float8 not null check (lat between -90 and 90),
  lon float8 not null check (lon between -180 and 180),
  import_id uuid not null references import (id)
);
create index brought_airport_import on brought_airport (import_id);
