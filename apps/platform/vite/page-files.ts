/** Which files of the built platform open the logbook with its reports and the bookings without a network. */
import { basename } from 'node:path';
import type { PrecacheEntry } from 'workbox-precaching';
import type { BuiltApp } from '../../../scripts/lib/vite/after-build.ts';
import { fingerprint } from '../../../scripts/lib/vite/build-worker.ts';
import { withNeeds } from '../../../scripts/lib/vite/bundle-chunks.ts';

/** What is kept: the shell, and the pages that can be read or written without a network. */
const KEPT = /^src\/(?:main|routes\/(?:reports|report|manual-report|bookings|booking))\.tsx$/;
const ROUTE = /^src\/routes\//;

/**
 * The files as the worker names them: from the folder of the platform, those of the portal by their address under `base`.
 * @param mark the airline's sign in the bar, by its path from the root of the portal
 */
export function pageFiles({ dist, base, files, chunks }: BuiltApp, mark: string): PrecacheEntry[] {
  const routes = new Set(
    chunks.filter(({ modules }) => modules.some((id) => ROUTE.test(id))).map(({ file }) => file),
  );
  const kept = chunks.filter(({ modules }) => modules.some((id) => KEPT.test(id)));
  const needed = withNeeds(kept, chunks, ({ imports, later }) => [
    ...imports,
    ...later.filter((file) => !routes.has(file)),
  ]);
  const styles = files.filter((file) => /\.(?:css|woff2)$/.test(file));
  const addressOf = (file: string) => (files.includes(file) ? `assets/${basename(file)}` : base + file);
  return [
    // The address of the page: its file name would be a redirect on some hosts.
    { url: './', revision: fingerprint(dist, 'plataforma/index.html') },
    { url: base + mark.slice(1), revision: fingerprint(dist, mark) },
    { url: 'boot.js', revision: fingerprint(dist, 'plataforma/boot.js') },
    // The name of an asset changes with what it holds.
    ...[...needed].map(({ file }) => ({ url: addressOf(file), revision: null })),
    ...styles.map((file) => ({ url: addressOf(file), revision: null })),
  ];
}
