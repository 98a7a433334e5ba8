import { Button } from '@va/ui/controls/button.tsx';
import { countOf } from '@va/domain/numbers.ts';
import { useState } from 'react';
import { formatDate } from '@va/domain/dates.ts';
import type { TimetableReview } from '#app/api/timetable-reviews.ts';
import { FormProblem } from '#app/components/form-problem.tsx';
import { ReasonField } from '#app/components/reason-field.tsx';
import { RefusedRows, ReviewLines } from '#app/components/review-lines.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { sentByPage } from '#app/lib/form-props.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { useNow } from '#app/lib/use-now.ts';
import { changeWords, flightWords } from './review-words.ts';

/** A file as read, with the settings of staff. */
export interface TimetableFile {
  csv: string;
  fileName: string;
  /** Whether its times are local. */
  localTimes: boolean;
  /** Whether its rows are added to the timetable or replace it. */
  mode: 'add' | 'replace';
  /** First day of rows without one, `YYYY-MM-DD` UTC. */
  validFrom: string;
}

/** Effect of a file on the timetable, in the words that staff choose from. */
export const FILE_MODES = {
  add: 'Añadir y cambiar',
  replace: 'Sustituir desde ese día',
} as const satisfies Record<TimetableFile['mode'], string>;

interface ReviewCardProps {
  review: TimetableReview;
  /** How the file was read; null without a file. */
  file: Pick<TimetableFile, 'localTimes' | 'mode' | 'validFrom'> | null;
  applying: boolean;
  error: Error | null;
  onApply: (reason: string) => void;
  onClose: () => void;
}

/** Preview of the changes to the timetable with their problems, before they apply. */
export function ReviewCard({ review, file, applying, error, onApply, onClose }: ReviewCardProps) {
  const [reason, setReason] = useState('');
  const now = useNow();
  const { counts, added, changed, ended, same, findings, peaks, problems, refusedCsv, ignored } = review;
  const { notes, refused } = review;
  const isWhole = file?.mode === 'replace' && problems.length > 0;
  const errors = findings.filter(({ level }) => level === 'error');
  const warnings = findings.filter(({ level }) => level === 'warning');
  const total = counts.added + counts.changed + counts.ended;
  return (
    <SectionCard
      title="Revisión"
      aside={`${countOf(total, 'cambio', 'cambios')}, ${countOf(same, 'vuelo igual', 'vuelos iguales')}`}
    >
      <div role="status" className="grid gap-3">
        {file && <p>Horas leídas como {file.localTimes ? 'locales' : 'UTC'}.</p>}
        {file?.mode === 'replace' && (
          <p>
            Sustituye el horario desde el <time dateTime={file.validFrom}>{formatDate(file.validFrom)}</time>:
            lo que no trae acaba el día antes.
          </p>
        )}
        {isWhole && (
          <p>
            Con filas rechazadas no se puede sustituir: sus vuelos acabarían. Corrígelas, o elige «Añadir y
            cambiar».
          </p>
        )}
        {total === 0 && problems.length === 0 && <p>No cambia nada.</p>}
        <ReviewLines title="Nuevos" count={counts.added} lines={added.map(flightWords)} />
        <ReviewLines
          title="Cambian"
          count={counts.changed}
          lines={changed.map((change) => changeWords(change, now))}
        />
        <ReviewLines
          title={file ? 'Acaban' : 'Acaban hoy'}
          count={counts.ended}
          lines={ended.map(flightWords)}
        />
        <ReviewLines title="Errores" count={errors.length} lines={errors.map(({ message }) => message)} />
        <ReviewLines
          title="Para mirar"
          count={counts.findings - errors.length}
          lines={warnings.map(({ message }) => message)}
        />
        {total > 0 && (
          <ReviewLines title="Aviones a la vez, por tipo" count={peaks.length} lines={peaks.map(peakLine)} />
        )}
        <RefusedRows problems={problems} refused={refused} />
        <ReviewLines title="Qué significan aquí" count={notes.length} lines={notes} />
        {ignored.length > 0 && (
          <p className="text-sm text-ink-2">La plataforma no guarda estas columnas: {ignored.join(', ')}.</p>
        )}
      </div>
      {errors.length === 0 && total > 0 && !isWhole && (
        <form onSubmit={sentByPage(() => onApply(reason.trim()))} className="grid max-w-lg gap-3">
          <FormProblem error={error} />
          <ReasonField value={reason} error={error} onChange={setReason} oneLine />
          <Button type="submit" variant="primary" disabled={applying} className="justify-self-start">
            {problems.length > 0 ? 'Aplicar sólo las filas buenas' : 'Aplicar el horario'}
          </Button>
        </form>
      )}
      <div className="flex flex-wrap gap-2">
        {refusedCsv !== null && (
          <Button onClick={() => saveFile('filas-rechazadas.csv', 'text/csv', refusedCsv)}>
            Descargar las rechazadas
          </Button>
        )}
        <Button onClick={onClose}>Cerrar la revisión</Button>
      </div>
    </SectionCard>
  );
}

function peakLine({ model, peak, tails }: TimetableReview['peaks'][number]): string {
  return `${model}: ${peak} en el momento de más vuelos, y ${tails} en servicio.`;
}
