import type { PlanDownload } from './flight-plan.ts';

/** Hosts that a download may come from. */
const HOST = /^(?:[a-z0-9-]+\.)*simbrief\.com$/;

/**
 * Files of the plan to download, the PDF first, from sections such as `{ directory, pdf: { name, link }, file: […] }`.
 */
export function downloadsIn(...sections: unknown[]): PlanDownload[] {
  const found = new Map<string, PlanDownload>();
  for (const section of sections) {
    if (typeof section !== 'object' || section === null) continue;
    const { directory, ...entries } = section as Record<string, unknown>;
    for (const entry of Object.values(entries).flat()) {
      const download = downloadOf(directory, entry);
      if (download && !found.has(download.url)) found.set(download.url, download);
    }
  }
  const isPdf = ({ url }: PlanDownload) => /\.pdf$/i.test(url);
  const downloads = [...found.values()];
  return [...downloads.filter(isPdf), ...downloads.filter((download) => !isPdf(download))];
}

/**
 * Accepts only an https address of the provider. Links with `--` are instructions for its own downloader, not files.
 */
function downloadOf(directory: unknown, entry: unknown): PlanDownload | undefined {
  if (typeof directory !== 'string' || typeof entry !== 'object' || entry === null) return undefined;
  const { name, link } = entry as Record<string, unknown>;
  if (typeof name !== 'string' || name.trim() === '' || typeof link !== 'string') return undefined;
  if (link === '' || link.includes('--')) return undefined;
  try {
    const url = new URL(link, directory.endsWith('/') ? directory : `${directory}/`);
    // Over https, at the usual port.
    const isOurs = url.origin === `https://${url.hostname}` && HOST.test(url.hostname) && url.username === '';
    return isOurs ? { name: name.trim().slice(0, 80), url: url.href } : undefined;
  } catch {
    return undefined;
  }
}
