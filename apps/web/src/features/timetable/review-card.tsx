import { Button } from '@va/ui/controls/button.tsx';
import { countOf } from '@va/domain/numbers.ts';
import { useState } from 'react';
import { formatDate } from '@va/domain/dates.ts';
import type { TimetableReview } from '#app/api/timetable.ts';
import { FormProblem } from '#app/components/form-problem.tsx';
import { ReasonField } from '#app/components/reason-field.tsx';
import { RefusedRows, ReviewLines } from '#app/components/review-lines.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { sentByPage } from '#app/lib/form-props.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { useNow } from '#app/lib/use-now.ts';
import { hoursAndMinutes } from '@va/domain/durations.ts';
import { dayOf } from '@va/domain/months.ts';
import { clockOf } from '@va/domain/timetable/clock.ts';
import { FLIGHT_KINDS } from '@va/domain/timetable/flight.ts';
import { IATA_TYPES, KIND_LETTERS } from '@va/domain/timetable/iata-types.ts';
import { dayNames } from '@va/domain/timetable/weekdays.ts';

type Flight = TimetableReview['added'][number];

const nameOf = ({ number, dep, arr }: Flight) => `${number} ${dep}–${arr}`;

/** A flight of a review in one line: its number, airports, hour, days and types, and its days in the calendar. */
function flightWords(flight: Flight): string {
  const { stdUtc, days, types, validFrom, validUntil } = flight;
  const until = validUntil === null ? '' : ` hasta el ${formatDate(validUntil)}`;
  return `${nameOf(flight)}, ${clockOf(stdUtc)}Z, ${dayNames(days)}, ${typeNames(types)}, desde el ${formatDate(validFrom)}${until}`;
}

/** Title and value of each field that people read; derived fields have none. */
const FIELD_WORDS: Readonly<Record<string, readonly [title: string, value: (flight: Flight) => string]>> = {
  stdUtc: ['salida', ({ stdUtc }) => `${clockOf(stdUtc)}Z`],
  blockMin: ['bloque', ({ blockMin }) => hoursAndMinutes(blockMin)],
  days: ['días', ({ days }) => dayNames(days)],
  types: ['aviones', ({ types }) => typeNames(types)],
  validFrom: ['primer día', ({ validFrom }) => formatDate(validFrom)],
  validUntil: [
    'último día',
    ({ validFrom, validUntil }) => {
      if (validUntil === null) return 'sin final';
      return validUntil < validFrom ? 'ninguno, ya no vuela' : formatDate(validUntil);
    },
  ],
  kind: ['clase', ({ kind }) => FLIGHT_KINDS[kind]],
  isPublic: ['público', ({ isPublic }) => (isPublic ? 'sí' : 'no')],
  locked: ['bloqueado', ({ locked }) => (locked ? 'sí' : 'no')],
  route: ['ruta', ({ route }) => route || 'ninguna'],
  iataType: ['servicio', (flight) => serviceWords(flight)],
  note: ['nota', ({ note }) => (note === '' ? 'ninguna' : `«${note}»`)],
};

/**
 * Changes of a flight, field by field, before and after; for a future season also its first day, since other seasons
 * share its number.
 * @param now milliseconds since 1970-01-01T00:00Z
 */
function changeWords({ before, after, fields }: TimetableReview['changed'][number], now: number): string {
  const from = before.validFrom > dayOf(now) ? `, desde el ${formatDate(before.validFrom)}` : '';
  const changes = fields.flatMap((field) => {
    const words = FIELD_WORDS[field];
    return words ? [`${words[0]} ${words[1](before)} → ${words[1](after)}`] : [];
  });
  if (fields.includes('level')) changes.push('otro nivel de vuelo');
  return `${nameOf(before)}${from}: ${changes.join('; ') || 'otra distancia'}`;
}

function serviceWords({ iataType, kind }: Flight): string {
  return IATA_TYPES[iataType ?? KIND_LETTERS[kind]]?.name ?? '';
}

function typeNames(types: readonly string[]): string {
  return types.map((type) => type.toUpperCase()).join(' o ');
}

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
