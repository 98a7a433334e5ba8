import { useMutation } from '@tanstack/react-query';
import { TextField } from '@va/ui/controls/field.tsx';
import { useState } from 'react';
import {
  checkImport,
  readNewsky,
  type CheckImport,
  type ImportCheck,
  type ImportedFileKind,
} from '#app/api/imports.ts';
import { SampleButton, CsvFileField, contentError } from '#app/components/csv-file-field.tsx';
import { SubmitButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { deskPaths } from '#app/config/desk-paths.ts';
import { paths } from '#app/config/paths.ts';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { errorAt } from '#app/lib/problem.ts';
import { readCsvFile } from '#app/lib/read-csv-file.ts';
import { IMPORT_KINDS } from '#app/lib/import-kinds.ts';
import { COLUMNS } from './import-list.tsx';

const FILES = ['airports', 'pilots', 'logbook', 'balances'] as const satisfies readonly ImportedFileKind[];

/** Asks for a file, or for days of NewSky, and looks at it; nothing is applied here. */
export function BringFile({
  newsky,
  onChecked,
}: {
  newsky: boolean;
  /** @param read the file that was looked at, to read it again with what is said of it */
  onChecked: (check: ImportCheck, read: CheckImport) => void;
}) {
  const [kind, setKind] = useState<ImportedFileKind>('pilots');
  const check = useMutation({
    mutationFn: async (file: File) => {
      const read = { kind, fileName: file.name, csv: await readCsvFile(file) };
      return { read, found: await checkImport(read) };
    },
    onSuccess: ({ read, found }) => onChecked(found, read),
  });
  return (
    <SectionCard title="Traer datos">
      <p className="text-ink-2">
        El <TextLink to={deskPaths.deskTimetable}>horario</TextLink> y la{' '}
        <TextLink to={paths.fleet}>flota</TextLink> se traen en sus páginas; aquí, lo demás: primero los
        aeropuertos que falten y los pilotos, después los vuelos y los saldos.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Qué traes"
          {...fieldOf(kind, (typed) => setKind(FILES.find((one) => one === typed) ?? 'pilots'))}
          options={FILES.map((one) => [one, IMPORT_KINDS[one]])}
        />
        <CsvFileField hint={COLUMNS[kind]} check={check} />
      </div>
      <SampleButton kind={kind} />
      <FormProblem error={contentError(check)} />
      {newsky ? (
        <NewskyDays />
      ) : (
        <p className="text-sm text-ink-2">
          Para leer los vuelos de NewSky, quien administra el servidor pone la clave de la compañía en
          NEWSKY_TOKEN.
        </p>
      )}
    </SectionCard>
  );
}

function NewskyDays() {
  const [days, setDays] = useState({ from: '', until: '' });
  const read = useMutation({ mutationFn: () => readNewsky(days) });
  return (
    <form onSubmit={sentByPage(() => read.mutate())} className="grid gap-4 border-t border-line pt-4">
      <h3 className="font-bold">Vuelos de NewSky</h3>
      <p className="text-sm text-ink-2">
        De NewSky llegan los vuelos, no los pilotos: tráelos antes con un archivo CSV.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Desde"
          type="date"
          required
          {...fieldOf(days.from, (from) => setDays({ ...days, from }), errorAt(read.error, '/from'))}
        />
        <TextField
          label="Hasta"
          type="date"
          required
          {...fieldOf(days.until, (until) => setDays({ ...days, until }), errorAt(read.error, '/until'))}
        />
      </div>
      <FormProblem error={read.error} />
      <SubmitButton act={read} variant="secondary">
        Leer esos días
      </SubmitButton>
    </form>
  );
}
