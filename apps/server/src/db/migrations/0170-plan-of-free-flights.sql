-- What a pilot's program plans for a free flight, which no timetable tells: the way by its points, the level in hundreds of
-- feet, and whether it carries cargo. Its number stands in `flight_number`.
alter table booking
  add planned_route text check (planned_route ~ '^[A-Z0-9/]{1,24}( [A-Z0-9/]{1,24}){0,99}$'),
  add planned_level integer check (planned_level between 1 and 600),
  add planned_cargo boolean not null default false;
