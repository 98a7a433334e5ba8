import type { goalSchema } from '@va/contract/airline/statistics.ts';
import type { z } from 'zod';
import { readQuery } from './read-query.ts';

export type CommunityGoal = z.infer<typeof goalSchema>;

/** The goal of all pilots for this month. */
export const goalQuery = readQuery('/airline/goal');
