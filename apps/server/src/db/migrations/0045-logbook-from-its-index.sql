-- A pilot's flights in their order, with all that filters and sums ask of them: totals and statistics are read from the
-- index alone, where each flight would cost a page of its own.
drop index report_logbook;
create index report_logbook on report (pilot_id, (coalesce(off_block, created_at)) desc, id desc)
  include (off_block, created_at, state, standing, outcome, score, icao_type, dep_icao, arr_icao, arr_planned_icao,
    distance_nm, touchdown_fpm);
