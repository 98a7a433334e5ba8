import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { checkImportBodySchema, ReadNewsky, ImportView } from '@va/contract/staff/imports.ts';
import type { z } from 'zod';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';

export type { ImportCheck } from '@va/contract/staff/imports.ts';
export type { ImportedFileKind, ImportView } from '@va/contract/staff/imports.ts';

/** A file of another system, and what staff state about it. */
export type CheckImport = z.input<typeof checkImportBodySchema>;

/** Interval between two requests while an import is being processed, milliseconds. */
const EVERY_MS = 2000;

/** Whether the server is processing an import. */
export const isMoving = ({ state }: Pick<ImportView, 'state'>) =>
  state === 'reading' || state === 'applying' || state === 'taking_back';

/** A part of the imports, the newest first. */
export const importsQuery = (cursor: string | undefined) => ({
  ...queryOptions({
    ...readQuery('/imports', { cursor }),
    refetchInterval: ({ state }) => (state.data?.items.some(isMoving) ? EVERY_MS : false),
  }),
  placeholderData: keepPreviousData,
});

export const importQuery = (id: string) =>
  queryOptions({
    ...readQuery(`/imports/${id}`),
    refetchInterval: ({ state }) => (state.data?.import && isMoving(state.data.import) ? EVERY_MS : false),
  });

export const checkImport = (body: CheckImport) => request('POST', '/imports', { body });
export const readNewsky = (body: ReadNewsky) => request('POST', '/imports/newsky', { body });
export const applyImport = (id: string, reason: string) =>
  request('POST', `/imports/${id}/apply`, { body: { reason } });
export const takeBackImport = (id: string, reason: string) =>
  request('POST', `/imports/${id}/take-back`, { body: { reason } });
export const inviteImported = (id: string, reason: string) =>
  request('POST', `/imports/${id}/invite`, { body: { reason } });
