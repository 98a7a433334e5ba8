import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { importQuery, takeBackImport } from '#app/api/imports.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';

/** Reason in the audit for an undone entry. */
const REASON = 'Alta deshecha desde la flota.';

interface EntryProps {
  registration: string;
  /** Id of the import that contains the entry. */
  importId: string;
}

/** Button that removes an aircraft that was just added; the server refuses with a message once it has been used. */
export function UndoEntry({ registration, importId }: EntryProps) {
  const queries = useQueryClient();
  const undo = useMutation({ mutationFn: () => takeBackImport(importId, REASON) });
  const { data } = useQuery({ ...importQuery(importId), enabled: undo.isSuccess });
  const isGone = data?.import?.state === 'taken_back';
  // The server removes the aircraft some moments after its answer, so the fleet is read again only then.
  useEffect(() => {
    if (isGone) void queries.invalidateQueries();
  }, [isGone, queries]);
  return (
    <div className="grid justify-items-start gap-2">
      <FormProblem error={undo.error} />
      <p role="status" className="empty:hidden">
        {isGone && `${registration} ya no está en la flota.`}
      </p>
      {!isGone && (
        <ActButton
          act={undo}
          disabled={undo.isSuccess}
          size="sm"
          aria-label={`Deshacer el alta de ${registration}`}
        >
          {undo.isSuccess ? 'Retirándolo…' : 'Deshacer el alta'}
        </ActButton>
      )}
    </div>
  );
}

/** The aircraft added last; shown until the next one, unlike a toast. */
export function AddedCard(entry: EntryProps) {
  return (
    <SectionCard title="Último avión añadido">
      <p>
        <TextLink to={paths.tail(entry.registration)}>{entry.registration}</TextLink>
      </p>
      <UndoEntry {...entry} />
    </SectionCard>
  );
}
