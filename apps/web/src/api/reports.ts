import { keepPreviousData } from '@tanstack/react-query';
import type { BodyOf } from '@va/contract/contract.ts';
import type { ManualLimits, manualReportBodySchema } from '@va/contract/reports/manual-reports.ts';
import type { LogbookOrder } from '@va/contract/reports/logbook.ts';
import type { z } from 'zod';
import { keptQuery } from './kept-request.ts';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';
import { wholeList } from './whole-list.ts';

export type { ManualLimits };

/** Filters of a logbook, as in its address. */
export interface LogbookFilter {
  state?: string | undefined;
  airport?: string | undefined;
  type?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

export const logbookQuery = (
  filter: LogbookFilter & { cursor?: string | undefined; limit?: number; sort?: LogbookOrder | undefined },
) => ({
  ...keptQuery('/reports', { ...filter }),
  placeholderData: keepPreviousData,
});

/** The flights of one pilot, for staff, ten at a time. */
export const logbookOfQuery = (callsign: string, cursor?: string) => ({
  ...readQuery(`/pilots/${callsign}/reports`, {
    limit: 10,
    cursor,
  }),
  placeholderData: keepPreviousData,
});

/** The accepted flights that a pilot shares, ten at a time. */
export const sharedReportsQuery = (callsign: string, cursor?: string) => ({
  ...readQuery(`/pilots/${callsign}/shared-reports`, {
    limit: 10,
    cursor,
  }),
  placeholderData: keepPreviousData,
});

export const totalsQuery = (filter: LogbookFilter = {}) => ({
  ...keptQuery('/reports/totals', { ...filter }),
  placeholderData: keepPreviousData,
});

/** The own totals of every page, kept with the logbook. */
export const keptTotalsQuery = keptQuery('/me/totals');

/** Every flight that matches a filter, for a file. */
export const allReports = (filter: LogbookFilter) =>
  wholeList('/reports', { query: { ...filter }, parts: Infinity });

export const reportQuery = (code: string) => keptQuery(`/reports/${code}`);
export const scoreQuery = (code: string) => keptQuery(`/reports/${code}/score`);
export const historyQuery = (code: string) => keptQuery(`/reports/${code}/history`);
/** A recording never changes. */
export const profileQuery = (code: string) => ({
  ...keptQuery(`/reports/${code}/profile`),
  staleTime: Infinity,
});

export const appealReport = (code: string, body: BodyOf<'POST', `/reports/${string}/appeal`>) =>
  request('POST', `/reports/${code}/appeal`, { body });
export const sayEmergency = (code: string, text: string) =>
  request('POST', `/reports/${code}/emergency`, { body: { text } });
export const takeBackEmergency = (code: string) => request('POST', `/reports/${code}/emergency/withdraw`);
export const desistAppeal = (code: string) => request('POST', `/reports/${code}/desist`);
export const answerQuestion = (code: string, text: string) =>
  request('POST', `/reports/${code}/answer`, { body: { text } });
export const writeToTeam = (code: string, text: string) =>
  request('POST', `/reports/${code}/messages`, { body: { text } });
export const nameSecondPilot = (code: string, secondPilot: string | null) =>
  request('POST', `/reports/${code}/second-pilot`, { body: { secondPilot } });
export const confirmSecondPilot = (code: string) => request('POST', `/reports/${code}/confirm`);
/** Sends a flight as it is, although its program may not have sent every point. */
export const submitReport = (code: string) =>
  request('POST', `/reports/${code}/submit`, { body: { asIs: true } });
/** Throws a flight away that was not sent: its own pilot does not count it. */
export const discardReport = (code: string) => request('POST', `/reports/${code}/discard`);
export const withdrawReport = (code: string) => request('POST', `/reports/${code}/withdraw`);

export const manualLimitsQuery = readQuery('/reports/manual');
/** Sends a manual report. The same key for the same values makes a second press harmless. */
export const sendManual = (body: z.input<typeof manualReportBodySchema>, idempotencyKey: string) =>
  request('POST', '/reports/manual', { body, idempotencyKey });
