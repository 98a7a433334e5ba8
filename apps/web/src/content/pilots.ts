import data from 'virtual:content/pilots';
import type { PilotInfo } from '@va/schemas/content/pilots.ts';

/** The pilot behind an identifier or alias; undefined when the table does not have it. */
export function findPilotInfo(pilotIndicativo: string): PilotInfo | undefined {
  return Object.hasOwn(data, pilotIndicativo) ? data[pilotIndicativo] : undefined;
}
