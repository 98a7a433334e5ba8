-- A merge of accounts withdraws a promotion to a rank that the person already has.
alter table promotion
  drop constraint promotion_state_check,
  add constraint promotion_state_check check (state in ('asked', 'proposed', 'granted', 'declined', 'withdrawn')),
  drop constraint promotion_check,
  add constraint promotion_decided check ((state in ('granted', 'declined', 'withdrawn')) = (decided_at is not null));
