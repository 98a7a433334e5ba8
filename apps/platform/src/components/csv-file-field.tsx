import type { UseMutationResult } from '@tanstack/react-query';
import { TextField } from '@va/ui/controls/field.tsx';
import { UnreadableFile } from '#app/lib/read-csv-file.ts';

interface CsvFileFieldProps {
  hint: string;
  /** Looks at the file that is chosen. */
  check: Pick<UseMutationResult<unknown, Error, File>, 'mutate' | 'isPending' | 'error'>;
}

/** Asks for a CSV file. A file that is no text is refused here, at the field; see `contentError` for the rest. */
export function CsvFileField({ hint, check }: CsvFileFieldProps) {
  return (
    <div className="grid content-start gap-1">
      <TextField
        label="Archivo CSV"
        hint={hint}
        type="file"
        accept=".csv,text/csv"
        // The browser's own button, which looks like text without an edge.
        className="file:mr-3 file:rounded-md file:border file:border-control file:bg-sky-soft file:px-3 file:py-0.5 file:text-link"
        disabled={check.isPending}
        error={check.error instanceof UnreadableFile ? check.error.message : undefined}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) check.mutate(file);
          target.value = '';
        }}
      />
      <p role="status" className="text-sm text-ink-2">
        {check.isPending && 'Revisando el archivo…'}
      </p>
    </div>
  );
}

/** What is wrong with what the file says; null for what the field says itself. */
export const contentError = ({ error }: CsvFileFieldProps['check']) =>
  error instanceof UnreadableFile ? null : error;
