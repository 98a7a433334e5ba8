// @ts-check
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** Folder that Linux keeps in memory. */
const MEMORY = '/dev/shm';
const PREFIX = 'portal-tests-';
/** Bytes that a whole run may need, besides the other work of the machine. */
const ROOM = 6 * 2 ** 30;

/**
 * Makes a folder in memory for the temporary files of this run, which makes and drops hundreds of databases; nothing
 * where there is no room, or where nothing may be run from there. What runs that were killed have left is taken away.
 * @param {{ memory?: string, room?: number, free?: number, mounts?: string, pid?: number }} [surroundings]
 * @returns {string | undefined} to be removed at the end with `removeScratchFolder`
 */
export function makeScratchFolder({
  memory = MEMORY,
  room = ROOM,
  free = freeMemory(),
  mounts = readMounts(),
  pid = process.pid,
} = {}) {
  const line = mounts.split('\n').find((each) => each.split(' ')[1] === memory);
  if (!line || /\bnoexec\b/.test(line)) return undefined;
  for (const name of readdirSync(memory))
    if (name.startsWith(PREFIX) && !isAlive(Number(name.slice(PREFIX.length))))
      removeScratchFolder(join(memory, name));
  const { bavail, bsize } = statfsSync(memory);
  if (Math.min(bavail * bsize, free) < room) return undefined;
  const folder = join(memory, PREFIX + String(pid));
  mkdirSync(folder);
  // PostgreSQL does not run as root, so its user must be able to enter the folder.
  chmodSync(folder, 0o755);
  return folder;
}

/**
 * Removes such a folder; a browser that is being stopped may still write into it.
 * @param {string} folder
 */
export function removeScratchFolder(folder) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}

/** Bytes, also in a container that may take less than the machine has. */
function freeMemory() {
  return Math.min(freemem(), process.constrainedMemory() || Infinity);
}

function readMounts() {
  try {
    return readFileSync('/proc/mounts', 'utf8');
  } catch {
    return '';
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
