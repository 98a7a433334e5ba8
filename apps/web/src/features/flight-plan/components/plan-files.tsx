import { Download } from 'lucide-react';
import { ExternalButtonLink } from '#app/components/links/external-link.tsx';
import type { FlightPlan, PlanDownload } from '@va/domain/flight-plan/flight-plan.ts';
import { FileList } from './file-list.tsx';
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
