import type { Feed } from '@va/schemas/content/feeds.ts';
import type { Frame } from '@va/schemas/content/frames.ts';
import { ExternalLink } from '#app/components/links/external-link.tsx';
import { groupByProvider, isOutside } from './providers.ts';

interface ProviderListProps {
  frames: readonly Frame[];
  /** Feeds that are switched on. */
  feeds: readonly Feed[];
}

/** Companies that the browser contacts when the portal shows their pages or data; for the privacy and cookie policies. */
export function ProviderList({ frames, feeds }: ProviderListProps) {
  return (
    <ul className="mb-4 grid gap-3">
      {groupByProvider(frames, feeds)
        .filter(isOutside)
        .map((provider) => (
          <li key={provider.name} className="rounded-md border border-line p-4">
            <p className="font-bold">{provider.name}</p>
            <p className="text-sm text-ink-2">
              Servidores: <span className="font-mono break-all">{provider.hosts.join(', ')}</span>
            </p>
            <ul className="my-2 grid gap-1">
              {[...provider.frames, ...provider.feeds].map((entry) => (
                <li key={entry.id}>
                  <span className="font-bold">{entry.title}.</span> {entry.purpose}
                </li>
              ))}
            </ul>
            {provider.privacyUrl ? (
              <ExternalLink href={provider.privacyUrl} className="text-link underline">
                Política de privacidad de {provider.name}
              </ExternalLink>
            ) : (
              <p className="text-sm text-ink-2">
                El portal no conoce una página de privacidad de {provider.name}.
              </p>
            )}
          </li>
        ))}
    </ul>
  );
}
