import data from 'virtual:content/frames';
import type { Frame, NativeViewName } from '@va/schemas/content/frames.ts';
import { PLATFORM } from '@va/security/platform-folders.ts';
import { OWN_PLATFORM } from '@va/security/own-platform.ts';
import { trafficFeeds } from './traffic-feeds.ts';

/** Whether the airline has switched on each of the portal's own views. */
const isOn: Readonly<Record<NativeViewName, boolean>> = { trafico: trafficFeeds.length > 0 };

/** The registry as it is; a frame names its native view only where that is on. */
const registry: readonly Frame[] = data.map(({ nativeView, ...frame }) =>
  nativeView !== undefined && isOn[nativeView] ? { ...frame, nativeView } : frame,
);

/** Whether the airline's own platform provides the content of an entry: then a part of the page replaces the frame. */
export const isOwnView = ({ url }: Frame): boolean =>
  OWN_PLATFORM && url?.startsWith(`/${PLATFORM}`) === true;

/** Frames of the pages. An entry that the platform provides itself appears only as the airline's document below it. */
export const frames: readonly Frame[] = registry.flatMap((frame) => {
  if (!isOwnView(frame)) return [frame];
  return frame.document === undefined ? [] : [{ ...frame, url: frame.document }];
});

/** A frame of the registry; throws on an unknown id, which the build has already ruled out for content. */
export function frameById(id: string): Frame {
  const frame = registry.find((entry) => entry.id === id);
  if (frame === undefined) throw new Error(`frames.yaml has no entry «${id}»`);
  return frame;
}
