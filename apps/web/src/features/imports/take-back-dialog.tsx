import { takeBackImport, type ImportView } from '#app/api/imports.ts';
import { ReasonDialog } from '#app/components/desk-list/reason-dialog.tsx';

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
