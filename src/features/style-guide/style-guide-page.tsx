import { Plane, TowerControl } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { PageHead } from '#app/components/blocks/page-head.tsx';
import { Notice } from '#app/components/blocks/notice.tsx';
import { Badge, type BadgeTone } from '#app/components/ui/badge.tsx';
import { BoardTiles } from '#app/components/ui/board-tiles.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Card } from '#app/components/ui/card.tsx';
import { Dialog } from '#app/components/ui/dialog.tsx';
import { ExternalButtonLink } from '#app/components/ui/external-link.tsx';
import { TextAreaField, TextField } from '#app/components/ui/field.tsx';
import { showToast } from '#app/components/ui/toast-store.ts';
import { Tooltip } from '#app/components/ui/tooltip.tsx';
import { themeStore } from '#app/services/theme.ts';
import { FrameStates } from './frame-states.tsx';
import { Tokens } from './tokens.tsx';

const tones: BadgeTone[] = ['neutral', 'sky', 'alta', 'media', 'baja', 'ok', 'gold'];

/** Every piece of the design system on one page, in development builds only. */
export function StyleGuidePage() {
  const [dialogOpen, setDialogOpen] = useState(false);
  return (
    <main className="mx-auto grid max-w-6xl gap-10 px-5 py-8">
      <PageHead
        eyebrow="Desarrollo"
        title="Estilo"
        lead="Las piezas del portal, con los mismos componentes que usan las páginas."
        actions={(['light', 'dark', 'system'] as const).map((theme) => (
          <Button key={theme} size="sm" onClick={() => themeStore.choose(theme)}>
            {theme}
          </Button>
        ))}
      />
      <Tokens />
      <Group title="Acciones">
        <Button variant="primary">Acción principal</Button>
        <Button>Secundaria</Button>
        <Button variant="ghost">Discreta</Button>
        <Button disabled>Desactivada</Button>
        <Button size="sm">Pequeña</Button>
        <ExternalButtonLink href="https://www.example.org/">Enlace externo</ExternalButtonLink>
        <Tooltip text="Aparece a los 700 ms">
          <Button>Con ayuda</Button>
        </Tooltip>
      </Group>
      <Group title="Etiquetas y fichas">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <BoardTiles text="LEMD" />
        <BoardTiles text="LEMD" size="lg" />
        <Plane aria-label="Icono" className="size-6" />
        <TowerControl aria-label="Icono" className="size-6" />
      </Group>
      <Group title="Campos">
        <div className="grid w-full gap-4 sm:grid-cols-2">
          <TextField label="Campo" hint="Ayuda bajo la etiqueta" placeholder="EVE001" />
          <TextField label="Con error" error="Falta el asunto: resume en pocas palabras de qué se trata." />
          <TextAreaField label="Varias líneas" />
        </div>
      </Group>
      <Group title="Avisos, diálogo y notificaciones">
        <div className="grid w-full gap-3">
          <Notice title="Información">Texto de la nota.</Notice>
          <Notice kind="warning" title="Advertencia">
            Texto de la advertencia.
          </Notice>
          <Notice kind="error" title="Error">
            Texto del error.
          </Notice>
        </div>
        <Button onClick={() => setDialogOpen(true)}>Abrir el diálogo</Button>
        <Button onClick={() => showToast({ title: 'Correo preparado', description: 'Todo ha ido bien.' })}>
          Notificación
        </Button>
        <Button
          onClick={() =>
            showToast({ title: 'Error', description: 'Algo ha fallado.', variant: 'destructive' })
          }
        >
          Notificación de error
        </Button>
        <Dialog open={dialogOpen} onClose={() => setDialogOpen(false)} title="Título del diálogo">
          <p>Un diálogo del propio navegador: Escape lo cierra y el foco vuelve.</p>
        </Dialog>
      </Group>
      <FrameStates />
      <Card className="p-5">Una tarjeta.</Card>
    </main>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-3">
      <h2 className="text-xl font-bold">{title}</h2>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </section>
  );
}
