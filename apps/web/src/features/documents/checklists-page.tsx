import { Download, ListChecks } from 'lucide-react';
import { CardGrid } from '#app/components/blocks/card-grid.tsx';
import { PageHead } from '#app/components/blocks/page-head.tsx';
import { buttonClass } from '@va/ui/controls/button.tsx';
import { Card } from '@va/ui/controls/card.tsx';
import { ExternalButtonLink } from '#app/components/links/external-link.tsx';
import type { LinkCard } from '@va/schemas/content/documents.ts';
import { withBase } from '#app/config/base-url.ts';
import { downloadPathOf } from '@va/domain/download-path.ts';
import { saveFromCopy } from '#app/services/download.ts';

/** Page of the checklists, to read here or to download for a tablet. */
export function ChecklistsPage({ checklists }: { checklists: readonly LinkCard[] }) {
  return (
    <>
      <PageHead
        eyebrow="Documentación"
        title="Checklists"
        lead="Descarga la lista de tu avión: se abre sin conexión en la tableta y se imprime en dos páginas."
      />
      <CardGrid>
        {checklists.map((checklist) => (
          <Checklist key={checklist.id} checklist={checklist} />
        ))}
      </CardGrid>
    </>
  );
}

function Checklist({ checklist }: { checklist: LinkCard }) {
  const download = downloadPathOf(checklist.url);
  return (
    <Card className="grid h-full content-between gap-5 p-5">
      <div className="flex items-start gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-md bg-sky-soft text-link">
          <ListChecks aria-hidden className="size-5" />
        </span>
        <div className="grid gap-1">
          <h2 className="text-lg leading-tight font-bold">{checklist.title}</h2>
          <p className="text-sm text-ink-2">{checklist.description}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        {download ? (
          <>
            <a
              href={withBase(download)}
              download
              onClick={(event) => {
                if (saveFromCopy(event.currentTarget.href)) event.preventDefault();
              }}
              className={buttonClass({ variant: 'primary' })}
            >
              <Download aria-hidden className="size-4" />
              Descargar <span className="sr-only">{checklist.title}</span>
            </a>
            <ExternalButtonLink href={checklist.url}>
              Leer <span className="sr-only">{checklist.title}</span>
            </ExternalButtonLink>
          </>
        ) : (
          <ExternalButtonLink href={checklist.url} variant="primary">
            Descargar <span className="sr-only">{checklist.title}</span>
          </ExternalButtonLink>
        )}
      </div>
    </Card>
  );
}
