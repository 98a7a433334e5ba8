import { closeSync, fsyncSync, openSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { PLANNER_SETTING } from '../driver.ts';
import { valueParsers } from '../value-parsers.ts';

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
