-- Hours of a pilot, minutes, never below 0: entries one after the other, where what takes hours away takes no more than is
-- there, as in the ledger of points. A flight stands where it was posted first and an entry with what undoes it, so that
-- one that is taken back and posted again changes nothing.
-- Where staff have taken none away no order matters: they are added up from the index alone, and lists of pilots need no
-- entry sorted.
create function pilot_minutes(pilot uuid) returns integer language sql stable strict as $$
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
