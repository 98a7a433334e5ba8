import type {
  addFlightBodySchema,
  changeFlightBodySchema,
  keptFlightSchema,
} from '@va/contract/airline/timetable.ts';
import type { z } from 'zod';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';

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
