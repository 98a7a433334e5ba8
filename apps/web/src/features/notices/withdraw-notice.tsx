import { useQueryClient } from '@tanstack/react-query';
import type { DeskNotice } from '@va/contract/notices/notices.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { useState } from 'react';
import { readingsQuery, restoreNotice, withdrawNotice } from '#app/api/notices.ts';
import { ReasonDialog } from '#app/components/desk-list/reason-dialog.tsx';

const WITHDRAW = {
  act: withdrawNotice,
  word: 'Retirar',
  button: 'Retirar el NOTAM',
  note: 'Deja de estar en vigor ahora mismo y pasa al archivo. Se puede publicar otra vez.',
  done: 'NOTAM retirado',
};
const RESTORE = {
  act: restoreNotice,
  word: 'Publicar otra vez',
  button: 'Publicar otra vez el NOTAM',
  note: 'Vuelve a valer como estaba. Quien lo leyó no tiene que leerlo otra vez.',
  done: 'NOTAM publicado otra vez',
};

/** Ends a notice of the desk at once, or publishes one again that was ended so. */
export function WithdrawNotice({ notice }: { notice: DeskNotice }) {
  const { title, slug, withdrawn } = notice;
  const queries = useQueryClient();
  const [asked, setAsked] = useState<typeof WITHDRAW>();
  const { word } = withdrawn ? RESTORE : WITHDRAW;
  return (
    <>
      <Button
        size="sm"
        aria-label={`${word} «${title}»`}
        onClick={() => setAsked(withdrawn ? RESTORE : WITHDRAW)}
      >
        {word}
      </Button>
      {asked && (
        <ReasonDialog
          title={`${asked.word} «${title}»`}
          note={asked.note}
          button={asked.button}
          act={async (reason) => {
            try {
              await asked.act(notice, reason);
            } catch (error) {
              // A colleague may have changed it: the next press is about how it is now.
              await queries.invalidateQueries(readingsQuery);
              throw error;
            }
          }}
          done={{ title: asked.done, description: title }}
          draft={`${asked === RESTORE ? 'recuperar' : 'retirar'}-aviso-${slug}`}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
