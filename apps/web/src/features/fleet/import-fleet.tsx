import { useMutation } from '@tanstack/react-query';
import { SERVICES } from '@va/domain/fleet/tail-state.ts';
import { countOf } from '@va/domain/numbers.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { useState } from 'react';
import { applyFleetFile, checkFleetFile, exportFleet, type FleetReview } from '#app/api/fleet.ts';
import { ActButton, SubmitButton } from '#app/components/act-button.tsx';
import { useLastImport } from '#app/api/timetable.ts';
import { type Applied, AppliedFile } from '#app/components/applied-file.tsx';
import { SampleButton, CsvFileField, contentError } from '#app/components/csv-file-field.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { ReasonField } from '#app/components/reason-field.tsx';
import { RefusedRows as Refused, ReviewLines } from '#app/components/review-lines.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { sentByPage } from '#app/lib/form-props.ts';
import { readCsvFile } from '#app/lib/read-csv-file.ts';
import { saveFile } from '#app/lib/save-file.ts';

/** Import of a file of aircraft: checked first, then applied with a reason. */
export function ImportFleet() {
  const last = useLastImport('aircraft');
  const [looked, setLooked] = useState<{ review: FleetReview; csv: string; fileName: string } | null>(null);
  const [reason, setReason] = useState('');
  const [applied, setApplied] = useState<Applied | null>(null);
  const check = useMutation({
    mutationFn: async (file: File) => {
      const csv = await readCsvFile(file);
      return { csv, fileName: file.name, review: await checkFleetFile(csv) };
    },
    onSuccess: setLooked,
  });
  const apply = useMutation({
    mutationFn: ({ review: { seen, problems }, csv, fileName }: NonNullable<typeof looked>) =>
      applyFleetFile({ csv, fileName, seen, reason, partial: problems.length > 0 }),
    onSuccess: ({ counts, importId }, { fileName }) => {
      setLooked(null);
      setReason('');
      setApplied(importId ? { name: fileName, importId, counts } : null);
      showToast({
        title: 'Flota al día',
        description: `${countOf(counts.added, 'avión nuevo', 'aviones nuevos')} y ${countOf(counts.changed, 'cambio', 'cambios')}.`,
      });
    },
  });
  const save = useMutation({
    mutationFn: exportFleet,
    onSuccess: ({ csv }) => saveFile('flota.csv', 'text/csv', csv),
  });
  return (
    <SectionCard title="Importar un archivo">
      <CsvFileField
        hint="Con las columnas de phpVMS. Primero se revisa; después decides si se aplica. Los aviones que no nombra se quedan como están."
        check={check}
      />
      <FormProblem error={contentError(check) ?? apply.error ?? save.error} />
      <ActButton act={save} className="justify-self-start">
        Descargar la flota en ese formato
      </ActButton>
      <SampleButton kind="aircraft" />
      <AppliedFile applied={applied} last={last} />
      {looked && (
        <form className="grid gap-4" onSubmit={sentByPage(() => apply.mutate(looked))}>
          <ReviewOfFleet review={looked.review} />
          {looked.review.counts.added + looked.review.counts.changed > 0 && (
            <>
              <ReasonField
                oneLine
                least={1}
                hint="Queda en la historia de cada avión."
                value={reason}
                error={apply.error}
                onChange={setReason}
              />
              <SubmitButton act={apply}>
                {looked.review.problems.length > 0 ? 'Aplicar sólo las filas buenas' : 'Aplicar el archivo'}
              </SubmitButton>
            </>
          )}
          <div className="flex flex-wrap gap-2">
            <RefusedRows csv={looked.review.refusedCsv} />
            <Button onClick={() => setLooked(null)}>Cerrar la revisión</Button>
          </div>
        </form>
      )}
    </SectionCard>
  );
}

function ReviewOfFleet({ review }: { review: FleetReview }) {
  const { counts, added, changed, same, problems, refused, ignored } = review;
  return (
    <div role="status" className="grid gap-3">
      <p className="text-sm text-ink-2">
        {countOf(counts.added + counts.changed, 'cambio', 'cambios')},{' '}
        {countOf(same, 'avión igual', 'aviones iguales')}.
      </p>
      <ReviewLines
        title="Nuevos"
        count={counts.added}
        lines={added.map(({ registration, icaoType, place }) => `${registration}, ${icaoType}, en ${place}`)}
      />
      <ReviewLines
        title="Cambian"
        count={counts.changed}
        lines={changed.map(({ before, after, fields }) => {
          const words = {
            base: `base ${before.base} → ${after.base}`,
            place: `lugar ${before.place} → ${after.place}`,
            service: `${SERVICES[before.service]} → ${SERVICES[after.service]}`,
          };
          return `${after.registration}: ${fields.map((field) => words[field]).join(', ')}`;
        })}
      />
      <Refused problems={problems} refused={refused} />
      {ignored.length > 0 && (
        <p className="text-sm text-ink-2">La plataforma no guarda estas columnas: {ignored.join(', ')}.</p>
      )}
    </div>
  );
}

function RefusedRows({ csv }: { csv: string | null }) {
  if (csv === null) return null;
  return (
    <Button onClick={() => saveFile('filas-rechazadas.csv', 'text/csv', csv)}>
      Descargar las rechazadas
    </Button>
  );
}
