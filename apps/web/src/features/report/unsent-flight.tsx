import { useMutation } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
import { Dialog } from '@va/ui/controls/dialog.tsx';
import { useState } from 'react';
import { discardReport, submitReport } from '#app/api/reports.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import type { ReportDetail } from '#app/lib/report-types.ts';
import { CorrectTyped } from './correct-typed.tsx';

const WORDS = {
  flying: {
    title: 'Vuelo en curso',
    text: 'Tu programa lo envía al terminar. Si ha dejado de grabar, envía el vuelo como está o descártalo.',
  },
  interrupted: {
    title: 'Vuelo interrumpido',
    text: 'No se ha perdido nada: reanúdalo con el mismo programa, envíalo como está o descártalo.',
  },
  unsent: {
    title: 'Informe sin enviar',
    text: 'Mientras no lo envíes no cuenta. Envíalo antes de 7\u00A0días, o descártalo.',
  },
  typed: {
    title: 'Informe sin enviar',
    text: 'Mientras no lo envíes no cuenta. Envíalo otra vez, corrígelo o descártalo.',
  },
} as const;

function wordsOf({ state, reason, source }: ReportDetail) {
  if (source === 'manual') return WORDS.typed;
  if (state === 'in_progress') return WORDS.flying;
  return reason === 'interrupted' ? WORDS.interrupted : WORDS.unsent;
}

/** Sends or discards a flight that no program will end, or a typed one that was taken back. */
export function UnsentFlight({ report }: { report: ReportDetail }) {
  const { code, source } = report;
  const [asking, setAsking] = useState(false);
  const submit = useMutation({ mutationFn: () => submitReport(code) });
  const discard = useMutation({ mutationFn: () => discardReport(code), onSuccess: () => setAsking(false) });
  const busy = submit.isPending || discard.isPending;
  const { title, text } = wordsOf(report);
  return (
    <SectionCard title={title}>
      <p className="text-sm text-ink-2">{text}</p>
      <FormProblem error={submit.error} />
      <div className="flex flex-wrap gap-3">
        <ActButton act={submit} variant="primary" disabled={busy}>
          {source === 'manual' ? 'Enviar otra vez' : 'Enviar como está'}
        </ActButton>
        {source === 'manual' && <CorrectTyped report={report} />}
        <Button disabled={busy} onClick={() => setAsking(true)}>
          Descartar
        </Button>
      </div>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="¿Descartar este vuelo?"
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Conservarlo</Button>
            <ActButton act={discard} variant="primary" disabled={busy}>
              Descartar el vuelo
            </ActButton>
          </>
        }
      >
        <p>
          No suma horas ni puntos, y tampoco resta. Si el avión no llegó a moverse, su reserva sigue en pie
          hasta que acabe el plazo; si se movió, se cierra. No se puede deshacer.
        </p>
        <FormProblem error={discard.error} />
      </Dialog>
    </SectionCard>
  );
}
