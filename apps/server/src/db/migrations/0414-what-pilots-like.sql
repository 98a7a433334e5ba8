-- What a pilot likes to fly: airports of which they have the scenery, by ICAO code, and aircraft by registration.
alter table pilot
  add column own_sceneries text[] not null default '{}'
    check (cardinality(own_sceneries) <= 100 and array_to_string(own_sceneries, ' ') ~ '^([A-Z][A-Z0-9]{3}( |$))*$'),
  add column liked_tails text[] not null default '{}' check (cardinality(liked_tails) <= 10);
