-- A leave that its pilot took back before it began: it is neither decided nor counted.
alter table leave drop constraint leave_state_check;
alter table leave add constraint leave_state_check
  check (state in ('asked', 'granted', 'refused', 'ended', 'withdrawn'));
