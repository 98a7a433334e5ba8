import { focusCampaignSchema } from '../points/flight-points.ts';
import {
  cancelEventBodySchema,
  createEventBodySchema,
  writeEventBodySchema,
  eventDetailSchema,
  eventParamsSchema,
  eventPilotSchema,
  eventSummarySchema,
  signUpBodySchema,
} from './events.ts';
import { z } from 'zod';
import { reasonBodySchema } from '../pilots/pilots.ts';
import {
  closeTourBodySchema,
  tourBoardSchema,
  tourDetailSchema,
  tourParamsSchema,
  tourSummarySchema,
} from './tours.ts';
import {
  addTourBodySchema,
  changeTourBodySchema,
  leftTourSchema,
  tourPlanParamsSchema,
  tourPlansSchema,
  tourReasonBodySchema,
  triedTourSchema,
  tryTourBodySchema,
} from './tour-plans.ts';
import {
  changeGoalBodySchema,
  goalParamsSchema,
  goalPlansSchema,
  leftGoalSchema,
  triedGoalSchema,
  tryGoalBodySchema,
  undoGoalBodySchema,
} from './goals.ts';
import { routes } from '../shared/route.ts';

/** Tours, events and goals of the month. */
export const tourAndEventRoutes = routes({
  listGoals: { route: 'GET /goals', answer: goalPlansSchema },
  tryGoal: {
    route: 'POST /goals/{month}/try',
    params: goalParamsSchema,
    body: tryGoalBodySchema,
    answer: triedGoalSchema,
  },
  changeGoal: {
    route: 'PUT /goals/{month}',
    params: goalParamsSchema,
    body: changeGoalBodySchema,
    answer: leftGoalSchema,
  },
  undoGoal: {
    route: 'POST /goals/{month}/undo',
    params: goalParamsSchema,
    body: undoGoalBodySchema,
    answer: leftGoalSchema,
  },
  createEvent: { route: 'POST /events', body: createEventBodySchema, answer: eventSummarySchema },
  changeEvent: {
    route: 'PUT /events/{id}',
    params: eventParamsSchema,
    body: writeEventBodySchema,
    answer: eventSummarySchema,
  },
  cancelEvent: {
    route: 'POST /events/{id}/cancel',
    params: eventParamsSchema,
    body: cancelEventBodySchema,
    answer: z.null(),
  },
  restoreEvent: {
    route: 'POST /events/{id}/restore',
    params: eventParamsSchema,
    body: reasonBodySchema,
    answer: z.null(),
  },
  listEvents: { route: 'GET /events', answer: z.array(eventSummarySchema) },
  getEvent: { route: 'GET /events/{id}', params: eventParamsSchema, answer: eventDetailSchema },
  listEventPilots: {
    route: 'GET /events/{id}/pilots',
    params: eventParamsSchema,
    answer: z.array(eventPilotSchema),
  },
  signUpForEvent: {
    route: 'POST /events/{id}/signup',
    params: eventParamsSchema,
    body: signUpBodySchema,
    answer: z.null(),
  },
  withdrawFromEvent: { route: 'DELETE /events/{id}/signup', params: eventParamsSchema, answer: z.null() },
  listFocusAirports: { route: 'GET /focus-airports', answer: z.array(focusCampaignSchema) },
  closeTour: {
    route: 'POST /tours/{id}/close',
    params: tourParamsSchema,
    body: closeTourBodySchema,
    answer: z.null(),
  },
  reopenTour: {
    route: 'POST /tours/{id}/reopen',
    params: tourParamsSchema,
    body: reasonBodySchema,
    answer: z.null(),
  },
  listTourPlans: { route: 'GET /tour-plans', answer: tourPlansSchema },
  tryTour: { route: 'POST /tour-plans/try', body: tryTourBodySchema, answer: triedTourSchema },
  addTour: { route: 'POST /tour-plans', body: addTourBodySchema, answer: leftTourSchema },
  changeTour: {
    route: 'PUT /tour-plans/{id}',
    params: tourPlanParamsSchema,
    body: changeTourBodySchema,
    answer: leftTourSchema,
  },
  removeTour: {
    route: 'POST /tour-plans/{id}/remove',
    params: tourPlanParamsSchema,
    body: tourReasonBodySchema,
    answer: leftTourSchema,
  },
  undoTour: {
    route: 'POST /tour-plans/{id}/undo',
    params: tourPlanParamsSchema,
    body: tourReasonBodySchema,
    answer: leftTourSchema,
  },
  listTours: { route: 'GET /tours', answer: z.array(tourSummarySchema) },
  getTour: { route: 'GET /tours/{id}', params: tourParamsSchema, answer: tourDetailSchema },
  getTourBoard: { route: 'GET /tours/{id}/progress', params: tourParamsSchema, answer: tourBoardSchema },
  enrolInTour: { route: 'POST /tours/{id}/enrol', params: tourParamsSchema, answer: z.null() },
  leaveTour: { route: 'DELETE /tours/{id}/enrol', params: tourParamsSchema, answer: z.null() },
});
