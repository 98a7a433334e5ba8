-- The demo has a notice that must be read. A notice has no id: it is found by the moment at which it was published.
alter table demo_thing drop constraint demo_thing_kind_check;
alter table demo_thing add constraint demo_thing_kind_check check (
  kind in (
    'report', 'booking', 'career', 'airline_event', 'leave', 'promotion', 'points_claim', 'application', 'likes', 'joined',
    'company_notice'
  )
);
