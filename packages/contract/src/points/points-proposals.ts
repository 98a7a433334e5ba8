/** Adjustments of points that wait for a second person. */
import { z } from 'zod';
import { instantSchema, reasonSchema } from '../shared/values.ts';

export const proposalSchema = z
  .object({
    id: z.uuid(),
    callsign: z.string().nullable(),
    points: z.int32().describe('To add or, negative, to take'),
    text: z.string(),
    by: z.string().nullable(),
    at: instantSchema,
    ofYours: z.boolean().describe('You proposed it: another person confirms'),
  })
  .meta({ id: 'PointsProposal' });

export const decideProposalBodySchema = z
  .strictObject({ confirm: z.boolean(), reason: reasonSchema })
  .meta({ id: 'DecideProposal', example: { confirm: true, reason: 'El vuelo está en la red.' } });

export type PointsProposal = z.infer<typeof proposalSchema>;
