import { STILL_FLOWN } from '@va/domain/maintenance.ts';
import { asSentence } from '@va/domain/texts.ts';

/** Tells pilots where they book that the airline is under maintenance, in the words of staff; nothing otherwise. */
export function MaintenanceNote({ sentence }: { sentence: string | null | undefined }) {
  if (!sentence) return null;
  return (
    <div role="status" className="mb-4 rounded-md border border-media bg-media-soft px-4 py-3 wrap-anywhere">
      <p className="font-bold">Ahora no se reserva: la compañía está en mantenimiento</p>
      <p>
        {asSentence(sentence)} {STILL_FLOWN}
      </p>
    </div>
  );
}
