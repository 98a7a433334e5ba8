-- An adjustment that answers a claim and waits for a second person: the claim is answered, for its month, when it is
-- confirmed.
alter table points_proposal add claim_id uuid references points_claim (id);
create unique index points_proposal_claim on points_proposal (claim_id) where state = 'open';
