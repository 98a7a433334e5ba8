import { Download } from 'lucide-react';
import { ExternalButtonLink, ExternalLink } from '#app/components/links/external-link.tsx';
import type { FlightPlan, PlanDownload } from '#app/services/feeds/flight-plan-model.ts';
import { PlanSection } from './plan-section.tsx';

/** The plan to keep: as PDF, the charts, and for simulators. */
export function PlanFiles({ plan: { downloads, maps }, provider }: { plan: FlightPlan; provider: string }) {
  const isPdf = ({ url }: PlanDownload) => /\.pdf$/i.test(url);
  const documents = downloads.filter(isPdf);
  const others = downloads.filter((file) => !isPdf(file));
  if (downloads.length === 0 && maps.length === 0) return null;
  return (
    <PlanSection title="Descargas">
      <div className="grid gap-4">
        {documents.length > 0 && (
          <p className="flex flex-wrap gap-3">
            {documents.map(({ name, url }) => (
              <ExternalButtonLink key={url} href={url} variant="primary">
                <Download aria-hidden className="size-4" />
                {name}
              </ExternalButtonLink>
            ))}
          </p>
        )}
        <p className="text-sm text-ink-2">Los archivos están en {provider} y se abren en otra pestaña.</p>
        <Files title="Mapas de la ruta" files={maps} />
        <Files title="Para el simulador y sus aviones" files={others} />
      </div>
    </PlanSection>
  );
}

function Files({ title, files }: { title: string; files: readonly PlanDownload[] }) {
  if (files.length === 0) return null;
  return (
    <details className="rounded-md border border-line">
      <summary className="cursor-pointer px-4 py-2.5 font-bold">{title}</summary>
      <ul className="columns-[14rem] gap-x-6 px-4 pb-3" lang="en" translate="no">
        {files.map(({ name, url }) => (
          <li key={url} className="break-inside-avoid">
            <ExternalLink href={url} className="min-h-8 text-sm text-link underline">
              {name}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
