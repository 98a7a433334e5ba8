import { useMutation } from '@tanstack/react-query';
import { logbookCsv } from '@va/domain/report/logbook-csv.ts';
import { Download } from 'lucide-react';
import { allReports, type LogbookFilter } from '#app/api/reports.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { saveFile } from '#app/lib/save-file.ts';

/** The flights that the filter finds, as a file. */
export function ExportButtons({ filter }: { filter: LogbookFilter }) {
  const save = useMutation({
    mutationFn: async (format: 'csv' | 'json') => {
      const reports = await allReports(filter);
      const name = `bitacora-${new Date().toISOString().slice(0, 10)}.${format}`;
      if (format === 'csv') saveFile(name, 'text/csv', logbookCsv(reports));
      else saveFile(name, 'application/json', JSON.stringify(reports, null, 2));
    },
  });
  return (
    <>
      {(['csv', 'json'] as const).map((format) => (
        <ActButton key={format} act={save} input={format}>
          <Download aria-hidden className="size-4" /> {format.toUpperCase()}
        </ActButton>
      ))}
      <FormProblem error={save.error} />
    </>
  );
}
