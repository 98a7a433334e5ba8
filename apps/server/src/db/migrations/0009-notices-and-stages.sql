-- Which notices were read, and the stages of tours that are booked.

create table notice_ack (
  pilot_id uuid not null references pilot (id),
  -- Id of the notice in content/notams.yaml, and which of its revisions.
  slug text not null check (length(slug) between 1 and 100),
  revision integer not null check (revision > 0),
  ack_at timestamptz not null,
  primary key (pilot_id, slug, revision)
);
create index notice_ack_notice on notice_ack (slug, revision);

alter table booking
  -- Id of the tour in content/tours.yaml, its edition, and which of its stages.
  add tour_id text check (length(tour_id) between 1 and 100),
  add tour_edition integer check (tour_edition > 0),
  add tour_stage integer check (tour_stage > 0),
  add check ((tour_id is null) = (tour_stage is null)),
  add check ((tour_id is null) = (tour_edition is null));
create index booking_tour on booking (pilot_id, tour_id) where tour_id is not null;
