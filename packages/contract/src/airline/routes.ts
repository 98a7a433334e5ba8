import { z } from 'zod';
import { icaoParamsSchema } from '../flights/flights.ts';
import { aircraftTypeSchema, airportSchema } from '../pilots/network.ts';
import { roleCatalogSchema } from '../pilots/pilots.ts';
import {
  contentTextsSchema,
  typeParamsSchema,
  typeReasonBodySchema,
  writeTypeBodySchema,
  writtenTypeSchema,
  writtenTypesSchema,
} from './type-sheets.ts';
import {
  applyFleetBodySchema,
  checkFleetBodySchema,
  fleetReviewSchema,
  addAircraftBodySchema,
  addedAircraftSchema,
  aircraftHistorySchema,
  aircraftSchema,
  changeAircraftBodySchema,
  changeServiceBodySchema,
  ferryBodySchema,
  fleetCsvSchema,
} from './fleet.ts';
import { idParamsSchema } from '../account/me.ts';
import { changeMaintenanceBodySchema, maintenancePlanSchema, maintenanceSchema } from './maintenance.ts';
import { changeSettingBodySchema, settingParamsSchema, settingsSchema } from './settings.ts';
import {
  goalSchema,
  pilotTotalsSchema,
  statisticsCsvSchema,
  statisticsQuerySchema,
  statisticsSchema,
  boardsSchema,
} from './statistics.ts';
import {
  addFlightBodySchema,
  changeFlightBodySchema,
  flightReasonsSchema,
  keptFlightSchema,
  timetableCsvSchema,
  timetableSchema,
  applyProposalBodySchema,
  applyTimetableBodySchema,
  checkTimetableBodySchema,
  timetableReviewSchema,
} from './timetable.ts';
import { routes } from '../shared/route.ts';

/** The airline: fleet, timetable, network, figures that staff change, statistics. */
export const airlineRoutes = routes({
  listAirports: { route: 'GET /airports', answer: z.array(airportSchema) },
  getAirport: { route: 'GET /airports/{icao}', params: icaoParamsSchema, answer: airportSchema },
  listAircraftTypes: { route: 'GET /types', answer: z.array(aircraftTypeSchema) },
  exportContent: { route: 'GET /types/written/files', answer: contentTextsSchema },
  checkAircraftFile: {
    route: 'POST /aircraft/import/check',
    body: checkFleetBodySchema,
    answer: fleetReviewSchema,
  },
  applyAircraftFile: {
    route: 'POST /aircraft/import/apply',
    body: applyFleetBodySchema,
    answer: fleetReviewSchema,
  },
  listAircraft: { route: 'GET /aircraft', answer: z.array(aircraftSchema) },
  getAircraftHistory: {
    route: 'GET /aircraft/{id}/history',
    params: idParamsSchema,
    answer: aircraftHistorySchema,
  },
  exportAircraft: { route: 'GET /exports/aircraft', answer: fleetCsvSchema },
  addAircraft: { route: 'POST /aircraft', body: addAircraftBodySchema, answer: addedAircraftSchema },
  changeAircraft: {
    route: 'PATCH /aircraft/{id}/details',
    params: idParamsSchema,
    body: changeAircraftBodySchema,
    answer: aircraftSchema,
  },
  changeService: {
    route: 'PATCH /aircraft/{id}',
    params: idParamsSchema,
    body: changeServiceBodySchema,
    answer: aircraftSchema,
  },
  ferryAircraft: {
    route: 'POST /aircraft/{id}/ferry',
    params: idParamsSchema,
    body: ferryBodySchema,
    answer: aircraftSchema,
  },
  listWrittenTypes: { route: 'GET /types/written', answer: writtenTypesSchema },
  addType: { route: 'POST /types', body: writeTypeBodySchema, answer: writtenTypeSchema },
  changeType: {
    route: 'PUT /types/{id}',
    params: typeParamsSchema,
    body: writeTypeBodySchema,
    answer: writtenTypeSchema,
  },
  removeType: {
    route: 'POST /types/{id}/remove',
    params: typeParamsSchema,
    body: typeReasonBodySchema,
    answer: writtenTypeSchema,
  },
  undoType: {
    route: 'POST /types/{id}/undo',
    params: typeParamsSchema,
    body: typeReasonBodySchema,
    answer: writtenTypeSchema,
  },
  listRoles: { route: 'GET /roles', answer: roleCatalogSchema },
  readMaintenance: { route: 'GET /maintenance', answer: maintenanceSchema },
  readMaintenancePlan: { route: 'GET /maintenance/plan', answer: maintenancePlanSchema },
  changeMaintenance: {
    route: 'PUT /maintenance/plan',
    body: changeMaintenanceBodySchema,
    answer: maintenancePlanSchema,
  },
  listSettings: { route: 'GET /settings', answer: settingsSchema },
  changeSetting: {
    route: 'PUT /settings/{key}',
    params: settingParamsSchema,
    body: changeSettingBodySchema,
    answer: settingsSchema,
  },
  readMyTotals: { route: 'GET /me/totals', answer: pilotTotalsSchema },
  readMyStatistics: { route: 'GET /me/statistics', query: statisticsQuerySchema, answer: statisticsSchema },
  readAirlineStatistics: {
    route: 'GET /airline/statistics',
    query: statisticsQuerySchema,
    answer: statisticsSchema,
  },
  readCommunityGoal: { route: 'GET /airline/goal', answer: goalSchema },
  exportStatistics: {
    route: 'GET /exports/statistics',
    query: statisticsQuerySchema,
    answer: statisticsCsvSchema,
  },
  readBoards: { route: 'GET /airline/boards', answer: boardsSchema },
  getFlight: { route: 'GET /flights/{id}', params: idParamsSchema, answer: keptFlightSchema },
  addFlight: { route: 'POST /flights', body: addFlightBodySchema, answer: keptFlightSchema },
  explainFlight: { route: 'GET /flights/{id}/reasons', params: idParamsSchema, answer: flightReasonsSchema },
  changeFlight: {
    route: 'PATCH /flights/{id}',
    params: idParamsSchema,
    body: changeFlightBodySchema,
    answer: keptFlightSchema,
  },
  getTimetable: { route: 'GET /timetable', answer: timetableSchema },
  exportTimetable: { route: 'GET /exports/timetable', answer: timetableCsvSchema },
  proposeTimetable: { route: 'GET /timetable/proposal', answer: timetableReviewSchema },
  applyProposal: {
    route: 'POST /timetable/proposal/apply',
    body: applyProposalBodySchema,
    answer: timetableReviewSchema,
  },
  checkTimetableFile: {
    route: 'POST /timetable/import/check',
    body: checkTimetableBodySchema,
    answer: timetableReviewSchema,
  },
  applyTimetableFile: {
    route: 'POST /timetable/import/apply',
    body: applyTimetableBodySchema,
    answer: timetableReviewSchema,
  },
});
