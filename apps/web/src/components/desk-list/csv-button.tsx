import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { saveFile } from '#app/lib/save-file.ts';

/** Saves a list as a CSV file of that name, with the day; `read` gives its text. */
export function CsvButton({ name, read }: { name: string; read: () => Promise<string> | string }) {
  const save = useMutation({
    mutationFn: async () =>
      saveFile(`${name}-${new Date().toISOString().slice(0, 10)}.csv`, 'text/csv', await read()),
  });
  return (
    <div className="inline-grid has-[p]:gap-2">
      <ActButton act={save} className="sm:justify-self-start">
        <Download aria-hidden className="size-4" /> Exportar CSV
      </ActButton>
      <FormProblem error={save.error} />
    </div>
  );
}
