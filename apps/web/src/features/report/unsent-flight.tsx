import { useMutation } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
import { Dialog } from '@va/ui/controls/dialog.tsx';
import { useState, useRef } from 'react';
import { discardReport, submitReport } from '#app/api/reports.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import type { ReportDetail } from '#app/lib/report-types.ts';
import { useNavigate } from 'react-router';
import { paths } from '#app/config/paths.ts';
import { ApiProblem, NothingDone } from '#app/lib/problem.ts';
import { keepDraft } from '#app/services/drafts.ts';
import { freeDraft, keepDated } from '#app/services/own-draft.tsx';
import { MANUAL_DRAFT } from '#app/services/waiting-drafts.ts';

const ALL_TAKEN =
  'Ya tienes nueve reportes manuales sin enviar o abiertos en este navegador. Envía, vacía o cierra alguno y vuelve a intentarlo.';

/** Opens the typed values in the form again and withdraws their report: the corrected one is a new report. */
function CorrectTyped({ report }: { report: ReportDetail }) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  /** Name of the draft that holds the values after a lost answer; the act is repeated with it. */
  const kept = useRef<string | null>(null);
  const discard = useMutation({
    mutationFn: async () => {
      // Uses a draft of its own, so that values typed in other windows, or waiting for the network, stay. It is stored
      // before the report is closed, so that the values are never lost, even if the answer is.
      const draft = kept.current ?? (await keepAgain(report));
      kept.current = draft;
      try {
        await discardReport(report.code);
      } catch (error) {
        if (error instanceof ApiProblem) {
          keepDraft(draft, null);
          kept.current = null;
        }
        throw error;
      }
      return draft;
    },
    onSuccess: (draft) => void navigate(paths.manualReport, { state: { draft } }),
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>Corregir</Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="¿Corregir este reporte?"
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Dejarlo como está</Button>
            <ActButton act={discard} variant="primary">
              Corregir el reporte
            </ActButton>
          </>
        }
      >
        <p>
          Este informe se cierra y lo que escribiste pasa al formulario del reporte manual. Si era de una
          reserva, elígela otra vez si sigue en la lista.
        </p>
        <FormProblem error={discard.error} />
      </Dialog>
    </>
  );
}

/**
 * Stores the values in a free draft and returns its name.
 * @throws NothingDone if all drafts are taken
 */
async function keepAgain(report: ReportDetail): Promise<string> {
  const draft = await freeDraft(MANUAL_DRAFT);
  if (draft === null) throw new NothingDone(ALL_TAKEN);
  keepDated(draft, typedAgain(report));
  return draft;
}

/** Form values as they were typed; without the booking, which may be closed with the report. */
function typedAgain(report: ReportDetail): Record<string, string> {
  const minute = (at: string | null) => at?.slice(0, 16) ?? '';
  const number = (value: number | null) => (value === null ? '' : String(value).replace('.', ','));
  return {
    depIcao: report.depIcao,
    arrIcao: report.arrIcao ?? report.arrPlannedIcao,
    registration: report.registration ?? '',
    number: number(report.flightNumber),
    offBlock: minute(report.offBlock),
    takeoff: minute(report.takeoff),
    landing: minute(report.landing),
    onBlock: minute(report.onBlock),
    network: report.network ?? '',
    fuelOffKg: number(report.fuelOffKg),
    fuelOnKg: number(report.fuelOnKg),
    comment: report.comment,
    evidenceUrl: report.evidenceUrl ?? '',
    secondPilot: report.secondPilot?.callsign ?? '',
  };
}

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
