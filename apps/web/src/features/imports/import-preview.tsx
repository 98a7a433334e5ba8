import { countOf, formatNumber } from '@va/domain/numbers.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { useState } from 'react';
import { applyImport, type ImportCheck, type ImportView, takeBackImport } from '#app/api/imports.ts';
import { ReasonDialog } from '#app/components/desk-list/reason-dialog.tsx';
import { RefusedRows, ReviewLines } from '#app/components/review-lines.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { saveFile } from '#app/lib/save-file.ts';

/** Progress of an import, as a bar and in words. */
export function ImportProgress({ of }: { of: ImportView }) {
  const { state, good, refused, done, skipped, failure, reason, name } = of;
  const whole = Math.max(1, good - (state === 'applying' ? 0 : skipped));
  const bar = (words: string, value: number) => (
    <span className="grid gap-1">
      <span>{words}</span>
      <progress
        className="h-2 w-full max-w-80"
        aria-label={`Progreso de ${name}`}
        value={value}
        max={whole}
      />
    </span>
  );
  switch (state) {
    case 'reading':
      return <span>{countOf(good + refused, 'vuelo leído', 'vuelos leídos')} hasta ahora.</span>;
    case 'failed':
      return <span>{failure}</span>;
    case 'applying':
      return bar(`${formatNumber(done + skipped)} de ${countOf(good, 'fila', 'filas')}.`, done + skipped);
    case 'taking_back':
      return bar(`Quedan ${countOf(done, 'fila', 'filas')} por retirar.`, whole - done);
    case 'applied':
      return (
        <span>
          {countOf(done, 'fila aplicada', 'filas aplicadas')}
          {skipped > 0 && `, y ${countOf(skipped, 'que ya no valía', 'que ya no valían')}`}.
        </span>
      );
    case 'taken_back':
      return <span>Motivo: {reason}</span>;
    case 'checked':
      return null;
  }
}

interface RankTableProps {
  foreign: ImportCheck['foreignRanks'];
  ranks: ImportCheck['ranks'];
  /** Checks the file again with the chosen ranks; undefined if the file is not at hand. */
  onSaid: ((ranks: Record<string, string>) => void) | undefined;
}

/** Preview of a file: what it would bring and its problems; applied from here. */
export function ImportPreview({
  check,
  onClose,
  onRanks,
}: {
  check: ImportCheck;
  onClose: () => void;
  /** Reads the file again with what its ranks are here; left out where the file is not at hand. */
  onRanks?: ((ranks: Record<string, string>, replaces?: string) => void) | undefined;
}) {
  const { import: found, problems, warnings, refusedCsv, ignored } = check;
  const { foreignRanks, ranks } = check;
  const [back, setBack] = useState(false);
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
        <RefusedRows problems={problems} refused={found?.refused ?? refusedOf(check)} />
        <ReviewLines title="Entra, pero conviene mirarlo" count={warnings.length} lines={warnings} />
        {ignored.length > 0 && (
          <p className="text-sm text-ink-2">La plataforma no guarda estas columnas: {ignored.join(', ')}.</p>
        )}
        {found && <ImportProgress of={found} />}
      </div>
      {foreignRanks.length > 0 && found?.state !== 'applied' && (
        <RankTable
          foreign={foreignRanks}
          ranks={ranks}
          onSaid={onRanks && ((said) => onRanks(said, found?.id))}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {found?.state === 'checked' && found.good > 0 && (
          <Button variant="primary" onClick={() => setApplying(true)}>
            {apply}
          </Button>
        )}
        {found?.state === 'applied' && <Button onClick={() => setBack(true)}>Retirar la importación</Button>}
        {refusedCsv !== null && (
          <Button onClick={() => saveFile('filas-rechazadas.csv', 'text/csv', refusedCsv)}>
            Descargar las rechazadas
          </Button>
        )}
        <Button onClick={onClose}>Cerrar la revisión</Button>
      </div>
      {found && back && <TakeBackDialog of={found} onClose={() => setBack(false)} />}
      {found && applying && (
        <ReasonDialog
          title={`Aplicar ${found.name}`}
          note={`${found.good === 1 ? 'Entra' : 'Entran'} ${countOf(found.good, 'fila', 'filas')}. Después se puede retirar entera.`}
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

/** Asks why an import is taken back, and takes it back whole. */
export function TakeBackDialog({ of, onClose }: { of: ImportView; onClose: () => void }) {
  return (
    <ReasonDialog
      title={`Retirar ${of.name}`}
      note="Se va todo lo que hizo esta importación. Si algo cuelga de ello, te lo dice y no toca nada."
      button="Retirar la importación"
      act={(reason) => takeBackImport(of.id, reason)}
      done={{ title: 'Importación retirada', description: of.name }}
      draft={`retirar-importacion-${of.id}`}
      onClose={onClose}
    />
  );
}

/** Choice of the airline's rank for each rank of the other system; stored for the next file. */
function RankTable({ foreign, ranks, onSaid }: RankTableProps) {
  const [said, setSaid] = useState<Record<string, string>>(() =>
    Object.fromEntries(foreign.map(({ word, rank }) => [word, rank ?? ''])),
  );
  const chosen = Object.fromEntries(Object.entries(said).filter(([, code]) => code !== ''));
  return (
    <form onSubmit={sentByPage(() => onSaid?.(chosen))} className="grid max-w-xl gap-3">
      <h3 className="font-bold">Rangos del otro sistema</h3>
      <p className="text-sm text-ink-2">Di a cuál equivale cada uno. Se guarda para los próximos archivos.</p>
      {foreign.map(({ word, rows }) => (
        <SelectField
          key={word}
          label={word}
          hint={`En ${countOf(rows, 'fila', 'filas')}.`}
          {...fieldOf(said[word] ?? '', (code) => setSaid({ ...said, [word]: code }))}
          options={[['', 'Elige un rango'], ...ranks.map(({ code, title }) => [code, title] as const)]}
        />
      ))}
      {onSaid ? (
        <Button type="submit" className="justify-self-start">
          Guardar y revisar otra vez
        </Button>
      ) : (
        <p className="text-sm text-ink-2">Para cambiarlos, elige otra vez el archivo.</p>
      )}
    </form>
  );
}

/** Number of rows in the file of refused rows; 0 if the whole file can't be read. */
function refusedOf({ problems, refusedCsv }: ImportCheck): number {
  return refusedCsv === null ? 0 : new Set(problems.map(({ line }) => line)).size;
}
