-- When a flight left the map: visitors see it a quarter of an hour later, and so its end too. Rows go once that is over.
alter table live_position add left_at timestamptz;
create index live_position_left on live_position (left_at) where left_at is not null;
