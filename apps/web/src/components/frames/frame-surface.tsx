import { RadioTower, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';

/** Fills the place of a frame until its page shows, instead of an empty white box. */
export function WaitingSurface({ provider, host }: { provider: string; host: string }) {
  return (
    <Surface
      icon={<RadioTower aria-hidden className="size-8 animate-pulse text-link" />}
      heading={`Conectando con ${provider}`}
    >
      <p className="font-mono text-sm break-all text-ink-2">{host}</p>
    </Surface>
  );
}

/** Takes the place of a frame while there is no connection. */
export function OfflineSurface({ alternative }: { alternative?: ReactNode }) {
  return (
    <Surface icon={<WifiOff aria-hidden className="size-8 text-media" />} heading="Sin conexión">
      <p className="max-w-md text-balance text-ink-2">
        Esta página viene de internet. Se cargará aquí, sin que hagas nada, cuando vuelva la conexión.
      </p>
      {alternative && <div className="mt-2 flex flex-wrap justify-center gap-2">{alternative}</div>}
    </Surface>
  );
}

function Surface({ icon, heading, children }: { icon: ReactNode; heading: string; children: ReactNode }) {
  return (
    <div className="no-print absolute inset-0 grid content-start justify-items-center gap-2 bg-surface-2 p-6 pt-24 text-center">
      {icon}
      <p className="text-lg font-bold">{heading}</p>
      {children}
    </div>
  );
}
