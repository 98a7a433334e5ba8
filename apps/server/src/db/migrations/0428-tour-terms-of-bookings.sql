-- A booking of a stage keeps what its tour said then: whether the order was free, and which aircraft counted besides those of
-- its types. Those made before keep neither, and are judged by the tour as it is.
alter table booking
  add column tour_any_order boolean not null default false,
  add column tour_substitutes text[] not null default '{}'
    check (array_to_string(tour_substitutes, ' ') ~ '^([A-Z0-9]{2,4}( [A-Z0-9]{2,4})*)?$');
