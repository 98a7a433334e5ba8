-- Second codes of the content's airports, written at each start: what was recorded keeps the code of its time, and sums
-- in the database know by this that it is the same airport.
create table airport_second_code (
  code text primary key check (code ~ '^[A-Z]{4}$'),
  -- The one that the airline uses.
  icao text not null check (icao ~ '^[A-Z]{4}$' and icao <> code)
);

-- Who has seen a new airport is asked again once the codes say something else.
create function forget_standings() returns trigger language plpgsql as $$
begin
  delete from board_standing;
  return null;
end
$$;
create trigger airport_second_code_standings after insert or delete or update on airport_second_code
  for each row execute function forget_standings();
