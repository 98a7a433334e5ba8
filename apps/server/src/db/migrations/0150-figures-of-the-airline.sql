-- What counts, in the order in which it was flown, with all that figures of the airline and boards ask of it: they are
-- read from the index alone, without the ledger of hours, which `npm run verify` holds to the same blocks.
create index report_counted on report ((coalesce(off_block, created_at)))
  include (off_block, created_at, pilot_id, source, icao_type, dep_icao, arr_icao, arr_planned_icao, block_min,
    distance_nm, touchdown_fpm)
  where outcome = 'valid' and standing = 'accepted' and block_min > 0;

-- There are few months, types and routes: known to be few, they are counted in memory instead of sorted.
create statistics report_figures (ndistinct) on
  (date_trunc('month', coalesce(off_block, created_at) at time zone 'UTC')), icao_type, dep_icao,
  (coalesce(arr_icao, arr_planned_icao)) from report;

-- The figures of a pilot ask for the block too.
drop index report_logbook;
create index report_logbook on report (pilot_id, (coalesce(off_block, created_at)) desc, id desc)
  include (off_block, created_at, state, standing, outcome, score, icao_type, dep_icao, arr_icao, arr_planned_icao,
    block_min, distance_nm, touchdown_fpm);
