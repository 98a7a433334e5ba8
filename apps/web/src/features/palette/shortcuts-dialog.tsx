import { Dialog } from '@va/ui/controls/dialog.tsx';
import { KeyCap } from '@va/ui/controls/key-cap.tsx';

interface ShortcutsDialogProps {
  open: boolean;
  onClose: () => void;
  /** Name of the key that starts a shortcut on this computer. */
  modifierKey: string;
  /** Whether single-key shortcuts are on. */
  singleKeys: boolean;
  onSingleKeysChange: (on: boolean) => void;
}

/** All shortcuts, and the switch that WCAG 2.1.4 requires for shortcuts of a single key. */
export function ShortcutsDialog({
  open,
  onClose,
  modifierKey,
  singleKeys,
  onSingleKeysChange,
}: ShortcutsDialogProps) {
  const shortcuts: readonly (readonly [keys: readonly string[], does: string])[] = [
    [[modifierKey, 'K'], 'Abrir y cerrar la búsqueda'],
    [[modifierKey, 'B'], 'Contraer y desplegar el menú'],
    [['?'], 'Mostrar estos atajos'],
    [['Esc'], 'Cerrar lo que esté abierto: un diálogo, el menú o un grupo del menú'],
  ];
  return (
    <Dialog open={open} onClose={onClose} title="Atajos de teclado">
      <table className="w-full text-left">
        <thead className="sr-only">
          <tr>
            <th scope="col">Teclas</th>
            <th scope="col">Qué hacen</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {shortcuts.map(([keys, does]) => (
            <tr key={does}>
              <th scope="row" className="py-2.5 pr-4 font-normal whitespace-nowrap">
                {keys.map((key, i) => (
                  <span key={key}>
                    {i > 0 && ' + '}
                    <KeyCap>{key}</KeyCap>
                  </span>
                ))}
              </th>
              <td className="py-2.5">{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <label className="flex items-center gap-3 rounded-md border border-line p-3">
        <input
          type="checkbox"
          role="switch"
          checked={singleKeys}
          aria-checked={singleKeys}
          onChange={(event) => onSingleKeysChange(event.target.checked)}
          className="size-5 shrink-0 accent-link"
        />
        <span>
          Usar atajos de una sola tecla
          <span className="block text-sm text-ink-2">
            Desactívalo si dictas por voz. Esta lista seguirá en el pie de la búsqueda.
          </span>
        </span>
      </label>
    </Dialog>
  );
}
