import type {
  addAircraftBodySchema,
  addedAircraftSchema,
  aircraftHistorySchema,
  aircraftSchema,
  changeAircraftBodySchema,
  changeServiceBodySchema,
  ferryBodySchema,
  applyFleetBodySchema,
  fleetReviewSchema,
} from '@va/contract/airline/fleet.ts';
import type { writeTypeBodySchema, WrittenTypes } from '@va/contract/airline/type-sheets.ts';
import type { z } from 'zod';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';

export type Aircraft = z.infer<typeof aircraftSchema>;

/** Every tail, by registration; staff also get retired ones. */
export const fleetQuery = readQuery('/aircraft');

type ReadTail = Pick<Aircraft, 'id' | 'version'>;

/** The types of the airline, in their order. */
export const typesQuery = readQuery('/types');

export type AddedAircraft = z.infer<typeof addedAircraftSchema>;
export const addAircraft = (body: z.input<typeof addAircraftBodySchema>) =>
  request('POST', '/aircraft', { body });
export const changeAircraft = ({ id, version }: ReadTail, body: z.input<typeof changeAircraftBodySchema>) =>
  request('PATCH', `/aircraft/${id}/details`, { body, version });

export const changeService = ({ id, version }: ReadTail, body: z.input<typeof changeServiceBodySchema>) =>
  request('PATCH', `/aircraft/${id}`, { body, version });

export const ferryAircraft = ({ id, version }: ReadTail, body: z.input<typeof ferryBodySchema>) =>
  request('POST', `/aircraft/${id}/ferry`, { body, version });

export type AircraftHistory = z.infer<typeof aircraftHistorySchema>;

/** Flights and moves of a tail, the latest first. */
export const aircraftHistoryQuery = (id: string) => readQuery(`/aircraft/${id}/history`);

export type FleetReview = z.infer<typeof fleetReviewSchema>;
export const checkFleetFile = (csv: string) => request('POST', '/aircraft/import/check', { body: { csv } });
export const applyFleetFile = (body: z.input<typeof applyFleetBodySchema>) =>
  request('POST', '/aircraft/import/apply', { body });

export const exportFleet = () => request('GET', '/exports/aircraft');

export type { WrittenTypes };
/** A type that staff have written, with its sheet. */
export type WrittenType = Pick<WrittenTypes['items'][number], 'id' | 'version' | 'sheet'>;
type WriteType = z.input<typeof writeTypeBodySchema>;
type ReadType = Pick<WrittenType, 'id' | 'version'>;

/** Types that staff wrote, and the changes to them. */
export const writtenTypesQuery = readQuery('/types/written');

export const addType = (body: WriteType) => request('POST', '/types', { body });
export const changeType = ({ id, version }: ReadType, body: WriteType) =>
  request('PUT', `/types/${id}`, { body, version });
export const removeType = ({ id, version }: ReadType) =>
  request('POST', `/types/${id}/remove`, { body: {}, version });
export const undoType = ({ id, version }: ReadType) =>
  request('POST', `/types/${id}/undo`, { body: {}, version });

/** The files of `content/` with what staff wrote of types and aircraft. */
export const exportContent = () => request('GET', '/types/written/files');
