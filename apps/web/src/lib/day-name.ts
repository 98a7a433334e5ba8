import { dateFormat } from '@va/domain/dates.ts';

const DAY = dateFormat({ weekday: 'long', day: 'numeric', month: 'short' });

/** `domingo, 22 nov` of `2026-11-22`, UTC. */
export const dayName = (date: string) => DAY(new Date(`${date}T00:00:00Z`));
