-- The demo says what the pilots like to fly with whose accounts it is tried, and dates accounts before their first flights:
-- their ids, and the day on which each had joined.
alter table demo_thing drop constraint demo_thing_kind_check;
alter table demo_thing add constraint demo_thing_kind_check check (
  kind in (
    'report', 'booking', 'career', 'airline_event', 'leave', 'promotion', 'points_claim', 'application', 'likes', 'joined'
  )
);
alter table demo_thing add column was_at timestamptz;
