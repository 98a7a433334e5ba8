import { z } from 'zod';

/** One wrong value of a request. */
export const problemErrorSchema = z
  .object({
    pointer: z.string().describe('JSON pointer (RFC 6901) to the value; empty for the whole body'),
    message: z.string().describe('What is wrong and what to write instead, in Spanish'),
  })
  .meta({ id: 'ProblemError' });

/** A refusal in the form of RFC 9457, `application/problem+json`. */
export const problemSchema = z
  .object({
    type: z.string().describe('Address of the page that explains this kind of problem'),
    code: z.string().describe('Stable word for programs; the last part of `type`'),
    title: z.string().describe('What kind of problem it is, in Spanish'),
    status: z.int32().min(400).max(599).describe('The HTTP status again'),
    detail: z.string().describe('What happened and what to do, in Spanish'),
    instance: z.string().describe('The request, for support: `urn:request:` and its id'),
    errors: z.array(problemErrorSchema).optional().describe('One entry per value that is wrong'),
    current: z.unknown().optional().describe('The thing as it is now, where it changed meanwhile'),
    links: z.record(z.string(), z.string()).optional().describe('Where to go on, by relation'),
    retryAfter: z.int32().optional().describe('Seconds to wait, where waiting helps'),
  })
  .meta({ id: 'Problem' });

export type ProblemBody = z.infer<typeof problemSchema>;
export type ProblemErrorBody = z.infer<typeof problemErrorSchema>;

/** A kind of problem that the API answers with. */
export interface ProblemKind {
  /** HTTP status; 409 by default: the request conflicts with the present state. */
  status?: number;
  /** A short Spanish title, the same for every problem of the kind. */
  title: string;
  /** What it means and what to do, in Spanish, for the kind's page. */
  meaning: string;
}
