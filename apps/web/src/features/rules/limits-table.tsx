import { formatNumber } from '@va/domain/numbers.ts';
import { TableScroller } from '@va/ui/controls/table-scroller.tsx';
import type { ExplainedRules } from '#app/api/rules.ts';
import { SectionCard } from '#app/components/section-card.tsx';

const HEADS = [
  'Tipo',
  'VMO',
  'MMO',
  'Flaps 1 · 1+F · 2 · 3 · FULL',
  'Tren',
  'Tren subiendo',
  'Pérdida creíble',
  'Reserva',
  'MTOW',
  'MLW',
];

/** The limits of the types that the rules compare with. */
export function LimitsTable({ types }: { types: ExplainedRules['types'] }) {
  const kg = (value: number | null) => (value === null ? 'sin datos' : `${formatNumber(value)}\u202fkg`);
  const kt = (value: number) => `${formatNumber(value)}\u202fkt`;
  return (
    <SectionCard title="Límites de cada tipo">
      <TableScroller label="Tabla de límites">
        <table className="w-full text-sm whitespace-nowrap">
          <thead>
            <tr className="text-left">
              {HEADS.map((head) => (
                <th key={head} scope="col" className="p-2">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {types.map(
              ({ type, vmoKt, mmo, vfeKt, gearKt, gearRetractionKt, stallKt, reserveKg, mtowKg, mlwKg }) => (
                <tr key={type}>
                  <th scope="row" className="p-2 text-left font-mono">
                    {type}
                  </th>
                  <td className="p-2">{kt(vmoKt)}</td>
                  <td className="p-2">{mmo.toLocaleString('es-ES', { minimumFractionDigits: 2 })}</td>
                  <td className="p-2">{vfeKt.map((speed) => formatNumber(speed)).join(' · ')}</td>
                  <td className="p-2">{kt(gearKt)}</td>
                  <td className="p-2">{kt(gearRetractionKt)}</td>
                  <td className="p-2">por debajo de {kt(stallKt)}</td>
                  <td className="p-2">{kg(reserveKg)}</td>
                  <td className="p-2">{kg(mtowKg)}</td>
                  <td className="p-2">{kg(mlwKg)}</td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      </TableScroller>
    </SectionCard>
  );
}
