import type { SettingView } from '@va/contract/airline/settings.ts';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';

export type { SettingView };

export const settingsQuery = readQuery('/settings');
/** `from` is the value that was shown, so that a change in between is noticed; the value null restores the default. */
export const changeSetting = (key: string, body: { from: number; value: number | null; reason: string }) =>
  request('PUT', `/settings/${key}`, { body });
