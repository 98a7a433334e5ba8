-- Flights that their pilot booked to practise: their hours count, and their score enters no mean.
alter table report
  drop constraint report_outcome_check,
  add constraint report_outcome_check
    check (outcome in ('valid', 'below_minimum', 'emergency', 'training', 'cheating', 'not_counted'));

-- What counts with its block, training flights among it: figures are read from this index alone.
drop index report_counted;
create index report_counted on report ((coalesce(off_block, created_at)))
  include (off_block, created_at, pilot_id, source, icao_type, dep_icao, arr_icao, arr_planned_icao, block_min,
    distance_nm, touchdown_fpm)
  where outcome in ('valid', 'training') and standing = 'accepted' and block_min > 0;

-- How many of them a pilot has booked is asked month by month.
create index booking_training on booking (pilot_id, std) where kind = 'training' and flight_id is null;
