/** Links that let so many people in until an instant. */
import { JOIN_LINK_MOST } from '@va/domain/applications/join-link-most.ts';
import { z } from 'zod';
import { pageQuerySchema } from '../shared/page.ts';
import { EXAMPLE_TOKEN, instantSchema, linkTokenSchema, reasonSchema } from '../shared/values.ts';
import { personFields } from './applications.ts';

export const makeJoinLinkBodySchema = z
  .strictObject({
    uses: z.int32().min(1).max(JOIN_LINK_MOST.uses).describe('People whom it lets in'),
    days: z.int32().min(1).max(JOIN_LINK_MOST.days).describe('Days from now on for which it is good'),
    label: z.string().trim().min(1).max(60).optional().describe('For staff, to tell links apart'),
    reason: reasonSchema,
  })
  .meta({
    id: 'MakeJoinLink',
    example: { uses: 20, days: 14, label: 'Evento de mayo', reason: 'Para el evento de mayo.' },
  });

export const joinLinkSchema = z
  .object({
    id: z.uuid(),
    label: z.string().nullable(),
    uses: z.int32(),
    used: z.int32(),
    createdBy: z.string().nullable().describe('Callsign of who made it'),
    createdAt: instantSchema,
    expiresAt: instantSchema,
    state: z.enum(['open', 'used', 'ended', 'revoked']).describe('`used` up, or `ended` by its date'),
  })
  .meta({ id: 'JoinLink' });

export const madeJoinLinkSchema = z
  .object({
    link: joinLinkSchema,
    url: z.string().describe('Shown this once; only its digest is kept'),
  })
  .meta({ id: 'MadeJoinLink' });

export const joinLinksQuerySchema = pageQuerySchema;

export const lookAtJoinLinkBodySchema = z
  .strictObject({ token: linkTokenSchema })
  .meta({ id: 'LookAtJoinLink', example: { token: EXAMPLE_TOKEN } });

export const openJoinLinkSchema = z
  .object({
    airline: z.string(),
    minAge: z.int32().describe('Least age, years'),
    expiresAt: instantSchema,
    byMail: z.boolean().describe('The address is confirmed by a link that is mailed'),
    token: z.string().describe('Goes back with the form, from some seconds to a day later'),
  })
  .meta({ id: 'OpenJoinLink' });

export const joinBodySchema = z.strictObject({ token: linkTokenSchema, ...personFields }).meta({
  id: 'Join',
  example: {
    token: EXAMPLE_TOKEN,
    formToken: '1764400000000.firma',
    name: 'Ana Pérez',
    email: 'ana@example.org',
    oldEnough: true,
    privacyAccepted: true,
  },
});

export const joinedSchema = z
  .object({
    next: z.enum(['confirm', 'enter']).describe('`confirm` by the link in the mail; `enter` at once'),
    url: z.string().nullable().describe('Where the password is chosen, where one enters at once'),
  })
  .meta({ id: 'Joined' });

export type JoinLink = z.infer<typeof joinLinkSchema>;
