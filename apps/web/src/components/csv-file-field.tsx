import type { UseMutationResult } from '@tanstack/react-query';
import { buttonClass, Button } from '@va/ui/controls/button.tsx';
import { FieldFrame } from '@va/ui/controls/field-frame.tsx';
import { clsx } from 'clsx/lite';
import { useState } from 'react';
import { UnreadableFile } from '#app/lib/read-csv-file.ts';
import { SAMPLES, type SampleKind } from '@va/domain/imports/sample-files.ts';
import { saveFile } from '#app/lib/save-file.ts';

interface CsvFileFieldProps {
  hint: string;
  /** Looks at the file that is chosen. */
  check: Pick<UseMutationResult<unknown, Error, File>, 'mutate' | 'isPending' | 'error'>;
}

/** Asks for a CSV file. A file that is no text is refused here, at the field; see `contentError` for the rest. */
export function CsvFileField({ hint, check }: CsvFileFieldProps) {
  const [name, setName] = useState<string>();
  const chosen = name ?? 'Ningún archivo elegido';
  return (
    <div className="grid content-start gap-1">
      <FieldFrame
        label="Archivo CSV"
        hint={hint}
        error={check.error instanceof UnreadableFile ? check.error.message : undefined}
      >
        {(props) => (
          <div className="relative flex flex-wrap items-center gap-x-3 gap-y-1">
            {/* The browser's own file field uses the browser's language, so it lies invisible over ours. It still
                takes keys, clicks and dropped files. */}
            <input
              {...props}
              type="file"
              accept=".csv,text/csv"
              className="peer absolute inset-0 z-10 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
              disabled={check.isPending}
              title={chosen}
              aria-describedby={clsx(props['aria-describedby'], `${props.id}-file`)}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) {
                  setName(file.name);
                  check.mutate(file);
                }
                // Resets the field, so that the same file can be chosen again after its correction.
                target.value = '';
              }}
            />
            <span
              aria-hidden
              className={clsx(
                buttonClass({}),
                'peer-hover:bg-surface-2 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus peer-disabled:bg-surface-2 peer-disabled:text-ink-2 peer-aria-invalid:border-2 peer-aria-invalid:border-alta',
              )}
            >
              {name === undefined ? 'Elegir archivo' : 'Elegir otro archivo'}
            </span>
            <span id={`${props.id}-file`} className="min-w-0 text-sm wrap-anywhere">
              {chosen}
            </span>
          </div>
        )}
      </FieldFrame>
      <p role="status" className="text-sm text-ink-2">
        {name !== undefined && <span className="sr-only">Archivo elegido: {name}. </span>}
        {check.isPending && 'Revisando el archivo…'}
      </p>
    </div>
  );
}

/** Error about the contents of the file; null for an unreadable file, which the field itself reports. */
export const contentError = ({ error }: CsvFileFieldProps['check']) =>
  error instanceof UnreadableFile ? null : error;

/** Gives a file of a kind with its columns and a row or two, to fill in. */
export function SampleButton({ kind }: { kind: SampleKind }) {
  const { file, csv } = SAMPLES[kind];
  return (
    <Button className="justify-self-start" onClick={() => saveFile(file, 'text/csv', csv)}>
      Descargar una muestra
    </Button>
  );
}
