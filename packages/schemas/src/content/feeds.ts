/** `content/feeds.yaml`: public data that the browser fetches from elsewhere for the portal's own views. */
import { z } from 'zod';
import { httpsUrl, text } from './common.ts';

/** The views that exist; each reads one feed. */
export const feedId = z.enum(['vatsim-trafico', 'ivao-trafico', 'vatsim-metar', 'taf', 'simbrief-plan']);
export type FeedId = z.infer<typeof feedId>;

/** The placeholder that each feed's address must have; other feeds have one address for everybody. */
export const feedPlaceholders: Readonly<Record<FeedId, string | undefined>> = {
  'vatsim-trafico': undefined,
  'ivao-trafico': undefined,
  'vatsim-metar': '{icao}',
  taf: '{icao}',
  'simbrief-plan': '{alias}',
};

/**
 * Feeds that only the platform's server reads, since their sources allow no requests from other sites' pages (CORS).
 */
export const serverFeeds: readonly FeedId[] = ['taf'];

export const feedSchema = z.strictObject({
  /** Which view reads it. Fixed names; do not change them. */
  id: feedId,
  /** Says what the data are; unique. */
  title: text,
  /** Whose data they are. */
  provider: text,
  /** Where the data come from; `{icao}` and `{alias}` stand for what the portal fills in. Its host enters `connect-src`. */
  url: httpsUrl,
  /** What the pilot gets from it, one sentence. */
  purpose: text,
  /** Privacy page of the provider. */
  privacyUrl: httpsUrl.optional(),
  /** `false` switches the view off: no request, no permission for its host, and no link to it. */
  enabled: z.boolean(),
});
export type Feed = z.infer<typeof feedSchema>;

export const feedsSchema = z.array(feedSchema);
