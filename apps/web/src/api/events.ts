import type { EventDetail, EventSummary } from '@va/contract/tours-and-events/events.ts';
import type { EventPilot } from '@va/contract/tours-and-events/event-pilots.ts';
import type { FocusCampaign } from '@va/contract/points/focus-campaigns.ts';
import type { WriteEvent } from '@va/contract/tours-and-events/event-orders.ts';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';

/** Events to come and those of the last year, by date. */
export const eventsQuery = readQuery<EventSummary[]>(['events'], '/events');

export const eventQuery = (id: string) => readQuery<EventDetail>(['events', id], `/events/${id}`);

/** Airports whose flights give a bonus, in the airline's order. */
export const focusAirportsQuery = readQuery<FocusCampaign[]>(['focus-airports'], '/focus-airports');

/** Who signed up, and who flew. */
export const eventPilotsQuery = (id: string) =>
  readQuery<EventPilot[]>(['events', id, 'pilots'], `/events/${id}/pilots`);

export const signUpForEvent = (id: string, slot?: string) =>
  request<void>('POST', `/events/${id}/signup`, { body: slot === undefined ? {} : { slot } });
export const withdrawFromEvent = (id: string) => request<void>('DELETE', `/events/${id}/signup`);

export const createEvent = (body: WriteEvent) => request<EventSummary>('POST', '/events', { body });
export const changeEvent = ({ id, version }: Pick<EventSummary, 'id' | 'version'>, body: WriteEvent) =>
  request<EventSummary>('PUT', `/events/${id}`, { body, version });
export const cancelEvent = (id: string, reason: string) =>
  request<void>('POST', `/events/${id}/cancel`, { body: { reason } });
export const restoreEvent = (id: string, reason: string) =>
  request<void>('POST', `/events/${id}/restore`, { body: { reason } });
