import { readQuery } from './read-query.ts';
import { request } from './request.ts';

/** What pilots read while the airline is under maintenance. */
export const maintenanceQuery = readQuery('/maintenance');
/** The same for staff, with what was changed. */
export const maintenancePlanQuery = readQuery('/maintenance/plan');

/** Begins maintenance, changes its sentence, or ends it with null. */
export const changeMaintenance = (version: number, sentence: string | null) =>
  request('PUT', '/maintenance/plan', { body: { sentence }, version });
