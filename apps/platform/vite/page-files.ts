/** Which files of the built platform open the logbook with its reports and the bookings without a network. */
import { basename } from 'node:path';
import type { Rolldown } from 'vite';
import type { PrecacheEntry } from 'workbox-precaching';
import { fingerprint } from '../../../scripts/lib/build-worker.ts';

/** Folder of the platform in the site. */
const FOLDER = 'plataforma/';
/** What is kept: the shell, and the pages that can be read or written without a network. */
const KEPT = /\/src\/(?:main|routes\/(?:reports|report|manual-report|bookings|booking))\.tsx$/;
const ROUTE = /\/src\/routes\//;

/** The files as the worker names them: from the folder of the platform, those of the portal by their address under `base`. */
export function pageFiles(dist: string, bundle: Rolldown.OutputBundle, base: string): PrecacheEntry[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const needed = new Set<string>();
  /** What stands outside the bundle, such as React: its name changes with what it holds too. */
  const outside = new Set<string>();
  const need = (name: string) => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (!chunk && name.startsWith(base)) outside.add(name);
    if (!chunk || needed.has(name)) return;
    needed.add(name);
    for (const other of [...chunk.imports, ...chunk.dynamicImports.filter((one) => !isRoute(one))])
      need(other);
  };
  const isRoute = (name: string) =>
    chunks.some(({ fileName, moduleIds }) => fileName === name && moduleIds.some((id) => ROUTE.test(id)));
  for (const { fileName, moduleIds } of chunks) if (moduleIds.some((id) => KEPT.test(id))) need(fileName);
  const styles = Object.keys(bundle).filter((file) => /\.(?:css|woff2)$/.test(file));
  return [
    // The address of the page: its file name would be a redirect on some hosts.
    { url: './', revision: fingerprint(dist, `${FOLDER}index.html`) },
    { url: 'theme.js', revision: fingerprint(dist, `${FOLDER}theme.js`) },
    // The name of an asset changes with what it holds.
    ...[...outside].map((url) => ({ url, revision: null })),
    ...[...needed, ...styles].map((file) => ({ url: `assets/${basename(file)}`, revision: null })),
  ];
}
