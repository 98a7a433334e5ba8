import { Download } from 'lucide-react';
import { ExternalButtonLink, ExternalLink } from '#app/components/links/external-link.tsx';
import type { FlightPlan, PlanDownload } from '@va/domain/flight-plan/flight-plan.ts';
import { PlanSection } from './plan-section.tsx';

/** Files of the plan to download: PDF, charts, and files for simulators. */
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
        <FileList title="Mapas de la ruta" files={maps} />
        <FileList title="Para el simulador y sus aviones" files={others} />
      </div>
    </PlanSection>
  );
}

/** Files of a plan, folded until they are looked for; nothing where there are none. */
function FileList({ title, files }: { title: string; files: readonly PlanDownload[] }) {
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
