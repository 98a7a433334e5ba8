import data from 'virtual:content/frames';
import type { Frame, NativeViewName } from '@va/schemas/content/frames.ts';
import { trafficFeeds } from './traffic-feeds.ts';

/** Which of the portal's own views the airline has switched on. */
const isOn: Readonly<Record<NativeViewName, boolean>> = { trafico: trafficFeeds.length > 0 };

/** The registry of outside pages; a frame names its native view only where that is on. */
export const frames: readonly Frame[] = data.map(({ nativeView, ...frame }) =>
  nativeView !== undefined && isOn[nativeView] ? { ...frame, nativeView } : frame,
);

/** A frame of the registry; throws on an unknown id, which the build has already ruled out for content. */
export function frameById(id: string): Frame {
  const frame = frames.find((entry) => entry.id === id);
  if (frame === undefined) throw new Error(`frames.yaml has no entry «${id}»`);
  return frame;
}
