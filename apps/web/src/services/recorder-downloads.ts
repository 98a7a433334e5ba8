import { withBase } from '#app/config/base-url.ts';

/** A file of the airline's own recorder. */
export interface RecorderDownload {
  href: string;
  /** `windows-x64`, `linux-x64`, `macos-x64` or `macos-arm64`. */
  system: string;
  /** Runs with Node's own signed program in place of one file of ours. */
  signed: boolean;
  bytes: number;
  /** Of the file, in hexadecimal. */
  sha256: string;
}

const FOLDER = '/descargas/grabador/';

/** The files of the recorder that the site hands out; empty where nobody has made them, or they can't be asked for. */
export async function recorderDownloads(): Promise<RecorderDownload[]> {
  if (!navigator.onLine) return [];
  try {
    const response = await fetch(withBase(`${FOLDER}archivos.json`), { cache: 'no-cache' });
    if (!response.ok) return [];
    const { files }: { files: (Omit<RecorderDownload, 'href'> & { file: string })[] } = await response.json();
    return files.map(({ file, ...download }) => ({ ...download, href: withBase(FOLDER + file) }));
  } catch {
    return [];
  }
}
