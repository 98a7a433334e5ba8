import type { FrameKind } from '@va/schemas/content/frames.ts';
import { frameFeatures } from '@va/security/frame-features.ts';

/** Freedoms that a frame may get. `allow-top-navigation` is left out on purpose: no frame may move the portal. */
export type SandboxToken =
  | 'allow-scripts'
  | 'allow-same-origin'
  | 'allow-forms'
  | 'allow-modals'
  | 'allow-popups'
  | 'allow-popups-to-escape-sandbox'
  | 'allow-downloads'
  | 'allow-storage-access-by-user-activation';

export interface FrameAttributes {
  sandbox: readonly SandboxToken[];
  /** Browser features handed to the frame; the Permissions-Policy header delegates the same ones to its hosts. */
  allow: string;
}

/** What each kind of outside page needs to work, and no more. */
const sandboxes = {
  platform: [
    'allow-scripts',
    'allow-same-origin',
    'allow-forms',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-downloads',
    'allow-storage-access-by-user-activation',
  ],
  dispatch: [
    'allow-scripts',
    'allow-same-origin',
    'allow-forms',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-downloads',
    'allow-storage-access-by-user-activation',
    'allow-modals',
  ],
  map: ['allow-scripts', 'allow-same-origin', 'allow-popups', 'allow-popups-to-escape-sandbox'],
  document: [
    'allow-scripts',
    'allow-same-origin',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-forms',
    'allow-downloads',
    'allow-storage-access-by-user-activation',
  ],
  viewer: ['allow-scripts', 'allow-same-origin', 'allow-popups'],
} as const satisfies Record<FrameKind, readonly SandboxToken[]>;

/**
 * Our own pages: their fonts and styles need the origin, and with the origin they must never get scripts,
 * because together those two would let the page lift its own sandbox.
 */
const ownPage = {
  sandbox: ['allow-same-origin', 'allow-popups', 'allow-popups-to-escape-sandbox', 'allow-downloads'],
  allow: '',
} as const satisfies FrameAttributes;

/** Attributes of a frame; `own` when the page is served by the portal itself, whatever its kind says. */
export function frameAttributes(kind: FrameKind, own: boolean): FrameAttributes {
  if (own) return ownPage;
  const features: readonly string[] = frameFeatures[kind];
  // A weather map asks for the pilot's position, which the portal does not hand on.
  const allow = kind === 'map' ? [...features, "geolocation 'none'"] : features;
  return { sandbox: sandboxes[kind], allow: allow.join('; ') };
}

/** Whether `src` is a page of `origin`; `src` may be relative to it. */
export function isOwnPage(src: string, origin: string): boolean {
  return new URL(src, origin).origin === origin;
}
