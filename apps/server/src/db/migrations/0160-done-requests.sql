-- Set with what the request changes, in one transaction: its answer is kept a moment later, and may be lost in between.
alter table idempotency add done boolean not null default false;
