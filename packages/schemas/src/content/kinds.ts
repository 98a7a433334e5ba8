/** Every YAML file of the content: its schema, and how its entries are called. The one place to add a kind of content. */
import { z } from 'zod';
import { accountRulesSchema } from '../platform/accounts.ts';
import { applicationsSchema } from '../platform/applications.ts';
import { awardsSchema } from '../platform/awards.ts';
import { bookingRulesSchema } from '../platform/booking.ts';
import { goalsSchema } from '../platform/goals.ts';
import { pointsRulesSchema } from '../platform/points.ts';
import { recorderAddOnsSchema } from '../platform/recorder-settings.ts';
import { rolesSchema } from '../platform/roles.ts';
import { scoringRulesSchema } from '../platform/scoring-rules.ts';
import { timetableRulesSchema } from '../platform/timetable.ts';
import { airlineSchema } from './airline.ts';
import { airportsSchema } from './airports.ts';
import { feedsSchema } from './feeds.ts';
import { fleetSchema } from './fleet.ts';
import { focusAirportsSchema } from './focus-airports.ts';
import { framesSchema } from './frames.ts';
import { linkCardsSchema } from './documents.ts';
import { liveriesSchema } from './liveries.ts';
import { notamsSchema } from './notams.ts';
import { pilotsSchema, teamSchema } from './pilots.ts';
import { routesSchema } from './routes.ts';
import { themeSchema } from './theme.ts';
import { toursSchema } from './tours.ts';
import { text } from './common.ts';

/** `content/sample-access.yaml`: the password of a sample, for `npm start` and the tests. It is never published. */

const sampleAccessSchema = z.strictObject({
  /** The password behind `accessHash` in airline.yaml, as long as the sample's own is in place. */
  password: z.string().regex(/^\S+$/, 'no vale como contraseña: escribe una sin espacios'),
});

/** `content/search-words.yaml`: other words that pilots have for a page, by which the search finds it. */

const searchWordsSchema = z.array(
  z.strictObject({
    /** Address of the page within the portal. */
    page: z
      .string()
      .regex(
        /^\/[a-z0-9/#-]*$/,
        'no es una página del portal: escribe su dirección, como /operaciones/reservar',
      ),
    /** Words with spaces between them; they are never shown. */
    words: text,
  }),
);

/** A list of entries inside a file; the root when `at` is empty. */
export interface EntryList {
  at: readonly string[];
  /** Field that names an entry in messages and must be unique. */
  key: string;
}

/** Rules of the platform; an airline without them has the usual ones. */
const rules = { lists: [], optional: true, internal: true } as const;
const link = { schema: linkCardsSchema, lists: [{ at: [], key: 'id' }], optional: true };

/**
 * The content files by their names in code; the portal imports `focusAirports` as `virtual:content/focus-airports`. An
 * `optional` file may be missing or empty: then no page or link mentions the kind. An `internal` file is checked, but
 * no page of the portal gets it: it is a secret, or rules that only the server reads.
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
  sampleAccess: {
    file: 'content/sample-access.yaml',
    schema: sampleAccessSchema,
    lists: [],
    optional: true,
    internal: true,
  },
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
  searchWords: {
    file: 'content/search-words.yaml',
    schema: searchWordsSchema,
    lists: [{ at: [], key: 'page' }],
    optional: true,
  },
  frames: { file: 'content/frames.yaml', schema: framesSchema, lists: [{ at: [], key: 'id' }] },
  feeds: { file: 'content/feeds.yaml', optional: true, schema: feedsSchema, lists: [{ at: [], key: 'id' }] },
  accountRules: { file: 'content/plataforma/cuentas.yaml', schema: accountRulesSchema, ...rules },
  applications: {
    file: 'content/plataforma/solicitudes.yaml',
    schema: applicationsSchema,
    lists: [{ at: ['questions'], key: 'id' }],
    optional: true,
    internal: true,
  },
  bookingRules: { file: 'content/plataforma/reservas.yaml', schema: bookingRulesSchema, ...rules },
  awards: {
    file: 'content/plataforma/premios.yaml',
    schema: awardsSchema,
    lists: [{ at: [], key: 'id' }],
    optional: true,
    internal: true,
  },
  goals: {
    file: 'content/plataforma/metas.yaml',
    schema: goalsSchema,
    lists: [{ at: [], key: 'id' }],
    optional: true,
    internal: true,
  },
  recorderAddOns: {
    file: 'content/plataforma/aviones-grabador.yaml',
    schema: recorderAddOnsSchema,
    lists: [{ at: [], key: 'title' }],
    optional: true,
    internal: true,
  },
  pointsRules: { file: 'content/plataforma/puntos.yaml', schema: pointsRulesSchema, ...rules },
  roles: { file: 'content/plataforma/roles.yaml', schema: rolesSchema, ...rules },
  scoringRules: { file: 'content/plataforma/reglas-puntuacion.yaml', schema: scoringRulesSchema, ...rules },
  timetableRules: { file: 'content/plataforma/horario.yaml', schema: timetableRulesSchema, ...rules },
} as const;

export type KindName = keyof typeof kinds;

/** Kinds whose entries are cards that open a document. */
export const cardKinds = [
  'manuals',
  'regulations',
  'checklists',
  'briefings',
] as const satisfies readonly KindName[];

/** What a file holds once it is checked. */
export type KindValues = { [K in KindName]: z.output<(typeof kinds)[K]['schema']> };
