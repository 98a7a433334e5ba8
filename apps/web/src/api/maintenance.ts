import { readQuery } from './read-query.ts';
import { request } from './request.ts';

/** Maintenance notice that pilots read. */
export const maintenanceQuery = readQuery('/maintenance');
/** The maintenance plan for staff, with its changes. */
export const maintenancePlanQuery = readQuery('/maintenance/plan');

/** Begins maintenance, changes its sentence, or ends it with null. */
export const changeMaintenance = (version: number, sentence: string | null) =>
  request('PUT', '/maintenance/plan', { body: { sentence }, version });
