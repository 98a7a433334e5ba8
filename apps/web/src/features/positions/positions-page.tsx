import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { useState } from 'react';
import {
  positionsQuery,
  removePosition,
  undoPosition,
  type Position,
  type PositionChange,
} from '#app/api/positions.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { ButtonLink, TextLink } from '#app/components/text-link.tsx';
import { UndoLast } from '#app/components/undo-last.tsx';
import { deskPaths } from '#app/config/desk-paths.ts';
import { movedWords, PositionDialog, rightsWords } from './position-dialog.tsx';

/** Page of the positions with rights, holders and changes. */
export function PositionsPage() {
  const positions = useQuery(positionsQuery);
  const [asked, setAsked] = useState<{ id: string | null }>();
  const open = positions.data?.items.find(({ id }) => id === asked?.id) ?? null;
  return (
    <>
      <PageHead
        eyebrow="Mesa"
        title="Cargos"
        lead="Qué permite cada cargo y quién lo lleva. Lo que cambias vale desde que se guarda; nadie da ni quita lo que no tiene."
        actions={
          <>
            <ButtonLink to={deskPaths.deskPilots}>Ver los pilotos</ButtonLink>
            <Button variant="primary" onClick={() => setAsked({ id: null })}>
              Añadir un cargo
            </Button>
          </>
        }
      />
      <Loaded query={positions} what="los cargos">
        {({ items, history }) => (
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            {items.length === 0 && <p className="text-ink-2">La compañía todavía no tiene cargos.</p>}
            {items.map((position) => (
              <PositionCard
                key={position.id}
                position={position}
                onChange={() => setAsked({ id: position.id })}
              />
            ))}
            {history.length > 0 && (
              <div className="min-w-0 lg:col-span-2">
                <SectionCard title="Historia">
                  <RowList rows={history.map(historyRow)} />
                </SectionCard>
              </div>
            )}
          </div>
        )}
      </Loaded>
      {asked && (asked.id === null || open) && (
        <PositionDialog key={asked.id ?? 'new'} position={open} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}

function PositionCard({ position, onChange }: { position: Position; onChange: () => void }) {
  const { title, holders, isWritten } = position;
  const remove = useMutation({
    mutationFn: () => removePosition(position),
    onSuccess: () => showToast({ title: `${title} ya no está`, description: 'Se deshace en la historia.' }),
  });
  return (
    <SectionCard title={title} aside={isWritten ? 'Cambiado en la mesa' : undefined}>
      <p className="wrap-anywhere">{rightsWords(position)}</p>
      <p className="flex flex-wrap gap-x-3 text-ink-2">
        {holders.length === 0
          ? 'No lo lleva nadie.'
          : holders.map((callsign) => (
              <TextLink key={callsign} to={deskPaths.deskPilot(callsign)}>
                {callsign}
              </TextLink>
            ))}
      </p>
      <FormProblem error={remove.error} />
      <div className="flex flex-wrap gap-2">
        <Button aria-label={`Cambiar ${title}`} onClick={onChange}>
          Cambiar
        </Button>
        {holders.length === 0 && (
          <ActButton act={remove} aria-label={`Quitar ${title}`}>
            Quitar
          </ActButton>
        )}
      </div>
    </SectionCard>
  );
}

function historyRow(change: PositionChange) {
  const { id, at, callsign, reason, title, before, after, isLast, version } = change;
  return {
    key: `${id} ${version}`,
    title:
      before === null ? `${title}, añadido` : after === null ? `${title}, quitado` : `${title}, cambiado`,
    detail: (
      <>
        <Instant at={at} />
        {callsign && ` · ${callsign}`}
        {` · ${movedWords(before, after)}`}
        {reason && ` · ${reason}`}
      </>
    ),
    action: isLast && <UndoLast name={title} act={() => undoPosition({ id, version })} />,
  };
}
