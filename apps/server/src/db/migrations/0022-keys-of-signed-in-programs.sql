-- Programs that sign in with a password get a key: days that it is good for after each sign-in; null for keys that
-- pilots make themselves.
alter table api_key add renewed_days integer check (renewed_days between 1 and 730);
create index api_key_secret on api_key (secret_hash);
