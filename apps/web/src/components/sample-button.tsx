import { SAMPLES, type SampleKind } from '@va/domain/imports/sample-files.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { saveFile } from '#app/lib/save-file.ts';

/** Gives a file of a kind with its columns and a row or two, to fill in. */
export function SampleButton({ kind }: { kind: SampleKind }) {
  const { file, csv } = SAMPLES[kind];
  return (
    <Button className="justify-self-start" onClick={() => saveFile(file, 'text/csv', csv)}>
      Descargar una muestra
    </Button>
  );
}
