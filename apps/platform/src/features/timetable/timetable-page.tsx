import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
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
} from '#app/api/timetable-reviews.ts';
import { exportTimetable, timetableQuery } from '#app/api/timetable.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { Checkbox } from '#app/components/checkbox.tsx';
import { CsvFileField, contentError } from '#app/components/csv-file-field.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { readCsvFile } from '#app/lib/read-csv-file.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { AddFlight } from './add-flight.tsx';
import { FlightTable } from './flight-table.tsx';
import { ReviewCard } from './review-card.tsx';

/** A file as it was read, and whether its hours are local. */
interface TimetableFile {
  csv: string;
  fileName: string;
  localTimes: boolean;
}

/** What is being looked at before it is applied. */
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
  const [localTimes, setLocalTimes] = useState(false);
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
          ? { csv: await readCsvFile(chosen), fileName: chosen.name, localTimes }
          : chosen;
      const review = await checkTimetableFile({ csv: file.csv, localTimes: file.localTimes });
      return { file, review };
    },
    onSuccess: setLooked,
  });
  const checkChosen = { ...check, mutate: (file: File) => check.mutate(file) };
  const apply = useMutation({
    mutationFn: ({ review: { revision, problems }, file, reason }: Looked & { reason: string }) =>
      file === null
        ? applyProposal({ revision, reason })
        : applyTimetableFile({ ...file, revision, partial: problems.length > 0, reason }),
    onSuccess: (_, { file }) => {
      setLooked(null);
      setLocalTimes(false);
      showToast({
        title: 'Horario aplicado',
        description: file
          ? 'Se retira entero en «Datos», en la mesa.'
          : 'Los vuelos nuevos ya se pueden reservar.',
      });
    },
  });
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
          <Checkbox
            label="Las horas del archivo son locales"
            hint="Las de invierno de cada aeropuerto. Sin marcar, se leen como UTC."
            checked={localTimes}
            disabled={check.isPending || apply.isPending}
            onChange={({ target: { checked } }) => {
              setLocalTimes(checked);
              // The file that is looked at is read again by the clock that is said now.
              if (looked?.file) check.mutate({ ...looked.file, localTimes: checked });
            }}
          />
          <CsvFileField
            hint="Con las columnas de phpVMS, en UTF-8. Primero se revisa; después decides si se aplica."
            check={checkChosen}
          />
          <ActButton act={save} className="justify-self-start">
            Descargar el horario en ese formato
          </ActButton>
        </SectionCard>
        {looked && (
          <ReviewCard
            review={looked.review}
            localTimes={looked.file && looked.file.localTimes}
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
