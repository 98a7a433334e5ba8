import { join } from 'node:path';
import type { Network } from '@va/domain/scoring/recorded-flight.ts';
import { StartRefused } from '#server/db/database-error.ts';

/** Settings from the environment; the airline's content is none of them. */
export interface PlatformSettings {
  /** Folder that holds `content/`. */
  contentRoot: string;
  /** Folder of the embedded database, the mails of development and the sample's passwords. */
  dataFolder: string;
  /** PostgreSQL server; without it the embedded database. */
  databaseUrl: string | undefined;
  /** Public address of the portal, with a final slash. */
  publicUrl: string;
  /** Whether `PUBLIC_URL` is missing: the public address is then this machine's own, which works nowhere else. */
  isAddressGuessed: boolean;
  /** SMTP server as an address; without it mails become files in the data folder. */
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  /** Proxies of our own whose `X-Forwarded-For` is believed. */
  trustedProxies: number;
  /** Whether this program itself speaks https. */
  https: boolean;
  /** Addresses of the networks' feeds that replace those of the content. */
  feeds: Readonly<Record<Network, string | undefined>>;
  metricsToken: string | undefined;
  /** Address of NewSky's airline API, and the airline's key for it. */
  newsky: { url: string | undefined; token: string | undefined };
  /** Address of Discord's API; without it the platform gives no roles there. */
  discordUrl: string | undefined;
  /** Most read requests of one caller in a minute; 120 by default. */
  readsPerMinute: number;
  /** For tests: webhooks and imports may ask this machine, without encryption. */
  allowLoopback: boolean;
  logLevel: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether a server with these settings runs the platform, or hands out the portal's files alone. */
export function wantsPlatform(environment: Environment): boolean {
  return Boolean(environment['DATA_DIR'] ?? environment['DATABASE_URL']);
}

/** Reads the settings. Throws `StartRefused` with a sentence about the one that is wrong. */
export function readSettings(
  environment: Environment,
  { root, address }: { root: string; address: string },
): PlatformSettings {
  const text = (name: string) => environment[name]?.trim() || undefined;
  return {
    contentRoot: text('CONTENT_DIR') ? join(text('CONTENT_DIR') ?? '', '..') : root,
    dataFolder: text('DATA_DIR') ?? join(root, 'data'),
    databaseUrl: text('DATABASE_URL'),
    publicUrl: readPublicUrl(text('PUBLIC_URL') ?? address),
    isAddressGuessed: text('PUBLIC_URL') === undefined,
    feeds: { vatsim: readServiceUrl('VATSIM_FEED_URL', text), ivao: readServiceUrl('IVAO_FEED_URL', text) },
    smtpUrl: text('SMTP_URL'),
    mailFrom: text('MAIL_FROM'),
    trustedProxies: readCount('TRUSTED_PROXIES', text('TRUSTED_PROXIES') ?? '0'),
    https: text('HTTPS_CERT') !== undefined && text('HTTPS_KEY') !== undefined,
    metricsToken: text('METRICS_TOKEN'),
    newsky: { url: readServiceUrl('NEWSKY_URL', text), token: text('NEWSKY_TOKEN') },
    discordUrl: readServiceUrl('DISCORD_URL', text),
    readsPerMinute: readLimit('READS_PER_MINUTE', text('READS_PER_MINUTE') ?? '120'),
    allowLoopback: text('ALLOW_LOOPBACK') === 'for-tests',
    logLevel: text('LOG_LEVEL') ?? 'info',
  };
}

function readPublicUrl(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) {
    const { origin, pathname } = new URL(text);
    return `${origin}${pathname.replace(/\/*$/, '/')}`;
  }
  throw new StartRefused(
    `PUBLIC_URL dice «${text}», que no es una dirección: escribe la del portal, por ejemplo https://portal.ejemplo.org/`,
  );
}

function readServiceUrl(name: string, text: (name: string) => string | undefined): string | undefined {
  const url = text(name);
  if (url === undefined || (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))) return url;
  throw new StartRefused(
    `${name} dice «${url}», que no es una dirección: escribe una con https:// o quítala.`,
  );
}

function readCount(name: string, text: string): number {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  throw new StartRefused(
    `${name} dice «${text}», que no es un número: escribe cuántos proxies hay delante, por ejemplo 1.`,
  );
}

function readLimit(name: string, text: string): number {
  if (/^[1-9]\d{1,5}$/.test(text)) return Number(text);
  throw new StartRefused(
    `${name} dice «${text}», que no es un límite: escribe un número de 10 a 999999, por ejemplo 120.`,
  );
}
