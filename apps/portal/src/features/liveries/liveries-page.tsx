import { Download, MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { PageHead } from '#app/components/blocks/page-head.tsx';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { Button } from '@va/ui/controls/button.tsx';
import { Card } from '@va/ui/controls/card.tsx';
import { Dialog } from '@va/ui/controls/dialog.tsx';
import { ExternalButtonLink } from '#app/components/links/external-link.tsx';
import type { Livery } from '@va/schemas/content/liveries.ts';
import { paths } from '#app/lib/paths.ts';

interface LiveriesPageProps {
  liveries: readonly Livery[];
  /** Where the liveries are that cannot be downloaded from here: the chat community's name and address. */
  community: { label: string; url: string };
  /** The program that flights are recorded with, which a pilot may want as well. */
  acarsName: string | undefined;
}

/** Livery downloads by aircraft family; some are only to be had in the chat community. */
export function LiveriesPage({ liveries, community, acarsName }: LiveriesPageProps) {
  const [dialogOpen, setDialogOpen] = useState(false);
  return (
    <>
      <PageHead
        eyebrow="Recursos"
        title="Liveries"
        lead="Los colores de la aerolínea para tu simulador, por familia de avión."
        actions={acarsName && <ButtonLink to={paths.acars}>Descargar {acarsName}</ButtonLink>}
      />
      <div className="grid gap-8">
        {liveries.map((family) => (
          <section key={family.category} aria-labelledby={`livery-${family.category}`}>
            <h2 id={`livery-${family.category}`} className="mb-3 text-xl font-bold">
              {family.category}
            </h2>
            <Card>
              <ul className="divide-y divide-line">
                {family.items.map((item) => (
                  <li
                    key={item.title}
                    className="flex flex-col items-start justify-between gap-3 px-4 py-3 sm:flex-row sm:items-center sm:px-5 sm:*:last:min-w-40 sm:*:last:shrink-0"
                  >
                    <div className="min-w-0">
                      <p className="font-bold text-balance">{item.title}</p>
                      <p className="text-sm text-ink-2">{item.simulators}</p>
                    </div>
                    {item.url === 'discord-only' ? (
                      <Button onClick={() => setDialogOpen(true)}>
                        <MessagesSquare aria-hidden className="size-4" />
                        Descargar <span className="sr-only">{item.title}</span>
                      </Button>
                    ) : (
                      <ExternalButtonLink href={item.url}>
                        <Download aria-hidden className="size-4" />
                        Descargar <span className="sr-only">{item.title}</span>
                      </ExternalButtonLink>
                    )}
                  </li>
                ))}
              </ul>
            </Card>
          </section>
        ))}
      </div>
      <Dialog
        open={dialogOpen}
        onClose={() => setDialogOpen(false)}
        title={`Disponible en ${community.label}`}
        actions={
          <ExternalButtonLink href={community.url} variant="primary">
            Abrir {community.label}
          </ExternalButtonLink>
        }
      >
        <p>Esta livery está disponible únicamente en el {community.label} de la aerolínea.</p>
      </Dialog>
    </>
  );
}
