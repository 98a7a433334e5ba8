import { countOf } from '@va/domain/numbers.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { useState } from 'react';
import type { ImportCheck } from '#app/api/imports.ts';
import { SelectField } from '#app/components/select-field.tsx';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';

interface RankTableProps {
  foreign: ImportCheck['foreignRanks'];
  ranks: ImportCheck['ranks'];
  /** Checks the file again with the chosen ranks; undefined if the file is not at hand. */
  onSaid: ((ranks: Record<string, string>) => void) | undefined;
}

/** Choice of the airline's rank for each rank of the other system; stored for the next file. */
export function RankTable({ foreign, ranks, onSaid }: RankTableProps) {
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
