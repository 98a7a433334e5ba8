import type { changeTourBodySchema, TourPlans, TriedTour } from '@va/contract/tours-and-events/tour-plans.ts';
import type { z } from 'zod';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';

export type { TriedTour };
export type TourPlan = TourPlans['items'][number];
export type TourPlanChange = TourPlans['history'][number];
export type WrittenTour = TourPlan['tour'];
type ReadTour = Pick<TourPlan, 'id' | 'version'>;

/** The tours as staff write them, and what they have changed. */
export const tourPlansQuery = readQuery('/tour-plans');

/** Which pilots a typed tour would affect; changes nothing. `id` is null for a new tour. */
export const tryTour = (id: string | null, tour: WrittenTour) =>
  request('POST', '/tour-plans/try', { body: { id, tour } });
export const addTour = (tour: WrittenTour) => request('POST', '/tour-plans', { body: { tour } });
export const changeTour = ({ id, version }: ReadTour, body: z.input<typeof changeTourBodySchema>) =>
  request('PUT', `/tour-plans/${id}`, { body, version });
export const removeTour = ({ id, version }: ReadTour) =>
  request('POST', `/tour-plans/${id}/remove`, { body: {}, version });
export const undoTour = ({ id, version }: ReadTour) =>
  request('POST', `/tour-plans/${id}/undo`, { body: {}, version });
