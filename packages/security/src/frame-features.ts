import type { FrameKind } from '@va/schemas/content/frames.ts';

/** Browser features that a frame may be lent. */
export type FrameFeature = 'fullscreen' | 'storage-access';

/** Features granted to each kind of frame, in its `allow` and, with its hosts, in the Permissions-Policy header. */
export const frameFeatures: Readonly<Record<FrameKind, readonly FrameFeature[]>> = {
  platform: ['storage-access', 'fullscreen'],
  dispatch: ['storage-access'],
  map: ['fullscreen'],
  document: ['storage-access', 'fullscreen'],
  viewer: ['fullscreen'],
};
