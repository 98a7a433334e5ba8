/** The security headers of the portal, made from the registries of frames and feeds. Pure: no file, no clock. */
import { type Feed, serverFeeds } from '@va/schemas/content/feeds.ts';
import type { Frame } from '@va/schemas/content/frames.ts';
import { type FrameFeature, frameFeatures } from './frame-features.ts';
import type { HeaderClass } from './served-folder.ts';

/** The fields of a frame that the headers depend on. */
export type FrameSource = Pick<Frame, 'hosts' | 'kind' | 'url'>;

/** The fields of a feed that the headers depend on. */
export type FeedSource = Pick<Feed, 'url' | 'enabled'> & Partial<Pick<Feed, 'id'>>;

/** The content that the headers depend on. */
export interface SecuritySources {
  frames: readonly FrameSource[];
  feeds: readonly FeedSource[];
  /** Name of the one Trusted Types policy, under which the portal registers its worker. */
  workerPolicy: string;
}

/** Directive name to its values, in the order in which they are written. */
export type Directives = Readonly<Record<string, readonly string[]>>;

/** Header name to value. */
export type Headers = Readonly<Record<string, string>>;

/**
 * Headers of each class of answers. `app`: the portal, its workers, and every file that can be opened as a page.
 * `documents`: the airline's own documents, which the portal may frame. `parts`: scripts, styles and fonts, with only
 * the headers that browsers obey there, to save bytes. `platform`: the pages of the operations platform, which pages of
 * the same site may frame.
 */
export type HeaderClasses = Readonly<Record<HeaderClass, Headers>>;

/** Browser features denied to the portal and all frames. Only names that Chromium knows: it warns about others. */
const DENIED_FEATURES = [
  'camera',
  'microphone',
  'geolocation',
  'payment',
  'usb',
  'serial',
  'midi',
  'display-capture',
  'accelerometer',
  'gyroscope',
  'magnetometer',
  'xr-spatial-tracking',
] as const;

/** Two years with all subdomains: the requirements for the browsers' HSTS preload list. */
const HSTS = 'max-age=63072000; includeSubDomains; preload';

/** Hosts that a frame may visit, sign-in hops and the page itself included, as origins in a fixed order. */
export function frameOrigins(frames: readonly FrameSource[]): string[] {
  const origins = new Set<string>();
  for (const frame of frames) {
    for (const host of frame.hosts) origins.add(`https://${host}`);
    if (frame.url?.startsWith('https://')) origins.add(new URL(frame.url).origin);
  }
  return [...origins].toSorted();
}

/** Origins from which the portal itself requests data, in a fixed order, without switched-off feeds. */
export function feedOrigins(feeds: readonly FeedSource[]): string[] {
  const asked = feeds.filter(({ id, enabled }) => enabled && (id === undefined || !serverFeeds.includes(id)));
  return [...new Set(asked.map(({ url }) => new URL(url).origin))].toSorted();
}

/** What every page of ours may load: its own style, pictures and fonts, and scripts where it has any. */
const ownFiles = (scripts: boolean): Directives => ({
  'default-src': ["'none'"],
  ...(scripts ? { 'script-src': ["'self'"] } : {}),
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
});

const upgrade = (https: boolean): Directives => (https ? { 'upgrade-insecure-requests': [] } : {});

/** Policy of the app. `frame-src` binds redirects and later navigations inside a frame too, so it lists every hop. */
export function appDirectives({ frames, feeds, workerPolicy }: SecuritySources, https: boolean): Directives {
  return {
    ...ownFiles(true),
    'connect-src': ["'self'", ...feedOrigins(feeds)],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ["'self'", ...frameOrigins(frames)],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [workerPolicy],
    ...upgrade(https),
  };
}

/** Policy of the airline's own documents: text, style, pictures, and no script at all. */
export function documentDirectives(https: boolean): Directives {
  return {
    ...ownFiles(false),
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    ...upgrade(https),
  };
}

/**
 * Policy of the platform's pages: the app's policy, since the app navigates between both; pages of the site may frame
 * them.
 */
export function platformDirectives(sources: SecuritySources, https: boolean): Directives {
  return { ...appDirectives(sources, https), 'frame-ancestors': ["'self'"] };
}

/** Directives as one line. */
export function serializePolicy(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** The same policy for a `<meta>`, where browsers ignore `frame-ancestors`; upgrading is left to the header. */
export function metaPolicy(directives: Directives): string {
  const { 'frame-ancestors': _ancestors, 'upgrade-insecure-requests': _upgrade, ...rest } = directives;
  return serializePolicy(rest);
}

/** Every header of the security set, for each class of answers. With `https`, those that only make sense there. */
export function securityHeaders(sources: SecuritySources, { https }: { https: boolean }): HeaderClasses {
  const parts = {
    ...(https ? { 'Strict-Transport-Security': HSTS } : {}),
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  const common = {
    ...parts,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': permissionsPolicy(sources.frames),
  };
  return {
    app: {
      'Content-Security-Policy': serializePolicy(appDirectives(sources, https)),
      'X-Frame-Options': 'DENY',
      ...common,
    },
    documents: {
      'Content-Security-Policy': serializePolicy(documentDirectives(https)),
      'X-Frame-Options': 'SAMEORIGIN',
      ...common,
    },
    parts,
    platform: {
      'Content-Security-Policy': serializePolicy(platformDirectives(sources, https)),
      'X-Frame-Options': 'SAMEORIGIN',
      ...common,
    },
  };
}

/**
 * Headers of every answer of the API, also for recorders and calendars: data that no page opens, frames or stores. An
 * answer that is a page sets its own policy.
 */
export function apiHeaders({ https }: { https: boolean }): Headers {
  return {
    ...(https ? { 'Strict-Transport-Security': HSTS } : {}),
    'Content-Security-Policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  };
}

/** `Permissions-Policy`: denies everything except the features granted to kinds of frames, for their hosts. */
export function permissionsPolicy(frames: readonly FrameSource[]): string {
  return [
    ...DENIED_FEATURES.map((feature) => `${feature}=()`),
    `fullscreen=(${delegates(frames, 'fullscreen')})`,
    `storage-access=(${delegates(frames, 'storage-access')})`,
    'clipboard-write=(self)',
  ].join(', ');
}

function delegates(frames: readonly FrameSource[], feature: FrameFeature): string {
  const lent = frames.filter((frame) => frameFeatures[frame.kind].includes(feature));
  return ['self', ...frameOrigins(lent).map((origin) => `"${origin}"`)].join(' ');
}

/** The headers of a page that any site may frame; everything else that they say stays. */
export function openToFrames({ 'X-Frame-Options': _options, ...headers }: Headers): Headers {
  const policy = headers['Content-Security-Policy'];
  if (policy === undefined) return headers;
  const directives = policy.split('; ').filter((directive) => !directive.startsWith('frame-ancestors'));
  return { ...headers, 'Content-Security-Policy': [...directives, 'frame-ancestors *'].join('; ') };
}
