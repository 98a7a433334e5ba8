import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatNumber } from '@va/domain/numbers.ts';
import { recorderDownloads, type RecorderDownload } from '#app/services/recorder-downloads.ts';
import { buttonClass } from '@va/ui/controls/button.tsx';
import { Card } from '@va/ui/controls/card.tsx';

const SYSTEMS: Readonly<Record<string, string>> = {
  'windows-x64': 'Windows',
  'linux-x64': 'Linux',
  'macos-x64': 'macOS (Intel)',
  'macos-arm64': 'macOS (Apple)',
};

/** Room for the longer of the two sentences, so that nothing below moves. */
const STATUS = 'min-h-[5lh] sm:min-h-[2lh]';

/** The airline's own recorder: its files with size and SHA-256, or how the staff make them. */
export function OwnRecorder({ airline }: { airline: string }) {
  const [downloads, setDownloads] = useState<RecorderDownload[]>();
  useEffect(() => void recorderDownloads().then(setDownloads), []);
  return (
    <Card className="mb-6 grid max-w-[72rem] gap-4 p-6">
      <h2 className="text-lg font-bold">El grabador de {airline} (beta)</h2>
      <p>
        Para Microsoft Flight Simulator, Prepar3D, FSX y X-Plane. Es un solo programa, en español y abierto:
        extrae el zip, ábrelo y escribe el código que enseña.
      </p>
      {downloads === undefined && (
        <p role="status" className={STATUS}>
          Buscando los archivos…
        </p>
      )}
      {downloads?.length === 0 && (
        <p role="status" className={STATUS}>
          Aún no hay archivos que descargar: quien administra este portal los hace con{' '}
          <code className="font-mono">npm run build:recorder</code>.
        </p>
      )}
      {downloads && downloads.length > 0 && (
        <>
          <ul className="grid gap-3">
            {downloads.map((download) => (
              <li key={download.href} className="grid gap-1">
                <span>
                  <a
                    className={buttonClass({ variant: download.signed ? 'secondary' : 'primary' })}
                    href={download.href}
                    download
                  >
                    <Download aria-hidden className="size-4" />
                    {SYSTEMS[download.system] ?? download.system}
                    {download.signed && ', con el programa firmado de Node'}
                  </a>
                </span>
                <span className="text-sm text-ink-2">
                  {formatNumber(Math.round(download.bytes / 1e6))}&nbsp;MB. SHA-256:{' '}
                  <code className="font-mono break-all">{download.sha256}</code>
                </span>
              </li>
            ))}
          </ul>
          <SmartScreenClicks />
        </>
      )}
    </Card>
  );
}

/** The two clicks with which Windows lets a new program start, drawn: it asks for every file that it has not met before. */
function SmartScreenClicks() {
  return (
    <figure className="grid gap-2">
      <figcaption>
        La primera vez, Windows avisa de que no conoce el programa: pulsa «Más información» y después
        «Ejecutar de todas formas».
      </figcaption>
      <div aria-hidden className="grid gap-3 sm:grid-cols-2">
        {[
          { number: 1, marked: 'Más información', other: 'No ejecutar' },
          { number: 2, marked: 'Ejecutar de todas formas', other: 'No ejecutar' },
        ].map(({ number, marked, other }) => (
          <div key={number} className="grid gap-3 rounded-md bg-info-soft p-4">
            <span className="font-bold">Windows protegió su PC</span>
            <span className="flex flex-wrap items-center justify-between gap-2 text-sm">
              <span className="rounded-sm border-2 border-media bg-surface px-2 py-1 font-bold">
                {number}. {marked}
              </span>
              <span className="px-2 py-1 text-ink-2">{other}</span>
            </span>
          </div>
        ))}
      </div>
    </figure>
  );
}
