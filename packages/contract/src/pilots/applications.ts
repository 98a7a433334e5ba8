/** People who want to join: the form that anybody may send, and the queue of staff. */
import { z } from 'zod';
import { NETWORK_IDS } from '@va/schemas/platform/applications.ts';
import { pageQuerySchema } from '../shared/page.ts';
import {
  callsignSchema,
  EXAMPLE_TOKEN,
  instantSchema,
  linkTokenSchema,
  personNameSchema,
  reasonSchema,
} from '../shared/values.ts';
import { JOIN_LINK_MOST } from '@va/domain/applications/application-limits.ts';

const questionSchema = z.object({
  id: z.string(),
  question: z.string(),
  hint: z.string().nullable(),
  required: z.boolean(),
  kind: z.enum(['words', 'choice']),
  least: z.int32().optional().describe('Fewest characters of an answer in words'),
  most: z.int32().optional().describe('Most characters of an answer in words'),
  choices: z.array(z.string()).optional().describe('One of them is the answer'),
});

export const applicationFormSchema = z
  .object({
    airline: z.string(),
    intro: z.string().nullable(),
    minAge: z.int32().describe('Least age, years'),
    networkIds: z
      .enum(NETWORK_IDS)
      .describe('Which numbers are asked for: none, what somebody has, or one at least'),
    questions: z.array(questionSchema),
    byMail: z.boolean().describe('The address is confirmed by a link that is mailed'),
    token: z.string().describe('Goes back with the form, from some seconds to a day later'),
  })
  .meta({ id: 'ApplicationForm' });

/** A person's id at a network. */
const networkId = z.int32().min(1).max(99_999_999);

/** Fields of every form for people who want to join. */
const personFields = {
  formToken: z.string().min(1).max(200).describe('`token` of the form'),
  name: personNameSchema,
  email: z.email().max(254).toLowerCase(),
  oldEnough: z.boolean().describe('The person says to have reached the least age'),
  privacyAccepted: z.boolean().describe('The person has read the privacy policy and agrees'),
  website: z.string().max(400).optional().describe('For programs that fill in everything: leave it out'),
};

export const sendApplicationBodySchema = z
  .strictObject({
    ...personFields,
    vatsimCid: networkId.optional(),
    ivaoVid: networkId.optional(),
    answers: z
      .record(z.string().max(40), z.string().max(4000))
      .default({})
      .describe('Answers by the id of their question'),
  })
  .meta({
    id: 'SendApplication',
    example: {
      formToken: '1764400000000.firma',
      name: 'Ana Pérez',
      email: 'ana@example.org',
      oldEnough: true,
      privacyAccepted: true,
      vatsimCid: 1234567,
      answers: { 'por-que': 'Quiero volar en buena compañía.' },
    },
  });

export const applicationSentSchema = z
  .object({
    next: z
      .enum(['confirm', 'wait'])
      .describe('`confirm` by the link in the mail; `wait` where the airline sends no mail'),
  })
  .meta({ id: 'ApplicationSent' });

export const confirmApplicationBodySchema = z
  .strictObject({ token: linkTokenSchema })
  .meta({ id: 'ConfirmApplication', example: { token: EXAMPLE_TOKEN } });

export const applicationConfirmedSchema = z
  .object({
    next: z.enum(['wait', 'enter']).describe('`wait` for the team; `enter`, by a link of theirs'),
    url: z
      .string()
      .nullable()
      .describe('Where the password is chosen, the first time that a link of theirs is confirmed'),
  })
  .meta({ id: 'ApplicationConfirmed' });

/** Something that an application shares with a pilot or with another application. */
const likenessSchema = z.object({
  by: z.enum(['email', 'vatsim', 'ivao']),
  callsign: z.string().nullable().describe('Of the pilot; null for another application'),
  state: z
    .enum(['waiting', 'accepted', 'declined'])
    .nullable()
    .describe('Of the other application; null for a pilot'),
});

export const applicationSchema = z
  .object({
    id: z.uuid(),
    state: z.enum(['waiting', 'accepted', 'declined']),
    name: z.string(),
    email: z.string(),
    confirmed: z.boolean().describe('Whether whoever reads that address has sent it'),
    vatsimCid: z.int32().nullable(),
    ivaoVid: z.int32().nullable(),
    answers: z.array(z.object({ question: z.string(), answer: z.string() })),
    sentAt: instantSchema,
    alike: z.array(likenessSchema).describe('Maybe the same person'),
    decidedAt: instantSchema.nullable(),
    decidedBy: z.string().nullable().describe('Callsign of who decided'),
    reason: z.string().nullable(),
    callsign: z.string().nullable().describe('Of the account that it became'),
    byLink: z.boolean().describe('Came in by a link of many uses, without a decision'),
  })
  .meta({ id: 'Application' });

export const applicationsQuerySchema = pageQuerySchema.extend({
  state: z
    .enum(['waiting', 'decided'])
    .default('waiting')
    .describe('Those to decide, the oldest first; or those decided, the newest first'),
});

export const acceptApplicationBodySchema = z
  .strictObject({ callsign: callsignSchema })
  .meta({ id: 'AcceptApplication', example: { callsign: 'ABC027' } });

export type Application = z.infer<typeof applicationSchema>;

/** Links that let so many people in until an instant. */

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
