import type {
  addFlightBodySchema,
  changeFlightBodySchema,
  keptFlightSchema,
  applyProposalBodySchema,
  applyTimetableBodySchema,
  checkTimetableBodySchema,
  timetableReviewSchema,
} from '@va/contract/airline/timetable.ts';
import type { z } from 'zod';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';
import { useQuery } from '@tanstack/react-query';
import { DAY_MS } from '@va/domain/durations.ts';
import { useNow } from '#app/lib/use-now.ts';
import { type ImportView, importsQuery } from './imports.ts';
import { useSession } from './use-session.ts';

export type TimetableFlight = z.infer<typeof keptFlightSchema>;

/** Every flight of the timetable, past ones included. */
export const timetableQuery = readQuery('/timetable');

export const addFlight = (body: z.input<typeof addFlightBodySchema>) => request('POST', '/flights', { body });

export const changeFlight = (
  { id, version }: Pick<TimetableFlight, 'id' | 'version'>,
  body: z.input<typeof changeFlightBodySchema>,
) => request('PATCH', `/flights/${id}`, { body, version });

export const exportTimetable = () => request('GET', '/exports/timetable');

/** Why a flight is as it is, in sentences. */
export const flightReasonsQuery = (id: string) => readQuery(`/flights/${id}/reasons`);

export type TimetableReview = z.infer<typeof timetableReviewSchema>;

export const proposeTimetable = () => request('GET', '/timetable/proposal');
export const applyProposal = (body: z.input<typeof applyProposalBodySchema>) =>
  request('POST', '/timetable/proposal/apply', { body });
export const checkTimetableFile = (body: z.input<typeof checkTimetableBodySchema>) =>
  request('POST', '/timetable/import/check', { body });
export const applyTimetableFile = (body: z.input<typeof applyTimetableBodySchema>) =>
  request('POST', '/timetable/import/apply', { body });

/** The last file or flight of a kind that was applied within a day and can be taken back; null for who may not. */
export function useLastImport(kind: 'flights' | 'aircraft'): ImportView | null {
  const { can } = useSession();
  const { data } = useQuery({ ...importsQuery(undefined), enabled: can('data.transfer') });
  const now = useNow();
  const last = data?.items.find((one) => one.kind === kind && one.state === 'applied');
  return last && now - Date.parse(last.createdAt) < DAY_MS ? last : null;
}
