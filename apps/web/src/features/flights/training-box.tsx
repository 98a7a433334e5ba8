import { useQuery } from '@tanstack/react-query';
import { trainingQuery } from '#app/api/bookings.ts';
import { Checkbox } from '#app/components/checkbox.tsx';

/** Checkbox for a training flight, if the airline offers them, with the number left this month. */
export function TrainingBox({
  checked,
  onChange,
}: {
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const { data } = useQuery(trainingQuery);
  if (!data || data.perMonth === 0) return null;
  const { perMonth, left } = data;
  return (
    <Checkbox
      label="Es un vuelo de entrenamiento"
      hint={`Suma horas y cuenta como actividad. No suma puntos, y su nota se ve pero no entra en tu media ni en las tablas. Este mes te quedan ${left} de ${perMonth}.`}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
