import { Download, MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { ExternalButtonLink } from '#app/components/links/external-link.tsx';
import type { Livery } from '@va/schemas/content/liveries.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { Card } from '@va/ui/controls/card.tsx';
import { Dialog } from '@va/ui/controls/dialog.tsx';

/** The chat community: its name, and where it is. */
export interface Community {
  label: string;
  url: string;
}

interface LiveryListProps {
  items: Livery['items'];
  /** Community from which liveries without a download can be obtained. */
  community: Community;
}

/** List of liveries with downloads; some are only available in the chat community, as a dialog explains. */
export function LiveryList({ items, community }: LiveryListProps) {
  const [dialogOpen, setDialogOpen] = useState(false);
  return (
    <>
      <Card>
        <ul className="divide-y divide-line">
          {items.map((item) => (
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
                  Ver en {community.label} <span className="sr-only">{item.title}</span>
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
