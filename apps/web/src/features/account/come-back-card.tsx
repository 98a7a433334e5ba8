import { useMutation } from '@tanstack/react-query';
import { comeBack, type Me } from '#app/api/me.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { SectionCard } from '#app/components/section-card.tsx';

const WORDS: Partial<Record<Me['status'], readonly [title: string, text: string, button: string]>> = {
  on_leave: [
    'Estás de excedencia',
    'Mientras dura no se puede reservar. Puedes terminarla antes de tiempo.',
    'Terminar la excedencia',
  ],
  inactive: [
    'Tu cuenta está inactiva',
    'Conservas rango y horas. Vuelve a la actividad para reservar.',
    'Volver a la actividad',
  ],
  retired: [
    'Te diste de baja',
    'Guardamos tus datos 30\u00A0días. Hasta entonces puedes volver con tus vuelos y tus horas.',
    'Volver a la compañía',
  ],
};

/** The way back for pilots who can't book because of a leave, inactivity, or having left; nothing for the others. */
export function ComeBackCard({ status }: Pick<Me, 'status'>) {
  const back = useMutation({ mutationFn: comeBack });
  const words = WORDS[status];
  if (!words) return null;
  const [title, text, button] = words;
  return (
    <SectionCard title={title}>
      <p className="text-sm text-ink-2">{text}</p>
      <FormProblem error={back.error} />
      <ActButton act={back} variant="primary" className="justify-self-start">
        {button}
      </ActButton>
    </SectionCard>
  );
}
