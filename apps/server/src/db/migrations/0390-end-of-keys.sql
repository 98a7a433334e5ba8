-- Keys that a pilot or staff made without an end get one, a year from now; their owners can renew them.
update api_key set expires_at = now() + interval '365 days' where expires_at is null;
alter table api_key alter column expires_at set not null;
