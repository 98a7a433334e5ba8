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

/** Server of a page: another site, or the portal itself for one of its documents. */
export type PageOwner = 'outside' | 'document';

export interface FrameAttributes {
  sandbox: readonly SandboxToken[];
  /** Browser features handed to the frame; the Permissions-Policy header delegates the same ones to its hosts. */
  allow: string;
}

/** Permissions of a provider's page with which pilots work. */
const worked = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-downloads',
  'allow-storage-access-by-user-activation',
] as const;

/** Permissions that each kind of outside page needs, and no more. */
const sandboxes: Record<FrameKind, readonly SandboxToken[]> = {
  platform: worked,
  dispatch: [...worked, 'allow-modals'],
  map: ['allow-scripts', 'allow-same-origin', 'allow-popups', 'allow-popups-to-escape-sandbox'],
  document: worked,
  viewer: ['allow-scripts', 'allow-same-origin', 'allow-popups'],
};

/**
 * Our own documents: their fonts and styles need the origin, and with the origin they must never get scripts,
 * because together those two would let the page lift its own sandbox.
 */
const ownDocument = {
  sandbox: ['allow-same-origin', 'allow-popups', 'allow-popups-to-escape-sandbox', 'allow-downloads'],
  allow: '',
} as const satisfies FrameAttributes;

/** Attributes of a frame; `kind` matters only for pages of other sites. */
export function frameAttributes(kind: FrameKind, owner: PageOwner): FrameAttributes {
  if (owner === 'document') return ownDocument;
  const features: readonly string[] = frameFeatures[kind];
  // A weather map asks for the pilot's position, which the portal does not hand on.
  const allow = kind === 'map' ? [...features, "geolocation 'none'"] : features;
  return { sandbox: sandboxes[kind], allow: allow.join('; ') };
}

/**
 * Which server a page `src` comes from.
 * @param home address of the portal with its base, such as `https://portal.example/eve/`; `src` may be relative to it
 */
export function ownerOf(src: string, home: string): PageOwner {
  return new URL(src, home).origin === new URL(home).origin ? 'document' : 'outside';
}
