-- The demo brings hours and points from before its days: the ids of the hours, the subjects of the points.

alter table demo_thing drop constraint demo_thing_kind_check;
alter table demo_thing add constraint demo_thing_kind_check check (kind in ('report', 'booking', 'career'));
