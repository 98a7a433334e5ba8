/** Every YAML file of the content: its schema, and how its entries are called. */
import { airlineSchema } from '@va/schemas/content/airline.ts';
import { airportsSchema } from '@va/schemas/content/airports.ts';
import { feedsSchema } from '@va/schemas/content/feeds.ts';
import { fleetSchema } from '@va/schemas/content/fleet.ts';
import { focusAirportsSchema } from '@va/schemas/content/focus-airports.ts';
import { framesSchema } from '@va/schemas/content/frames.ts';
import { linkCardsSchema } from '@va/schemas/content/link-cards.ts';
import { liveriesSchema } from '@va/schemas/content/liveries.ts';
import { notamsSchema } from '@va/schemas/content/notams.ts';
import { pilotsSchema } from '@va/schemas/content/pilots.ts';
import { routesSchema } from '@va/schemas/content/routes.ts';
import { sampleAccessSchema } from '@va/schemas/content/sample-access.ts';
import { teamSchema } from '@va/schemas/content/team.ts';
import { themeSchema } from '@va/schemas/content/theme.ts';
import { toursSchema } from '@va/schemas/content/tours.ts';

/** A list of entries inside a file; the root when `at` is empty. */
export interface EntryList {
  at: readonly string[];
  /** Field that names an entry in messages and must be unique. */
  key: string;
}

const link = { schema: linkCardsSchema, lists: [{ at: [], key: 'id' }], optional: true };

/**
 * The files, by the name under which the code knows them. An `optional` one may be missing or empty: the airline then has
 * nothing of the kind, and no page or link speaks of it.
 */
export const kinds = {
  airline: { file: 'content/airline.yaml', schema: airlineSchema, lists: [] },
  airports: { file: 'content/airports.yaml', schema: airportsSchema, lists: [{ at: [], key: 'icao' }] },
  routes: {
    file: 'content/routes.yaml',
    schema: routesSchema,
    lists: [{ at: [], key: 'between' }],
    optional: true,
  },
  sampleAccess: { file: 'content/sample-access.yaml', schema: sampleAccessSchema, lists: [], optional: true },
  fleet: {
    file: 'content/fleet.yaml',
    schema: fleetSchema,
    lists: [
      { at: ['types'], key: 'id' },
      { at: ['aircraft'], key: 'registration' },
    ],
  },
  pilots: {
    file: 'content/pilots.yaml',
    schema: pilotsSchema,
    lists: [
      { at: ['ranks'], key: 'rango' },
      { at: ['pilots'], key: 'id' },
    ],
  },
  notams: {
    file: 'content/notams.yaml',
    schema: notamsSchema,
    lists: [{ at: [], key: 'id' }],
    optional: true,
  },
  theme: { file: 'content/theme.yaml', schema: themeSchema, lists: [] },
  tours: { file: 'content/tours.yaml', schema: toursSchema, lists: [{ at: [], key: 'id' }], optional: true },
  focusAirports: {
    file: 'content/focus-airports.yaml',
    schema: focusAirportsSchema,
    lists: [{ at: [], key: 'id' }],
    optional: true,
  },
  liveries: {
    file: 'content/liveries.yaml',
    schema: liveriesSchema,
    lists: [{ at: [], key: 'category' }],
    optional: true,
  },
  team: { file: 'content/team.yaml', schema: teamSchema, lists: [{ at: ['members'], key: 'name' }] },
  manuals: { file: 'content/manuals.yaml', ...link },
  regulations: { file: 'content/regulations.yaml', ...link },
  checklists: { file: 'content/checklists.yaml', ...link },
  briefings: { file: 'content/briefings.yaml', ...link },
  frames: { file: 'content/frames.yaml', schema: framesSchema, lists: [{ at: [], key: 'id' }] },
  feeds: { file: 'content/feeds.yaml', optional: true, schema: feedsSchema, lists: [{ at: [], key: 'id' }] },
} as const;

export type KindName = keyof typeof kinds;
