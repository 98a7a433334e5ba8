import { formatHours } from '@va/domain/quantities.ts';
import type { ReportDetail, Score } from '#app/lib/report-types.ts';
import { SectionCard } from '#app/components/section-card.tsx';
import { signed } from '#app/lib/signed.ts';

/** The entries that the report brought to the ledger, reversals included. */
export function PointsCard({ report, score }: { report: ReportDetail; score: Score }) {
  return (
    <SectionCard title="Puntos y horas">
      {score.points.length === 0 ? (
        <p className="text-ink-2">Sin asientos: sólo un vuelo aceptado y válido suma.</p>
      ) : (
        <ul className="grid divide-y divide-line border-y border-line text-sm">
          {score.points.map(({ label, points }, index) => (
            <li key={`${label} ${index}`} className="grid grid-cols-[3.5rem_1fr] items-baseline gap-3 py-2">
              <b className="text-right text-base">{signed(points)}</b>
              <span>{label}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="grid grid-cols-[3.5rem_1fr] items-baseline gap-3 text-sm">
        <b className="text-right text-base">{signed(report.points)}</b>
        <span>en total, y {formatHours(report.countedMin)} en tus horas</span>
      </p>
    </SectionCard>
  );
}
