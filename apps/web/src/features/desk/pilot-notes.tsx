import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { useState } from 'react';
import { notesQuery, removeNote, writeNote } from '#app/api/pilots.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { ReasonDialog } from '#app/components/desk-list/reason-dialog.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';

/** Notes of staff about a pilot, for other staff. */
export function PilotNotes({ callsign }: { callsign: string }) {
  const notes = useQuery(notesQuery(callsign));
  const [text, setText] = useState('');
  const [removed, setRemoved] = useState<string>();
  const write = useMutation({
    mutationFn: () => writeNote(callsign, text.trim()),
    onSuccess: () => setText(''),
  });
  return (
    <SectionCard title="Notas del equipo">
      <p className="text-sm text-ink-2">
        Las lee el equipo. {callsign} las tiene en la copia de sus datos: escribe lo que le dirías.
      </p>
      <Loaded query={notes} what="las notas">
        {(shown) => (
          <RowList
            rows={shown.map(({ id, text: words, by, at }) => ({
              key: id,
              title: words,
              detail: (
                <>
                  {by ?? 'Quien ya no está'} · <Instant at={at} />
                </>
              ),
              action: (
                <Button size="sm" aria-label={`Quitar la nota «${words}»`} onClick={() => setRemoved(id)}>
                  Quitar
                </Button>
              ),
            }))}
            none="Ninguna."
          />
        )}
      </Loaded>
      <form onSubmit={sentByPage(() => write.mutate())} className="grid gap-3">
        <TextField label="Nota nueva" required minLength={3} maxLength={2000} {...fieldOf(text, setText)} />
        <FormProblem error={write.error} />
        <SubmitButton act={write} variant="secondary">
          Anotar
        </SubmitButton>
      </form>
      {removed !== undefined && (
        <ReasonDialog
          title="Quitar la nota"
          note="Deja de estar también en la copia de sus datos."
          button="Quitar la nota"
          act={(reason) => removeNote(callsign, removed, reason)}
          done={{ title: 'Nota quitada', description: callsign }}
          draft={`quitar-nota-${removed}`}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </SectionCard>
  );
}
