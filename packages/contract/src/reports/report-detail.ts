/** A report as its pilot and the reviewers open it. */
import { REPORT_STATES } from '@va/domain/report/report.ts';
import { z } from 'zod';
import { flownPlanSchema } from '../bookings/bookings.ts';
import { instantSchema, keysOf } from '../shared/values.ts';
import { logbookReportSchema } from './logbook.ts';

export const reportDetailSchema = logbookReportSchema
  .extend({
    callsign: z.string().nullable().describe('Of its pilot when the flight began'),
    name: z
      .string()
      .nullable()
      .describe('What its booking is called: the number, or what it was flown for; null without one'),
    comment: z.string(),
    evidenceUrl: z.string().nullable(),
    clientVersion: z.string().nullable().describe('Of the recorder'),
    icaoTypeSeen: z.string().nullable().describe('Type in the simulator'),
    addOn: z.string().nullable().describe('Title of the aircraft in the simulator'),
    network: z.enum(['vatsim', 'ivao']).nullable(),
    onlineShare: z.number().nullable().describe('Part of the block on the network, 0 to 1'),
    clockOffsetS: z.number().nullable().describe('What was added to the recorder’s times, seconds'),
    plannedBlockMin: z.int32().nullable().describe('Planned block time, minutes'),
    plan: flownPlanSchema.nullable().describe('The flight plan of its booking'),
    countsAsManual: z.boolean(),
    standing: z.enum(['accepted', 'rejected']).nullable(),
    askedAt: instantSchema.nullable().describe('A reviewer waits for an answer since then'),
    appealUntil: instantSchema
      .nullable()
      .describe('Last moment to appeal; null where nothing can be appealed'),
    withdrawUntil: instantSchema.nullable().describe('Last moment to take it back'),
    secondPilot: z
      .object({
        callsign: z.string().nullable(),
        state: z
          .enum(['named', 'asked', 'confirmed', 'declined'])
          .describe('`named` until this report is accepted; `declined` also when nobody answered in time'),
      })
      .nullable()
      .describe('Who flew along'),
    holder: z
      .object({ callsign: z.string().nullable(), state: keysOf(REPORT_STATES) })
      .nullable()
      .describe('Of a second pilot’s report: whose report it follows, and how that stands'),
    appeal: z
      .object({
        text: z.string(),
        rules: z.array(z.string()),
        evidence: z.array(z.string()).describe('Addresses of what shows it'),
        state: z.enum(['open', 'upheld', 'partly', 'dismissed', 'withdrawn']),
        raisedAt: instantSchema,
        answer: z.string().nullable(),
      })
      .nullable()
      .describe('The last one'),
    emergency: z
      .object({
        by: z.enum(['recorder', 'pilot']),
        at: instantSchema.describe('While it was flown, or when the pilot declared it on the report'),
        text: z.string().nullable().describe('What the pilot says of it; null of a recorder'),
        dismissed: z.boolean().describe('Somebody found that there was none'),
      })
      .nullable()
      .describe('The emergency that was declared'),
    mayDeclareEmergency: z
      .enum(['on_report', 'by_appeal'])
      .nullable()
      .describe(
        'How the pilot may declare one now: on the report, or only with an appeal; null where they may not',
      ),
    version: z.int32().describe('For `If-Match`'),
  })
  .meta({ id: 'ReportDetail' });

export type ReportDetail = z.infer<typeof reportDetailSchema>;

export const reportMessagesSchema = z
  .array(
    z.object({
      at: instantSchema,
      own: z.boolean().describe('The pilot wrote it'),
      text: z.string().describe('A question, an answer, or words without either'),
    }),
  )
  .meta({ id: 'ReportMessages' });

export type ReportMessages = z.infer<typeof reportMessagesSchema>;

export const historySchema = z
  .array(
    z.object({
      at: instantSchema,
      from: z.string(),
      to: z.string(),
      event: z.string(),
      by: z
        .enum(['pilot', 'staff', 'system'])
        .describe('Who did it: its pilot, the team, or the platform by itself'),
      reasonCode: z
        .string()
        .nullable()
        .describe('Of a rejection: why, as `POST /reviews/{id}/decide` has it'),
      text: z.string().nullable(),
    }),
  )
  .meta({ id: 'ReportHistory' });

export type HistoryView = z.infer<typeof historySchema>;

export const trackQuerySchema = z.strictObject({
  zoom: z.coerce
    .number()
    .int()
    .min(0)
    .max(18)
    .default(8)
    .describe('Zoom of the map: less shows fewer points'),
});

const place = z.tuple([z.number(), z.number()]).describe('Longitude and latitude');

/** The track as GeoJSON, with what else is known of each place in the same order. */
export const trackSchema = z
  .object({
    type: z.literal('Feature'),
    geometry: z.object({ type: z.literal('LineString'), coordinates: z.array(place) }),
    properties: z.object({
      at: z.array(instantSchema),
      altFt: z.array(z.number().nullable()),
      gsKt: z.array(z.number().nullable()),
      iasKt: z.array(z.number().nullable()),
      thinned: z.boolean().describe('Only a point a minute is left'),
    }),
  })
  .meta({ id: 'Track' });

export type TrackView = z.infer<typeof trackSchema>;
