import { BookOpen, Plane, TowerControl } from 'lucide-react';
import { useState } from 'react';
import { BackLink } from '#app/components/blocks/back-link.tsx';
import { CardGrid } from '#app/components/blocks/card-grid.tsx';
import { LinkCard } from '#app/components/blocks/link-card.tsx';
import { Notice } from '#app/components/blocks/notice.tsx';
import { Badge, type BadgeTone } from '@va/ui/controls/badge.tsx';
import { BoardTiles } from '@va/ui/controls/board-tiles.tsx';
import { Button } from '@va/ui/controls/button.tsx';
import { Card } from '@va/ui/controls/card.tsx';
import { Dialog } from '@va/ui/controls/dialog.tsx';
import { ExternalButtonLink } from '#app/components/links/external-link.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { TextAreaField } from '@va/ui/controls/text-area-field.tsx';
import { KeyCap } from '@va/ui/controls/key-cap.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { Tooltip } from '@va/ui/controls/tooltip.tsx';
import { Row, Section } from './section.tsx';

const tones: BadgeTone[] = ['neutral', 'sky', 'alta', 'media', 'baja', 'ok', 'gold'];

/** What pages are made of. */
export function Primitives() {
  return (
    <>
      <Section title="Acciones">
        <Row>
          <Button variant="primary">Acción principal</Button>
          <Button>Secundaria</Button>
          <Button variant="ghost">Discreta</Button>
          <Button disabled>Desactivada</Button>
          <Button size="sm">Pequeña</Button>
          <ExternalButtonLink href="https://www.example.org/">Enlace externo</ExternalButtonLink>
          <BackLink to="/">Volver</BackLink>
          <Tooltip text="Aparece a los 700 ms">
            <Button>Con ayuda</Button>
          </Tooltip>
        </Row>
      </Section>
      <Section title="Etiquetas, fichas e iconos">
        <Row>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          <BoardTiles text="ZZZZ" />
          <KeyCap>Ctrl</KeyCap>
          <Plane aria-label="Avión" className="size-6" />
          <TowerControl aria-label="Torre" className="size-6" />
        </Row>
      </Section>
      <Section title="Tarjetas">
        <CardGrid>
          <Card className="h-full p-5">Una tarjeta.</Card>
          <LinkCard
            title="Una tarjeta que enlaza"
            description="Toda ella es el enlace."
            icon={BookOpen}
            target={{ to: '/' }}
            call="Abrir"
          />
          <LinkCard
            title="Hacia otra pestaña"
            description="Lo dice también a los lectores de pantalla."
            icon={BookOpen}
            target={{ href: 'https://www.example.org/' }}
            call="Abrir"
          />
        </CardGrid>
      </Section>
      <Section title="Campos">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="Campo" hint="Ayuda bajo la etiqueta" placeholder="ABC123" />
          <TextField label="Con error" error="Falta el asunto: resume en pocas palabras de qué se trata." />
          <TextAreaField label="Varias líneas" />
        </div>
      </Section>
      <Section title="Avisos">
        <Notice title="Información">Texto de la nota.</Notice>
        <Notice kind="warning" title="Advertencia">
          Texto de la advertencia.
        </Notice>
      </Section>
      <Overlays />
    </>
  );
}

function Overlays() {
  const [open, setOpen] = useState(false);
  return (
    <Section title="Diálogo y notificaciones">
      <Row>
        <Button onClick={() => setOpen(true)}>Abrir el diálogo</Button>
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
      </Row>
      <Dialog open={open} onClose={() => setOpen(false)} title="Título del diálogo">
        <p>Un diálogo del propio navegador: Escape lo cierra y el foco vuelve.</p>
      </Dialog>
    </Section>
  );
}
