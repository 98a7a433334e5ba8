-- No recorder is known by its address any more: every request shows its key.
drop index api_key_shown_from;
drop index api_key_dispatched;
alter table api_key
  drop constraint api_key_shown,
  drop column shown_from,
  drop column shown_at,
  drop column dispatched_id;
