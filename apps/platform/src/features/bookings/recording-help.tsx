import { airline } from '#app/config/airline.ts';

/** How a flight is recorded, in the words of the airline's own program. */
export function RecordingHelp({ icao }: { icao: string }) {
  const { acars } = airline;
  if (acars === undefined) return null;
  return (
    <details className="text-sm">
      <summary className="cursor-pointer text-link">Cómo se graba el vuelo</summary>
      <p className="mt-2 text-ink-2">
        Abre {acars.name} antes de arrancar, elige este vuelo y empieza con el avión parado en {icao}. Si no
        lo tienes,{' '}
        <a href={acars.download} target="_blank" rel="noopener" className="text-link underline">
          descárgalo
        </a>
        .
      </p>
    </details>
  );
}
