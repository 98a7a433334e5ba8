import { countOf, formatNumber } from '@va/domain/numbers.ts';
import type { ImportView } from '#app/api/imports.ts';

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
