import type { EventSummary, CreateEvent, WriteEvent } from '@va/contract/tours-and-events/events.ts';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';

/** Events to come and those of the last year, by date. */
export const eventsQuery = readQuery('/events');

export const eventQuery = (id: string) => readQuery(`/events/${id}`);

/** Airports whose flights give a bonus, in the airline's order. */
export const focusAirportsQuery = readQuery('/focus-airports');

/** Pilots who signed up for an event, and those who flew it. */
export const eventPilotsQuery = (id: string) => readQuery(`/events/${id}/pilots`);

export const signUpForEvent = (id: string, slot?: string) =>
  request('POST', `/events/${id}/signup`, { body: slot === undefined ? {} : { slot } });
export const withdrawFromEvent = (id: string) => request('DELETE', `/events/${id}/signup`);

export const createEvent = (body: CreateEvent) => request('POST', '/events', { body });
export const changeEvent = ({ id, version }: Pick<EventSummary, 'id' | 'version'>, body: WriteEvent) =>
  request('PUT', `/events/${id}`, { body, version });
export const cancelEvent = (id: string, reason: string) =>
  request('POST', `/events/${id}/cancel`, { body: { reason } });
export const restoreEvent = (id: string, reason: string) =>
  request('POST', `/events/${id}/restore`, { body: { reason } });
