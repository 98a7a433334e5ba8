import { keepPreviousData } from '@tanstack/react-query';
import type {
  changePilotBodySchema,
  correctPilotBodySchema,
  PilotOrder,
  pilotSchema,
  rosterPilotSchema,
  setRankBodySchema,
} from '@va/contract/pilots/pilots.ts';
import type { changeRightsBodySchema, roleCatalogSchema } from '@va/contract/pilots/pilot-rights.ts';
import type {
  freeCallsignSchema,
  handoverLinkSchema,
  invitePilotBodySchema,
} from '@va/contract/pilots/invitations.ts';
import type { sanctionSchema, suspendBodySchema } from '@va/contract/pilots/pilot-sanctions.ts';
import type { PilotNote } from '@va/contract/pilots/pilot-notes.ts';
import type { leaveSchema } from '@va/contract/account/own-leaves.ts';
import type { z } from 'zod';
import type { Page } from './page.ts';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';
import { readWhole } from './whole-list.ts';

export type Pilot = z.infer<typeof pilotSchema>;
/** With what the flights add up to. */
export type RosterPilot = z.infer<typeof rosterPilotSchema>;
export type HandoverLink = z.infer<typeof handoverLinkSchema>;
export type RoleCatalog = z.infer<typeof roleCatalogSchema>;
export type Sanction = z.infer<typeof sanctionSchema>;
type Leave = z.infer<typeof leaveSchema>;

export interface PilotFilter {
  q?: string | undefined;
  sort?: PilotOrder | undefined;
  cursor?: string | undefined;
}

export const pilotsQuery = (filter: PilotFilter) => ({
  ...readQuery<Page<RosterPilot>>(['pilots', filter], '/pilots', { ...filter }),
  placeholderData: keepPreviousData,
});

/** All pilots in a state of the account, or in any. */
export const wholeRosterQuery = (status: string | undefined) => ({
  ...readWhole<RosterPilot>(['pilots', 'all', status], '/pilots', { status }),
  placeholderData: keepPreviousData,
});

export const pilotQuery = (callsign: string) =>
  readQuery<RosterPilot>(['pilot', callsign], `/pilots/${callsign}`);

export const roleCatalogQuery = { ...readQuery<RoleCatalog>(['roles'], '/roles'), staleTime: Infinity };

/** The first callsign that nobody has, and the least age. */
export const nextCallsignQuery = {
  ...readQuery<z.infer<typeof freeCallsignSchema>>(['next-callsign'], '/invitations/next-callsign'),
  gcTime: 0,
};
export const notesQuery = (callsign: string) =>
  readQuery<PilotNote[]>(['pilot', callsign, 'notes'], `/pilots/${callsign}/notes`);
export const writeNote = (callsign: string, text: string) =>
  request<PilotNote>('POST', `/pilots/${callsign}/notes`, { body: { text } });
export const removeNote = (callsign: string, id: string, reason: string) =>
  request<void>('POST', `/pilots/${callsign}/notes/${id}/remove`, { body: { reason } });
/** Name and address; refused where somebody changed the account since it was read. */
export const correctPilot = (
  { callsign, version }: { callsign: string; version: number },
  body: z.input<typeof correctPilotBodySchema>,
) => request<Pilot>('PUT', `/pilots/${callsign}/person`, { body, version });

/** Any rank of the airline, by its code; refused as above. */
export const setRank = (
  { callsign, version }: { callsign: string; version: number },
  body: z.input<typeof setRankBodySchema>,
) => request<Pilot>('PUT', `/pilots/${callsign}/rank`, { body, version });

export const invitePilot = (body: z.input<typeof invitePilotBodySchema>) =>
  request<HandoverLink>('POST', '/pilots', { body });
/** Positions and base; refused where somebody changed the account since it was read. */
export const changePilot = (
  { callsign, version }: Pick<Pilot, 'callsign' | 'version'>,
  body: z.input<typeof changePilotBodySchema>,
) => request<Pilot>('PATCH', `/pilots/${callsign}`, { body, ...(version !== undefined && { version }) });
export const changeRights = (
  { callsign, version }: { callsign: string; version: number },
  body: z.input<typeof changeRightsBodySchema>,
) => request<Pilot>('PUT', `/pilots/${callsign}/rights`, { body, version });
export const suspendPilot = (callsign: string, body: z.input<typeof suspendBodySchema>) =>
  request<Pilot>('POST', `/pilots/${callsign}/suspend`, { body });
export const expelPilot = (callsign: string, body: { facts: string; heard: string }) =>
  request<Pilot>('POST', `/pilots/${callsign}/expel`, { body });
/** Ends the account of a pilot who leaves, or withdraws an invitation. */
export const retirePilot = (callsign: string, reason: string) =>
  request<null>('POST', `/pilots/${callsign}/retire`, { body: { reason } });
/** Puts all that one account has into another of the same person. */
export const mergePilots = (callsign: string, into: string, reason: string) =>
  request<null>('POST', `/pilots/${callsign}/merge`, { body: { into, reason } });
/** Forgets a person who has asked staff for it. */
export const erasePilot = (callsign: string, typed: string, reason: string) =>
  request<null>('POST', `/pilots/${callsign}/erase`, {
    body: { confirmedByPilot: true, callsign: typed, reason },
  });
export const readmitPilot = (callsign: string, reason: string) =>
  request<Pilot>('POST', `/pilots/${callsign}/come-back`, { body: { reason } });
export const makeLink = (callsign: string, reason: string) =>
  request<HandoverLink>('POST', `/pilots/${callsign}/link`, { body: { reason } });
export const resetSecondFactor = (callsign: string, reason: string) =>
  request<null>('POST', `/pilots/${callsign}/second-factor/reset`, { body: { reason } });

/** Leaves to decide, the oldest first. */
export const askedLeavesQuery = readWhole<Leave>(['leaves', 'asked'], '/leaves', { state: 'asked' });
/** Those that were decided or taken back, the newest first. */
export const decidedLeavesQuery = readWhole<Leave>(['leaves', 'decided'], '/leaves', { state: 'decided' });
/** Puts a refused leave among those to decide again. */
export const reopenLeave = (id: string, reason: string) =>
  request<Leave>('POST', `/leaves/${id}/reopen`, { body: { reason } });
export const endLeave = (id: string, reason: string) =>
  request<Leave>('POST', `/leaves/${id}/end`, { body: { reason } });

export const sanctionsQuery = readWhole<Sanction>(['sanctions'], '/sanctions');
/** Sanctions of one pilot, the latest first. */
export const sanctionsOfQuery = (callsign: string) =>
  readWhole<Sanction>(['sanctions', 'of', callsign], '/sanctions', { callsign });
export const warnPilot = (callsign: string, body: { facts: string; heard: string }) =>
  request<void>('POST', `/pilots/${callsign}/warn`, { body });
export const liftWarning = (id: string, reason: string) =>
  request<void>('POST', `/sanctions/${id}/lift`, { body: { reason } });
/** Ends a suspension before its date. */
export const liftSuspension = (callsign: string, reason: string) =>
  request<Pilot>('POST', `/pilots/${callsign}/lift-suspension`, { body: { reason } });
export const decideLeave = (id: string, body: { grant: boolean; reason?: string }) =>
  request<Leave>('POST', `/leaves/${id}/decide`, { body });
