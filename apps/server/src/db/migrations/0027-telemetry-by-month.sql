-- Points lie in one table for each month, so that an old month is dropped, moved or vacuumed by itself. The month is that
-- of the report's id (UUIDv7 begins with its time): a flight lies in one table, and its queries name the id anyway.
alter table telemetry_batch rename to telemetry_batch_rest;
alter table telemetry_batch_rest rename constraint telemetry_batch_pkey to telemetry_batch_rest_pkey;
alter table telemetry_batch_rest rename constraint telemetry_batch_report_id_fkey to telemetry_batch_rest_report_id_fkey;

create table telemetry_batch (
  report_id uuid not null references report (id),
  -- Digest of its points: the same batch again is the same row.
  digest bytea not null,
  received_at timestamptz not null,
  -- The client's own «now» when it sent it; null when it did not say.
  client_now timestamptz,
  newest_at timestamptz not null,
  points integer not null constraint telemetry_batch_points_check check (points > 0),
  data bytea not null,
  primary key (report_id, digest)
) partition by range (report_id);
-- What has no month yet, until the next run of the job.
alter table telemetry_batch attach partition telemetry_batch_rest default;

-- The lowest UUIDv7 of a moment.
create function first_id_at(moment timestamptz) returns uuid language sql stable strict as $$
  select (lpad(to_hex(floor(extract(epoch from moment) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
$$;

-- Makes the tables of this month and the next two, and of every month that has rows in the rest, which move there.
-- Answers how many it made. The report's table is locked first, as by everybody who writes points.
create function make_telemetry_months(at_time timestamptz) returns integer language plpgsql as $$
declare
  first_day timestamp;
  part text;
  low uuid;
  high uuid;
  made integer := 0;
begin
  for first_day in
    select date_trunc('month', at_time at time zone 'UTC') + n * interval '1 month' from generate_series(0, 2) n
    union
    select date_trunc('month', to_timestamp(ms / 1000.0) at time zone 'UTC')
    from (select ('x' || left(replace(report_id::text, '-', ''), 12))::bit(48)::bigint as ms
      from telemetry_batch_rest where substr(report_id::text, 15, 1) = '7') as dated
    where to_timestamp(ms / 1000.0) < at_time
    order by 1
  loop
    part := 'telemetry_batch_' || to_char(first_day, 'YYYY_MM');
    continue when to_regclass(part) is not null;
    low := first_id_at(first_day at time zone 'UTC');
    high := first_id_at((first_day + interval '1 month') at time zone 'UTC');
    lock table report in share row exclusive mode;
    execute format('create table %I (like telemetry_batch including defaults including constraints)', part);
    execute format('with moved as (delete from telemetry_batch_rest where report_id >= %L and report_id < %L
      returning *) insert into %I select * from moved', low, high, part);
    execute format('alter table telemetry_batch attach partition %I for values from (%L) to (%L)', part, low, high);
    made := made + 1;
  end loop;
  return made;
end
$$;

select make_telemetry_months(now());
