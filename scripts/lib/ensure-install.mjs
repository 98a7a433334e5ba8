// @ts-check
import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashFiles } from './hash-files.mjs';
import { root } from './project.mjs';
import { run } from './run.mjs';

/**
 * Whether the installed packages match the lockfile: by the stamp or, after a manual install, by npm's own list of
 * installed packages.
 * @param {string} folder folder with package-lock.json
 */
export function isInstalled(folder) {
  const stamp = stampFile(folder);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash(folder)) return true;
  const list = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(list)) return false;
  const wanted = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(list, 'utf8')).packages;
  const agrees =
    Object.entries(present).every(([path, { integrity }]) => wanted[path]?.integrity === integrity) &&
    Object.entries(wanted).every(
      ([path, { optional, peer }]) => path === '' || optional || peer || present[path],
    );
  if (agrees) writeStamp(folder);
  return agrees;
}

/**
 * Installs the locked packages when they are missing or others are there. Ends the program when that fails.
 * @param {string} [folder]
 */
export async function ensureInstall(folder = root) {
  if (isInstalled(folder)) return;
  // node_modules may be a link: `npm ci` would empty the folder that it leads to.
  if (lstatSync(join(folder, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.error('«node_modules» es un enlace a otra carpeta: instala las dependencias en ella.');
    process.exit(1);
  }
  console.log('Instalando las dependencias…');
  // The npm that started this script, if one did: on Windows there is no program «npm» to start without a shell.
  const npm = process.env['npm_execpath'];
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...args], { cwd: folder, capture: true })
    : await run('npm', args, { cwd: folder, capture: true, shell: process.platform === 'win32' });
  if (code !== 0) {
    console.error(output);
    console.error(
      'No se han podido instalar las dependencias: comprueba la conexión con el registro de npm.',
    );
    process.exit(1);
  }
  writeStamp(folder);
}

/** @param {string} folder */
function writeStamp(folder) {
  mkdirSync(dirname(stampFile(folder)), { recursive: true });
  writeFileSync(stampFile(folder), lockHash(folder));
}

/** @param {string} folder */
function stampFile(folder) {
  return join(folder, 'node_modules/.cache/portal-install');
}

/** @param {string} folder */
function lockHash(folder) {
  return hashFiles(folder, ['package-lock.json']);
}
