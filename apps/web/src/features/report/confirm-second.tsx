import { useMutation } from '@tanstack/react-query';
import { confirmSecondPilot, discardReport } from '#app/api/reports.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import type { ReportDetail } from '#app/lib/report-types.ts';

/** Card for the pilot who was named as second pilot. */
export function ConfirmSecond({ report: { code, state, holder } }: { report: ReportDetail }) {
  const confirm = useMutation({ mutationFn: () => confirmSecondPilot(code) });
  const decline = useMutation({ mutationFn: () => discardReport(code) });
  const who = holder?.callsign ?? 'un compañero';
  if (state !== 'draft')
    return (
      <SectionCard title="Como segundo piloto">
        <p className="text-ink-2">
          Este informe sigue al de {who}: si aquel cambia, este cambia con él. Si algo no cuadra, recurre
          quien lo firmó.
        </p>
      </SectionCard>
    );
  return (
    <SectionCard title={`¿Volaste con ${who}?`}>
      <p className="text-ink-2">
        Dice que fuiste de segundo piloto. Si lo confirmas, las horas y los puntos base son también tuyos; no
        cuenta entre tus reportes manuales.
      </p>
      <FormProblem error={confirm.error ?? decline.error} />
      <div className="flex flex-wrap gap-3">
        <ActButton act={confirm} variant="primary" disabled={decline.isPending}>
          Sí, lo confirmo
        </ActButton>
        <ActButton act={decline} disabled={confirm.isPending}>
          No, no fui
        </ActButton>
      </div>
    </SectionCard>
  );
}
