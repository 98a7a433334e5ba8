-- METAR of the planned arrival when the flight was sent in: an approach in instrument conditions is judged by it. Null
-- where nobody reported, or the flight was sent long after it.
alter table report add column arrival_metar text check (length(arrival_metar) between 1 and 2000);
