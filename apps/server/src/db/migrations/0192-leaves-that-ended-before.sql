-- Leaves that ended before it was kept when: ending was the last change of their rows. What changed one later lets it
-- count for longer, as it did so far.
update leave set ended_at = updated_at where state = 'ended' and ended_at is null;
