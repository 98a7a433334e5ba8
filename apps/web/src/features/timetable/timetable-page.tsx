import { clsx } from 'clsx/lite';
import { useMutation, useQuery } from '@tanstack/react-query';
import { dayOf } from '@va/domain/months.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { rowsOfFields } from '@va/ui/controls/field-frame.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { useState } from 'react';
import { fleetQuery } from '#app/api/fleet.ts';
import { typesOf } from '#app/lib/fleet-types.ts';
import {
  applyProposal,
  applyTimetableFile,
  checkTimetableFile,
  proposeTimetable,
  type TimetableReview,
  exportTimetable,
  timetableQuery,
  useLastImport,
} from '#app/api/timetable.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { type Applied, AppliedFile } from '#app/components/applied-file.tsx';
import { SampleButton, CsvFileField, contentError } from '#app/components/csv-file-field.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { fieldOf } from '#app/lib/form-props.ts';
import { useNow } from '#app/lib/use-now.ts';
import { Checkbox } from '#app/components/checkbox.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { readCsvFile } from '#app/lib/read-csv-file.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { AddFlight } from './add-flight.tsx';
import { FlightTable } from './flight-table.tsx';
import { FILE_MODES, ReviewCard, type TimetableFile } from './review-card.tsx';

/** Changes under preview. */
interface Looked {
  review: TimetableReview;
  /** The file that it came from; null for the generator's proposal. */
  file: TimetableFile | null;
}

/** The desk of the timetable: add, edit and lock flights, take it out and in as CSV, and let the generator propose. */
export function TimetablePage() {
  const timetable = useQuery(timetableQuery);
  const fleet = useQuery(fleetQuery);
  const types = typesOf(fleet.data ?? []);
  const [adding, setAdding] = useState(false);
  const today = dayOf(useNow());
  const [said, setSaid] = useState<Partial<Omit<TimetableFile, 'csv' | 'fileName'>>>({});
  const [applied, setApplied] = useState<Applied | null>(null);
  const { localTimes = false, mode = 'add', validFrom = today } = said;
  const last = useLastImport('flights');
  const [looked, setLooked] = useState<Looked | null>(null);
  const save = useMutation({
    mutationFn: exportTimetable,
    onSuccess: ({ csv }) => saveFile('horario.csv', 'text/csv', csv),
  });
  const propose = useMutation({
    mutationFn: proposeTimetable,
    onSuccess: (review) => setLooked({ review, file: null }),
  });
  const check = useMutation({
    mutationFn: async (chosen: File | TimetableFile) => {
      const file =
        chosen instanceof File
          ? { csv: await readCsvFile(chosen), fileName: chosen.name, localTimes, mode, validFrom }
          : chosen;
      const { fileName: _fileName, ...body } = file;
      return { file, review: await checkTimetableFile(body) };
    },
    onSuccess: setLooked,
  });
  /** The file that is looked at is read again as it is said now. */
  const say = (more: typeof said) => {
    setSaid({ ...said, ...more });
    if (looked?.file) check.mutate({ ...looked.file, ...more });
  };
  const checkChosen = { ...check, mutate: (file: File) => check.mutate(file) };
  const apply = useMutation({
    mutationFn: ({ review: { revision, problems }, file, reason }: Looked & { reason: string }) =>
      file === null
        ? applyProposal({ revision, reason })
        : applyTimetableFile({ ...file, revision, partial: problems.length > 0, reason }),
    onSuccess: ({ counts, importId }, { file }) => {
      setLooked(null);
      setSaid({});
      setApplied(importId ? { name: file?.fileName ?? 'la propuesta', importId, counts } : null);
      showToast({ title: 'Horario aplicado', description: 'Los vuelos nuevos ya se pueden reservar.' });
    },
  });
  const busy = check.isPending || apply.isPending;
  return (
    <>
      <PageHead
        eyebrow="Mesa"
        title="Horario"
        lead="Nada se borra: lo que se quita acaba hoy. Las reservas conservan el vuelo con el que se hicieron."
        actions={<ActButton act={propose}>Proponer horario</ActButton>}
      />
      <div className="grid gap-4">
        <FormProblem error={save.error ?? propose.error ?? contentError(checkChosen)} />
        <SectionCard title="Importar un archivo">
          <div className={clsx('grid gap-4 sm:grid-cols-2', rowsOfFields)}>
            <SelectField
              label="Qué hace con lo que hay"
              hint={
                mode === 'replace'
                  ? 'Lo que el archivo no trae acaba el día antes; lo bloqueado se queda.'
                  : 'Lo que el archivo no nombra se queda como está.'
              }
              disabled={busy}
              {...fieldOf(mode, (typed) => say({ mode: typed === 'replace' ? 'replace' : 'add' }))}
              options={Object.entries(FILE_MODES)}
            />
            <TextField
              label="Vale desde"
              hint="Primer día de las filas sin «start_date»."
              type="date"
              required
              disabled={busy}
              {...fieldOf(validFrom, (day) => say({ validFrom: day || today }))}
            />
          </div>
          <Checkbox
            label="Las horas del archivo son locales"
            hint="Las de invierno de cada aeropuerto. Sin marcar, se leen como UTC."
            checked={localTimes}
            disabled={busy}
            onChange={({ target }) => say({ localTimes: target.checked })}
          />
          <CsvFileField
            hint="Con las columnas de phpVMS. Primero se revisa; después decides si se aplica."
            check={checkChosen}
          />
          <ActButton act={save} className="justify-self-start">
            Descargar el horario en ese formato
          </ActButton>
          <SampleButton kind="flights" />
        </SectionCard>
        <AppliedFile applied={applied} last={last} />
        {looked && (
          <ReviewCard
            review={looked.review}
            file={looked.file}
            applying={apply.isPending}
            error={apply.error}
            onApply={(reason) => apply.mutate({ ...looked, reason })}
            onClose={() => setLooked(null)}
          />
        )}
        <SectionCard title="Vuelos">
          <Button
            className="justify-self-start"
            disabled={fleet.data === undefined}
            onClick={() => setAdding(true)}
          >
            Añadir un vuelo
          </Button>
          <Loaded query={timetable} what="el horario">
            {({ flights }) => <FlightTable flights={flights} types={types} />}
          </Loaded>
        </SectionCard>
      </div>
      {adding && <AddFlight types={types} onClose={() => setAdding(false)} />}
    </>
  );
}
