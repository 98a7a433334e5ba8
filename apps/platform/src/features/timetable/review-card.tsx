import { Button } from '@va/ui/controls/button.tsx';
import { clockOf } from '@va/domain/timetable/clock.ts';
import { dayNames } from '@va/domain/timetable/weekdays.ts';
import { countOf } from '@va/domain/numbers.ts';
import type { TimetableFlight, TimetableReview } from '#app/api/timetable.ts';
import { SectionCard } from '#app/components/section-card.tsx';
import { saveText } from '#app/services/save-text.ts';

interface ReviewCardProps {
  review: TimetableReview;
  applying: boolean;
  onApply: () => void;
  onClose: () => void;
}

/** Rows of a list that are shown; the rest is counted. */
const SHOWN = 50;

/** What would change and what is wrong with it, before anything is applied. */
export function ReviewCard({ review, applying, onApply, onClose }: ReviewCardProps) {
  const { counts, added, changed, ended, same, findings, problems, refusedCsv, ignored } = review;
  const errors = findings.filter(({ level }) => level === 'error');
  const warnings = findings.filter(({ level }) => level === 'warning');
  const total = counts.added + counts.changed + counts.ended;
  return (
    <SectionCard
      title="Revisión"
      aside={`${countOf(total, 'cambio', 'cambios')}, ${countOf(same, 'vuelo igual', 'vuelos iguales')}`}
    >
      <div role="status" className="grid gap-3">
        {total === 0 && problems.length === 0 && <p>No cambia nada.</p>}
        <Lines title="Nuevos" count={counts.added} lines={added.map(flightWords)} />
        <Lines
          title="Cambian"
          count={counts.changed}
          lines={changed.map(({ before, after }) => `${flightWords(before)} → ${flightWords(after)}`)}
        />
        <Lines title="Acaban hoy" count={counts.ended} lines={ended.map(flightWords)} />
        <Lines title="Errores" count={errors.length} lines={errors.map(({ message }) => message)} />
        <Lines
          title="Para mirar"
          count={counts.findings - errors.length}
          lines={warnings.map(({ message }) => message)}
        />
        <Lines
          title="Filas rechazadas"
          count={counts.problems}
          lines={problems.map(
            ({ line, column, value, wrong, write }) =>
              `Línea ${line}${column && `, ${column}`}${value && ` «${value}»`}: ${wrong} ${write}`,
          )}
        />
        {ignored.length > 0 && (
          <p className="text-sm text-ink-2">La plataforma no guarda estas columnas: {ignored.join(', ')}.</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {errors.length === 0 && total > 0 && (
          <Button variant="primary" disabled={applying} onClick={onApply}>
            {problems.length > 0 ? 'Aplicar sólo las filas buenas' : 'Aplicar el horario'}
          </Button>
        )}
        {refusedCsv !== null && (
          <Button onClick={() => saveText('filas-rechazadas.csv', refusedCsv, 'text/csv')}>
            Descargar las rechazadas
          </Button>
        )}
        <Button onClick={onClose}>Cerrar la revisión</Button>
      </div>
    </SectionCard>
  );
}

function Lines({ title, count, lines }: { title: string; count: number; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <details open={lines.length <= 10}>
      <summary className="cursor-pointer font-bold">
        {title}: {count}
      </summary>
      <ul className="mt-1 grid gap-0.5 pl-4 text-sm">
        {lines.slice(0, SHOWN).map((line, index) => (
          <li key={index} className="wrap-anywhere">
            {line}
          </li>
        ))}
        {count > SHOWN && <li className="text-ink-2">y {count - SHOWN} más</li>}
      </ul>
    </details>
  );
}

function flightWords({ number, dep, arr, stdUtc, days }: TimetableFlight): string {
  return `${number} ${dep}–${arr}, ${clockOf(stdUtc)}Z, ${dayNames(days)}`;
}
