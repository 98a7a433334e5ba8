import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { PLANNER_SETTING } from '../driver.ts';
import { DurableFiles } from './durable-files.ts';
import { valueParsers } from '../value-parsers.ts';

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
