import { keepPreviousData } from '@tanstack/react-query';
import type {
  changePilotBodySchema,
  changeRightsBodySchema,
  correctPilotBodySchema,
  PilotOrder,
  pilotSchema,
  roleCatalogSchema,
  rosterPilotSchema,
  setRankBodySchema,
  handoverLinkSchema,
  invitePilotBodySchema,
} from '@va/contract/pilots/pilots.ts';
import type { z } from 'zod';
import type { sanctionSchema, suspendBodySchema } from '@va/contract/pilots/sanctions.ts';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';
import { readWhole } from './whole-list.ts';

export type Pilot = z.infer<typeof pilotSchema>;
/** A pilot of the roster, with the totals of the flights. */
export type RosterPilot = z.infer<typeof rosterPilotSchema>;
export type HandoverLink = z.infer<typeof handoverLinkSchema>;
export type RoleCatalog = z.infer<typeof roleCatalogSchema>;
export type Sanction = z.infer<typeof sanctionSchema>;

export interface PilotFilter {
  q?: string | undefined;
  sort?: PilotOrder | undefined;
  cursor?: string | undefined;
}

export const pilotsQuery = (filter: PilotFilter) => ({
  ...readQuery('/pilots', { ...filter }),
  placeholderData: keepPreviousData,
});

/** All pilots in a state of the account, or in any. */
export const wholeRosterQuery = (status: string | undefined) => ({
  ...readWhole('/pilots', { status }),
  placeholderData: keepPreviousData,
});

export const pilotQuery = (callsign: string) => readQuery(`/pilots/${callsign}`);

export const roleCatalogQuery = { ...readQuery('/roles'), staleTime: Infinity };

/** The first callsign that nobody has, and the least age. */
export const nextCallsignQuery = {
  ...readQuery('/invitations/next-callsign'),
  gcTime: 0,
};
export const notesQuery = (callsign: string) => readQuery(`/pilots/${callsign}/notes`);
export const writeNote = (callsign: string, text: string) =>
  request('POST', `/pilots/${callsign}/notes`, { body: { text } });
export const removeNote = (callsign: string, id: string, reason: string) =>
  request('POST', `/pilots/${callsign}/notes/${id}/remove`, { body: { reason } });
/** Corrects name and address; refused if somebody has changed the account since it was read. */
export const correctPilot = (
  { callsign, version }: { callsign: string; version: number },
  body: z.input<typeof correctPilotBodySchema>,
) => request('PUT', `/pilots/${callsign}/person`, { body, version });

/** Any rank of the airline, by its code; refused as above. */
export const setRank = (
  { callsign, version }: { callsign: string; version: number },
  body: z.input<typeof setRankBodySchema>,
) => request('PUT', `/pilots/${callsign}/rank`, { body, version });

export const invitePilot = (body: z.input<typeof invitePilotBodySchema>) =>
  request('POST', '/pilots', { body });
/** Changes positions and base; refused if somebody has changed the account since it was read. */
export const changePilot = (
  { callsign, version }: Pick<Pilot, 'callsign' | 'version'>,
  body: z.input<typeof changePilotBodySchema>,
) => request('PATCH', `/pilots/${callsign}`, { body, ...(version !== undefined && { version }) });
export const changeRights = (
  { callsign, version }: { callsign: string; version: number },
  body: z.input<typeof changeRightsBodySchema>,
) => request('PUT', `/pilots/${callsign}/rights`, { body, version });
export const suspendPilot = (callsign: string, body: z.input<typeof suspendBodySchema>) =>
  request('POST', `/pilots/${callsign}/suspend`, { body });
export const expelPilot = (callsign: string, body: { facts: string; heard: string }) =>
  request('POST', `/pilots/${callsign}/expel`, { body });
/** Ends the account of a pilot who leaves, or withdraws an invitation. */
export const retirePilot = (callsign: string, reason: string) =>
  request('POST', `/pilots/${callsign}/retire`, { body: { reason } });
/** Puts all that one account has into another of the same person. */
export const mergePilots = (callsign: string, into: string, reason: string) =>
  request('POST', `/pilots/${callsign}/merge`, { body: { into, reason } });
/** Forgets a person who has asked staff for it. */
export const erasePilot = (callsign: string, typed: string, reason: string) =>
  request('POST', `/pilots/${callsign}/erase`, {
    body: { confirmedByPilot: true, callsign: typed, reason },
  });
export const readmitPilot = (callsign: string, reason: string) =>
  request('POST', `/pilots/${callsign}/come-back`, { body: { reason } });
export const makeLink = (callsign: string, reason: string) =>
  request('POST', `/pilots/${callsign}/link`, { body: { reason } });
export const resetSecondFactor = (callsign: string, reason: string) =>
  request('POST', `/pilots/${callsign}/second-factor/reset`, { body: { reason } });

/** Leaves to decide, the oldest first. */
export const askedLeavesQuery = readWhole('/leaves', { state: 'asked' });
/** Requests for leave that were decided or withdrawn, the newest first. */
export const decidedLeavesQuery = readWhole('/leaves', { state: 'decided' });
/** Puts a refused leave among those to decide again. */
export const reopenLeave = (id: string, reason: string) =>
  request('POST', `/leaves/${id}/reopen`, { body: { reason } });
export const endLeave = (id: string, reason: string) =>
  request('POST', `/leaves/${id}/end`, { body: { reason } });

export const sanctionsQuery = readWhole('/sanctions');
/** Sanctions of one pilot, the latest first. */
export const sanctionsOfQuery = (callsign: string) => readWhole('/sanctions', { callsign });
export const warnPilot = (callsign: string, body: { facts: string; heard: string }) =>
  request('POST', `/pilots/${callsign}/warn`, { body });
export const liftWarning = (id: string, reason: string) =>
  request('POST', `/sanctions/${id}/lift`, { body: { reason } });
/** Ends a suspension before its date. */
export const liftSuspension = (callsign: string, reason: string) =>
  request('POST', `/pilots/${callsign}/lift-suspension`, { body: { reason } });
export const decideLeave = (id: string, body: { grant: boolean; reason?: string }) =>
  request('POST', `/leaves/${id}/decide`, { body });
