import type {
  addFlightBodySchema,
  changeFlightBodySchema,
  flightReasonsSchema,
  keptFlightSchema,
  timetableSchema,
} from '@va/contract/airline/timetable.ts';
import type { z } from 'zod';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';

export type TimetableFlight = z.infer<typeof keptFlightSchema>;

/** Every flight that there is or was. */
export const timetableQuery = readQuery<z.infer<typeof timetableSchema>>(['timetable'], '/timetable');

export const addFlight = (body: z.input<typeof addFlightBodySchema>) =>
  request<TimetableFlight>('POST', '/flights', { body });

export const changeFlight = (
  { id, version }: Pick<TimetableFlight, 'id' | 'version'>,
  body: z.input<typeof changeFlightBodySchema>,
) => request<TimetableFlight>('PATCH', `/flights/${id}`, { body, version });

export const exportTimetable = () => request<{ csv: string }>('GET', '/exports/timetable');

/** Why a flight is as it is, in sentences. */
export const flightReasonsQuery = (id: string) =>
  readQuery<z.infer<typeof flightReasonsSchema>>(['flight-reasons', id], `/flights/${id}/reasons`);
