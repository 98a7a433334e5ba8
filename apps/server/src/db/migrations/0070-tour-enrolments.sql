-- Who takes part in which edition of a tour, and which editions staff closed. What a pilot has flown is read from
-- bookings, reports and entries.

create table tour_enrolment (
  pilot_id uuid not null references pilot (id),
  -- Id of the tour in content/tours.yaml.
  tour_id text not null check (length(tour_id) between 1 and 100),
  edition integer not null check (edition > 0),
  started_at timestamptz not null,
  -- When the pilot left it; enrolling again takes up where it was.
  abandoned_at timestamptz,
  primary key (pilot_id, tour_id, edition)
);
create index tour_enrolment_tour on tour_enrolment (tour_id, edition);

insert into tour_enrolment (pilot_id, tour_id, edition, started_at)
select pilot_id, tour_id, tour_edition, min(created_at)
from booking
where tour_id is not null
group by pilot_id, tour_id, tour_edition;

create table tour_closure (
  tour_id text not null check (length(tour_id) between 1 and 100),
  edition integer not null check (edition > 0),
  reason text not null check (length(reason) between 1 and 2000),
  closed_at timestamptz not null,
  primary key (tour_id, edition)
);

-- The board of a tour reads the flights of everybody.
create index booking_of_tour on booking (tour_id, tour_edition) where tour_id is not null;
