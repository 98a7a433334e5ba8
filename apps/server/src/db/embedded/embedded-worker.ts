/** The thread of the embedded database: runs one statement after the other and says what came of it. */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { DISK_FULL, readDatabaseError } from '../database-error.ts';
import { EmbeddedStatements } from './embedded-statements.ts';
import type { EngineMessage, EngineRequest, EngineStart } from './embedded-protocol.ts';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { PLANNER_SETTING } from '../driver.ts';
import { valueParsers } from '../value-parsers.ts';
import { closeSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The parts of Emscripten's folder file system that a sync needs; no public interface of PGlite, hence its exact pin. */
interface NodeFiles {
  stream_ops: { fsync?: (stream: { nfd?: number | null; node: unknown }) => number };
  realPath(node: unknown): string;
}

function isNodeFiles(value: unknown): value is NodeFiles {
  return typeof value === 'object' && value !== null && 'stream_ops' in value && 'realPath' in value;
}

/**
 * PGlite's folder file system with an `fsync` that reaches the disk. Without it a power cut leaves a database that does
 * not open again. `synced` is told of every sync, for tests.
 */
class DurableFiles extends NodeFS {
  readonly #synced: () => void;

  constructor(folder: string, synced: () => void = () => {}) {
    super(folder);
    this.#synced = synced;
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const started = await super.init(...args);
    const before = started.emscriptenOpts.preRun ?? [];
    const hook = (module: object) => {
      const files: unknown = Reflect.get(module, 'NODEFS');
      // The very first start runs initdb in a module of its own, which has no folder.
      if (!isNodeFiles(files)) return;
      files.stream_ops.fsync = (stream) => {
        if (typeof stream.nfd === 'number') fsyncSync(stream.nfd);
        else syncPath(files.realPath(stream.node));
        this.#synced();
        return 0;
      };
    };
    started.emscriptenOpts.preRun = [...before, hook];
    return started;
  }
}

/** Syncs a folder, or a file that is not open. */
function syncPath(path: string) {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * `-F` turns syncing off; `fdatasync`, the usual method, does nothing in PGlite. Its memory for pages, 128 MB unless
 * told, is taken whole at the start; files that are read often the system keeps anyway.
 */
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=32MB',
  '-c',
  PLANNER_SETTING,
];

const EXTENSIONS = { btree_gist };

/** Opens the embedded database in a folder, made if it is missing, so that every commit reaches the disk. */
export function openEngine(folder: string, synced?: () => void): Promise<PGlite> {
  return PGlite.create({
    fs: new DurableFiles(folder, synced),
    extensions: EXTENSIONS,
    parsers: valueParsers,
    startParams: START_PARAMETERS,
  });
}

const port = parentPort;
if (!port) throw new Error('embedded-worker runs as a thread');
const say = (message: EngineMessage) => port.postMessage(message);

const { folder }: EngineStart = workerData;
let lastRefusal = '';
try {
  serve(await openEngine(folder));
  say({ kind: 'ready' });
} catch (error) {
  sayFatal(error);
}

function serve(engine: PGlite) {
  const statements = new EmbeddedStatements(engine);
  let queue = Promise.resolve();
  port?.on('message', (request: EngineRequest) => {
    queue = queue.then(() => answer(engine, statements, request));
  });
}

async function answer(engine: PGlite, statements: EmbeddedStatements, request: EngineRequest) {
  const { call } = request;
  try {
    say({ kind: 'answer', call, result: await run(engine, statements, request) });
    if (request.kind === 'close') port?.close();
  } catch (error) {
    const refused = readDatabaseError(error);
    if (refused) lastRefusal = refused.code;
    // After a panic the database answers nothing more: what it throws from then on is no refusal of a statement.
    if (!refused || refused.severity === 'PANIC') sayFatal(error);
    else {
      const { code, severity, detail, constraint } = refused;
      say({
        kind: 'refused',
        call,
        message: refused.message,
        fields: { code, severity, detail, constraint },
      });
    }
  }
}

async function run(engine: PGlite, statements: EmbeddedStatements, request: EngineRequest) {
  if (request.kind === 'query') return statements.query(request.sql, request.parameters);
  if (request.kind === 'exec') await engine.exec(request.sql);
  else if (request.kind === 'listen') {
    const { channel } = request;
    await engine.listen(channel, (payload) => say({ kind: 'notification', channel, payload }));
  } else await engine.close();
  return { rows: [], affected: 0 };
}

function sayFatal(error: unknown) {
  const message = error instanceof Error ? error.message : String(error);
  const code = readDatabaseError(error)?.code ?? lastRefusal;
  say({ kind: 'fatal', message, diskFull: code === DISK_FULL || /ENOSPC|No space left/i.test(message) });
}
