import type { FrameKind } from '@va/schemas/content/frames.ts';

/** Browser features that a frame may be lent. */
export type FrameFeature = 'fullscreen' | 'storage-access';

/** What each kind of frame is lent: its `allow` says so, and the Permissions-Policy header names the same hosts. */
export const frameFeatures: Readonly<Record<FrameKind, readonly FrameFeature[]>> = {
  platform: ['storage-access', 'fullscreen'],
  dispatch: ['storage-access'],
  map: ['fullscreen'],
  document: ['storage-access', 'fullscreen'],
  viewer: ['fullscreen'],
};
