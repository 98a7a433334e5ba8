-- Sign-ins by password alone of accounts that ask for a second factor since: they end, as they do from now on when it is
-- set up.
update sign_in set revoked_at = now()
where not strong and stage = 'open' and revoked_at is null
  and (exists (select from totp where totp.pilot_id = sign_in.pilot_id and totp.confirmed_at is not null)
    or exists (select from passkey where passkey.pilot_id = sign_in.pilot_id));
