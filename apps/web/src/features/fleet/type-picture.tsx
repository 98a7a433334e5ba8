import { FIGURES, type Figure } from '@va/domain/fleet/type-figures.ts';
import { figureWords, type TypeSheet } from '@va/domain/fleet/type-sheet.ts';
import { dimensionsOf } from '@va/domain/fleet/type-uses.ts';
import { FactList } from '#app/components/fact-list.tsx';
import { AircraftDrawing } from './components/aircraft-drawing.tsx';

/** Figures that distinguish types at a glance. */
const SHOWN = ['seats', 'loadKg', 'mtowKg', 'rangeNm', 'cruiseKt', 'ceilingFl', 'turnaroundMin'] as const;

/** A type drawn from its measures, with the figures that pilots look for first, or with all. */
export function TypePicture({ sheet, all = false }: { sheet: TypeSheet; all?: boolean }) {
  const names = all ? (Object.keys(FIGURES) as Figure[]) : SHOWN;
  return (
    <>
      <div className="overflow-hidden rounded-md border border-line">
        <AircraftDrawing
          aircraft={{ model: sheet.model, registration: sheet.icaoType, dimensions: dimensionsOf(sheet) }}
        />
      </div>
      <FactList
        facts={[
          ['Motores', sheet.engines] as const,
          ...names.flatMap((name) => {
            const value = sheet.figures[name];
            return value === undefined ? [] : [[FIGURES[name].label, figureWords(name, value)] as const];
          }),
        ]}
      />
    </>
  );
}
