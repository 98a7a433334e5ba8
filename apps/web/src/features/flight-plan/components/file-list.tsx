import { ExternalLink } from '#app/components/links/external-link.tsx';
import type { PlanDownload } from '@va/domain/flight-plan/flight-plan.ts';

/** Files of a plan, folded until they are looked for; nothing where there are none. */
export function FileList({ title, files }: { title: string; files: readonly PlanDownload[] }) {
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
