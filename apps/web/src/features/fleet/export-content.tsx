import { useMutation } from '@tanstack/react-query';
import { exportContent } from '#app/api/fleet.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { saveFile } from '#app/lib/save-file.ts';

/** The airline's files with what staff have written at the desk, to be kept with the others. */
export function ExportContent() {
  const save = useMutation({
    mutationFn: exportContent,
    onSuccess: ({ files }) => {
      for (const { path, text } of files) saveFile(path.split('/').at(-1) ?? path, 'application/yaml', text);
    },
  });
  return (
    <SectionCard title="Llevarlo a los archivos de la compañía">
      <p className="text-ink-2">
        Lo de la mesa vale sin archivos. Si quieres que «content/» lo diga también, descárgalos: son los
        tuyos, con sus notas, y con los tipos, aviones, tours, cargos, rangos y puntos que se han añadido o
        cambiado en la mesa.
      </p>
      <FormProblem error={save.error} />
      <ActButton act={save} className="justify-self-start">
        Descargar los archivos al día
      </ActButton>
    </SectionCard>
  );
}
