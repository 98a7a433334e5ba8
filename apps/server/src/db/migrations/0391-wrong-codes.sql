-- Wrong codes of the second factor since the last right one, of which the pilot hears.
alter table totp add wrong_codes integer not null default 0 check (wrong_codes >= 0);
