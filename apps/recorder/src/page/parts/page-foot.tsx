import { Button } from '@va/ui/controls/button.tsx';
import { chooseTheme } from '../services/theme.ts';

/** Day or night, the file that helps when a simulator is not read right, and whether the portal has another recorder. */
export function PageFoot({ version, newer }: { version: string | undefined; newer: string | null }) {
  return (
    <footer className="grid gap-2 border-t border-line pt-4 text-sm text-ink-2">
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => chooseTheme('light')}>
          Día
        </Button>
        <Button size="sm" onClick={() => chooseTheme('dark')}>
          Noche
        </Button>
      </div>
      <details>
        <summary className="cursor-pointer py-1 text-link">Diagnóstico</summary>
        <p>
          Si algo no se lee bien de tu simulador, guarda este archivo y envíalo al equipo: dice qué se ve y
          qué no, con las versiones. No lleva tu clave.
        </p>
        <p className="py-2">
          <a className="text-link underline" href="/diagnostico.json" download>
            Guardar el diagnóstico
          </a>
        </p>
      </details>
      {newer !== null && (
        <p>
          Tu portal ofrece otra versión del grabador.{' '}
          <a className="text-link underline" href={newer} target="_blank" rel="noreferrer">
            Descárgala
          </a>{' '}
          cuando no estés volando: tus vuelos y tu clave siguen aquí.
        </p>
      )}
      {version !== undefined && <p>Grabador {version}, en pruebas (beta).</p>}
    </footer>
  );
}
