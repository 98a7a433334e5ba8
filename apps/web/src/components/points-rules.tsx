import { hoursAndMinutes } from '@va/domain/durations.ts';
import { countOf } from '@va/domain/numbers.ts';
import type { PointsFigures } from '@va/contract/points/flight-points.ts';
import { signed } from '#app/lib/signed.ts';

/** The figures of the points, each with its reason. */
export function PointsRules({ rules }: { rules: PointsFigures }) {
  const base = rules.base.map(({ points }) => points).join(' · ');
  const steps = rules.base.flatMap(({ underMin }) => (underMin === null ? [] : hoursAndMinutes(underMin)));
  const lines: [string, string][] = [
    [base, `Por el bloque${steps.length > 0 ? `, con pasos en ${steps.join(' y ')}\u00a0h` : ''}`],
    [`${signed(rules.score80)} o ${signed(rules.score90)}`, 'Nota desde 8,0 o desde 9,0'],
    [signed(rules.online.points), 'Vuelo entero en VATSIM o IVAO'],
    [`${signed(rules.stage)} · ${signed(rules.tour)}`, 'Etapa de tour · tour completo'],
    [
      signed(rules.focus.points),
      `Focus Airport, ${countOf(rules.focus.perMonth, 'vez', 'veces')} por aeropuerto y mes`,
    ],
    [signed(rules.event), 'Evento oficial'],
    ...(rules.dayFlight > 0 ? [[signed(rules.dayFlight), 'Vuelo del día'] satisfies [string, string]] : []),
    [signed(rules.inactiveMonth), 'Mes entero sin vuelo válido y sin excedencia'],
    [signed(rules.abandoned), 'Reserva sin volar ni anular'],
    [signed(rules.cheating), 'Vuelo anulado por trampa'],
  ];
  return (
    <>
      <dl className="grid divide-y divide-line text-sm">
        {lines.map(([value, words]) => (
          <div key={words} className="grid grid-cols-[6rem_1fr] gap-x-3 py-2">
            <dt className="order-2">{words}</dt>
            <dd className="text-right font-bold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-2">El saldo no baja de cero.</p>
    </>
  );
}
