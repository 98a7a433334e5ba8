import { countOf } from '@va/domain/numbers.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { useState } from 'react';
import { applyImport, type ImportCheck } from '#app/api/imports.ts';
import { ReasonDialog } from '#app/components/desk-list/reason-dialog.tsx';
import { problemLine, ReviewLines } from '#app/components/review-lines.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { saveFile } from '#app/lib/save-file.ts';
import { ImportProgress } from './import-progress.tsx';

/** What a file would bring and what is wrong with the rest of it; applied from here. */
export function ImportPreview({ check, onClose }: { check: ImportCheck; onClose: () => void }) {
  const { import: found, problems, problemCount, warnings, refusedCsv, ignored } = check;
  const [applying, setApplying] = useState(false);
  const apply = found && found.refused > 0 ? 'Aplicar sólo las filas buenas' : 'Aplicar';
  return (
    <SectionCard title={found === null ? 'No se puede traer nada' : `Revisión de ${found.name}`}>
      <div role="status" className="grid gap-3">
        {found && (
          <p>
            {countOf(found.good, 'fila buena', 'filas buenas')} y{' '}
            {countOf(found.refused, 'rechazada', 'rechazadas')}.
          </p>
        )}
        <ReviewLines title="Lo que está mal" count={problemCount} lines={problems.map(problemLine)} />
        <ReviewLines title="Entra, pero conviene mirarlo" count={warnings.length} lines={warnings} />
        {ignored.length > 0 && (
          <p className="text-sm text-ink-2">La plataforma no guarda estas columnas: {ignored.join(', ')}.</p>
        )}
        {found && <ImportProgress of={found} />}
      </div>
      <div className="flex flex-wrap gap-2">
        {found?.state === 'checked' && found.good > 0 && (
          <Button variant="primary" onClick={() => setApplying(true)}>
            {apply}
          </Button>
        )}
        {refusedCsv !== null && (
          <Button onClick={() => saveFile('filas-rechazadas.csv', 'text/csv', refusedCsv)}>
            Descargar las rechazadas
          </Button>
        )}
        <Button onClick={onClose}>Cerrar la revisión</Button>
      </div>
      {found && applying && (
        <ReasonDialog
          title={`Aplicar ${found.name}`}
          note={`Entran ${countOf(found.good, 'fila', 'filas')}. Después se puede retirar entera.`}
          button={apply}
          act={(reason) => applyImport(found.id, reason)}
          done={{ title: 'Importación en marcha', description: found.name }}
          draft={`aplicar-importacion-${found.id}`}
          onClose={() => setApplying(false)}
        />
      )}
    </SectionCard>
  );
}
