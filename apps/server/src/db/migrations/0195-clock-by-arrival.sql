-- How long the quickest batch of a recorder that never says its «now» took to arrive by its own clock, ms: what the map
-- adds to its times. Null before its first batch.
alter table report_recording add column arrived_ms integer;
