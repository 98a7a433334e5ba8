import { queryOptions } from '@tanstack/react-query';
import type { dataExportSchema, eraseMeBodySchema } from '@va/schemas/api/account/own-data.ts';
import type { z } from 'zod';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';

type DataExport = z.infer<typeof dataExportSchema>;

/** Copies of the own data; asked again while one is being packed. */
export const exportsQuery = queryOptions({
  ...readQuery<DataExport[]>(['exports'], '/me/export'),
  refetchInterval: ({ state }) => (state.data?.some(({ readyAt }) => readyAt === null) ? 5000 : false),
});
export const askExport = () => request<DataExport[]>('POST', '/me/export');

export const retireMe = () => request<void>('POST', '/me/retire', { body: {} });
export const eraseMe = (body: z.input<typeof eraseMeBodySchema>) =>
  request<void>('POST', '/me/erase', { body });
