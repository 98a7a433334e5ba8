import { homedir } from 'node:os';
import { join } from 'node:path';

/** The user's own folder for what programs keep on this PC. */
export function dataFolder(
  environment: Record<string, string | undefined>,
  platform: NodeJS.Platform,
): string {
  const given = environment['GRABADOR_DATOS'];
  if (given) return given;
  const home = homedir();
  if (platform === 'win32')
    return join(environment['LOCALAPPDATA'] ?? join(home, 'AppData', 'Local'), 'Grabador');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Grabador');
  return join(environment['XDG_DATA_HOME'] ?? join(home, '.local', 'share'), 'grabador');
}
