import { formatNumber, tenths } from '@va/domain/numbers.ts';
import { Lightbulb } from 'lucide-react';
import { paths } from '#app/config/paths.ts';
import type { LogbookTotals, ReportDetail, Score } from '#app/lib/report-types.ts';
import { SectionCard } from '#app/components/section-card.tsx';
import { signed } from '#app/lib/signed.ts';
import { lowCoverageWords } from '@va/domain/scoring/score-item.ts';
import { TextLink } from '#app/components/text-link.tsx';
import type { Mark } from './marks.ts';
import { ScoreDial } from './score-dial.tsx';

/** The score and what it means for this flight. */
export function ScoreCard({
  report,
  score,
  marks,
  totals,
}: {
  report: ReportDetail;
  score: Score;
  marks: readonly Mark[];
  totals: LogbookTotals | undefined;
}) {
  const facts: [string, string][] = [['Puntos de este vuelo', signed(report.points)]];
  if (typeof totals?.meanScore === 'number')
    facts.push(['Media de tus últimos\u00a020', tenths(totals.meanScore)]);
  if (score.coverage !== null)
    facts.push(['Se pudo juzgar', `${formatNumber(Math.floor(score.coverage))} % del peso de las reglas`]);
  const low = lowCoverageWords(score.coverage);
  return (
    <SectionCard title="Nota" high>
      {report.score === null ? (
        <p className="text-ink-2">{noScore(report)}</p>
      ) : (
        <>
          <ScoreDial score={report.score} least={score.least} marks={marks} />
          {low !== null && <p className="text-center text-ink-2">Sólo {low} del peso de las reglas</p>}
          <p className="text-center font-bold">{verdict(report)}</p>
        </>
      )}
      <dl className="grid divide-y divide-line border-t border-line text-sm">
        {facts.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 py-2">
            <dt>{label}</dt>
            <dd className="font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      {score.betterLanding && (
        <p className="flex items-start gap-2 text-sm text-ink-2">
          <Lightbulb aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>{betterWords(score.betterLanding)}</span>
        </p>
      )}
      {score.rulesVersion && (
        <TextLink to={`${paths.rules}?version=${score.rulesVersion}`} className="text-sm print:hidden">
          Las reglas de esta nota
        </TextLink>
      )}
    </SectionCard>
  );
}

/** Encourages the pilot with the score that a touchdown without a deduction would have given. */
function betterWords({ score, points, instead }: NonNullable<Score['betterLanding']>) {
  return (
    <>
      Con una toma dentro del objetivo habría sido un <b className="text-ink">{tenths(score)}</b>
      {points > instead &&
        `, con ${signed(points)} ${instead > 0 ? `en vez de ${signed(instead)}` : 'por la nota'}`}
      .
    </>
  );
}

function noScore({ source, state, outcome, countsAsManual }: ReportDetail): string {
  if (outcome === 'training') return 'Es un entrenamiento sin nota: suma las horas, y no puntos.';
  if (source === 'second_pilot')
    return 'La nota es del informe del titular; el segundo piloto suma los puntos base y las horas.';
  if (state === 'in_progress' || state === 'draft')
    return 'La nota sale al enviar el vuelo: todavía no hay nada que juzgar.';
  if (countsAsManual) return 'Se aceptó sin nota, como un reporte manual: suma los puntos base y las horas.';
  return 'Un reporte manual no tiene nota: suma los puntos base y las horas.';
}

function verdict({ outcome, state }: ReportDetail): string {
  if (outcome === 'valid') return 'Válido';
  if (outcome === 'below_minimum') return 'Bajo el mínimo: se guarda y no suma';
  if (outcome === 'emergency') return 'Emergencia: ni suma ni resta';
  if (outcome === 'training') return 'Entrenamiento: suma horas, y la nota no entra en tu media';
  if (outcome === 'cheating') return 'Anulado por trampa';
  return state === 'rejected' ? 'Rechazado' : 'Nota propuesta, sin decidir';
}
