import data from 'virtual:content/frames';
import type { Frame } from './schemas/frames.ts';

/** The registry of outside pages. */
export const frames = data;

/** A frame of the registry; throws on an unknown id, which the build has already ruled out for content. */
export function frameById(id: string): Frame {
  const frame = frames.find((entry) => entry.id === id);
  if (frame === undefined) throw new Error(`frames.yaml has no entry «${id}»`);
  return frame;
}
