import { queryOptions } from '@tanstack/react-query';
import type { SettingView } from '@va/schemas/api/airline/settings.ts';
import { request } from './request.ts';

export type { SettingView };

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => request<{ items: SettingView[] }>('GET', '/settings', { signal }),
});
/** `from` is the value that was shown, so that a change in between is noticed; the value null restores the default. */
export const changeSetting = (key: string, body: { from: number; value: number | null; reason: string }) =>
  request<{ items: SettingView[] }>('PUT', `/settings/${key}`, { body });
