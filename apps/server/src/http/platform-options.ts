import type { IncomingHttpHeaders, IncomingMessage, RequestListener } from 'node:http';
import type { Database } from '#server/db/database.ts';
import type { Endpoint } from '#server/api/endpoint.ts';
import type { Airline, Clock } from '#server/kernel/airline/airline.ts';
import type { AskDiscord } from '#server/modules/discord/discord-api.ts';
import type { SampleAccount } from '#server/modules/first-start/sample-accounts.ts';
import type { ApiLimits } from './api/api-options.ts';
import type { OpenApiDocument } from './api/openapi-document.ts';
import type { Logger } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { PaintPage } from './paint-page.ts';

/** What the platform's part of the server is built from. */
export interface PlatformOptions {
  db: Database;
  airline: Airline;
  /** Path under which portal and platform stand, such as `/`. */
  base: string;
  /** Public address of the portal, with a final slash, for links and passkeys. */
  publicUrl: string;
  clock: Clock;
  limits: ApiLimits;
  trustedProxies: number;
  /** Whether this program itself speaks https. */
  https?: boolean;
  /** Token with which other machines may read the metrics; undefined allows none of them. */
  metricsToken: string | undefined;
  /** For tests: what people type may lead to this machine. */
  allowLoopback: boolean;
  /** Whether the server has the airline's key for NewSky. */
  newsky?: boolean;
  /** Whether mail reaches people; without it nobody is asked to confirm an address. */
  byMail?: boolean;
  /** Asks Discord; without it nobody answers there. */
  discord?: AskDiscord;
  log: Logger;
  metrics: Metrics;
}

/** The API with its pages, health and metrics. */
export interface Platform {
  /** The airline with what its staff have changed, for the jobs. */
  airline: Airline;
  /** Reads what staff changed in another process. */
  refreshSettings(): Promise<void>;
  endpoints: readonly Endpoint[];
  /** The API as OpenAPI; made when it is first asked for, since it takes a while. */
  document(): OpenApiDocument;
  /** Whether the platform answers this request, not the portal's files; `headers` reveal recorders by their keys. */
  answers(path: string, headers: IncomingHttpHeaders): boolean;
  listener: RequestListener;
  /**
   * What the API answers to the sender of a request for a page, with all its checks and limits; undefined where it refuses.
   * @param path after `/plataforma/api/v1`, such as `/session`
   */
  ask(request: IncomingMessage, path: string): Promise<unknown>;
  /** Ends the streams, which would keep the web server open. */
  endStreams(): Promise<void>;
}

/** The platform, running. */
export interface RunningPlatform {
  /** Whether the platform answers this request, not the portal's files; `headers` reveal recorders by their keys. */
  answers(path: string, headers: IncomingHttpHeaders): boolean;
  listener: RequestListener;
  paint: PaintPage;
  /** Sample accounts; none once `content/sample-access.yaml` is gone. */
  sampleAccounts: SampleAccount[];
  /** Ends the streams, which would keep the web server open, waits for the running job, and starts no other. */
  endWork(): Promise<void>;
  /** Closes the database, when neither requests nor jobs use it. */
  close(): Promise<void>;
}
