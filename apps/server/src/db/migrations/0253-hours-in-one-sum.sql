-- The same hours, added up from the index alone where staff have taken none away: then no order of the entries matters,
-- and lists of pilots need no entry sorted.
create or replace function pilot_minutes(pilot uuid) returns integer language sql stable strict as $$
  select case
    when not exists (select from hours_entry where pilot_id = pilot and report_id is null and minutes < 0)
      then (select coalesce(sum(minutes), 0)::integer from hours_entry where pilot_id = pilot)
    else (
      select coalesce(sum(minutes) - least(0, min(so_far)), 0)::integer
      from (
        select minutes, sum(minutes) over (order by since, subject) as so_far
        from (
          select coalesce(report_id, reverses_id, id) as subject, min(posted_at) as since, sum(minutes) as minutes
          from hours_entry where pilot_id = pilot group by subject
        ) standing
      ) replayed
    )
  end
$$;
