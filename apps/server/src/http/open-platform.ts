/** The platform's part of the program, loaded only where it is wanted: a portal alone needs none of its libraries. */
import { join } from 'node:path';
import { openDatabase } from '#server/db/open-database.ts';
import type { RunningPlatform } from './platform-options.ts';
import type { PlatformSettings } from './platform-settings.ts';

/**
 * Starts the platform; the database opens while the rest of the program is read, since each takes a second. Throws
 * `StartRefused` with nothing left open.
 */
export async function openPlatform(
  settings: PlatformSettings,
  { base, onFatal }: { base: string; onFatal: (sentence: string) => void },
): Promise<RunningPlatform> {
  const opening = openDatabase({
    url: settings.databaseUrl,
    folder: join(settings.dataFolder, 'database'),
    onFatal,
  });
  // Keeps a rejection that comes before `startPlatform` awaits it from ending the program; awaiting it throws it again.
  opening.catch(() => {});
  const { startPlatform } = await import('./start-platform.ts');
  return startPlatform(settings, { base, opening });
}
