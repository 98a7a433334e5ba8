-- A notice may replace another one, of the desk or of the content: that one ends the day before.
alter table company_notice
  add replaces text check (replaces ~ '^[a-z0-9-]{1,100}$' and replaces <> slug);
