-- A recorder's clock may be years off, and 25 days in milliseconds are more than an integer holds.
alter table report alter column clock_offset_ms type double precision;
