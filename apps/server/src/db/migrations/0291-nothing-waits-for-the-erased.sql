-- What accounts had open when they were erased: it ends, as it does from now on with the erasure.
update leave set state = 'withdrawn'
where state = 'asked' and pilot_id in (select id from pilot where status = 'erased');
update promotion set state = 'withdrawn', decided_at = now()
where state in ('asked', 'proposed') and pilot_id in (select id from pilot where status = 'erased');
update points_claim set state = 'dismissed', decided_at = now()
where state = 'open' and pilot_id in (select id from pilot where status = 'erased');
update points_proposal set state = 'declined', decided_at = now()
where state = 'open' and pilot_id in (select id from pilot where status = 'erased');
