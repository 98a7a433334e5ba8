import type { discordViewSchema, setDiscordBodySchema } from '@va/contract/pilots/discord.ts';
import type { z } from 'zod';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';

export type Discord = z.infer<typeof discordViewSchema>;

export const discordQuery = readQuery('/discord');
export const setDiscord = (version: number, body: z.input<typeof setDiscordBodySchema>) =>
  request('PUT', '/discord', { body, version });
export const removeDiscord = (version: number, reason: string) =>
  request('POST', '/discord/remove', { body: { reason }, version });
