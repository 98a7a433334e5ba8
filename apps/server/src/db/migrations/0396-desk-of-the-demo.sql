-- The demo also leaves what waits at the desk, and events: the ids of their rows.

alter table demo_thing drop constraint demo_thing_kind_check;
alter table demo_thing add constraint demo_thing_kind_check check (
  kind in ('report', 'booking', 'career', 'airline_event', 'leave', 'promotion', 'points_claim')
);
