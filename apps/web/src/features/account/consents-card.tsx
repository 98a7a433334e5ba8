import type { Me } from '#app/api/me.ts';
import { Checkbox } from '#app/components/checkbox.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Instant } from '#app/components/instant.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { useChangeMe } from './use-change-me.ts';

const CONSENTS = [
  ['showName', 'Enseñar mi nombre', 'A los demás pilotos, en la lista de pilotos.'],
  [
    'publicMap',
    'Enseñar mi indicativo en el mapa abierto',
    'Sin esto, quien no ha entrado ve tu avión sin indicativo y 15\u00A0minutos tarde.',
  ],
  [
    'publicProfile',
    'Tener un perfil público',
    'Una página con tu rango y tus puntos que cualquiera puede abrir.',
  ],
  [
    'shareReports',
    'Compartir mis vuelos aceptados',
    'En tu página, a los demás pilotos: fecha, ruta, avión, tiempo, distancia y nota de cada uno.',
  ],
  [
    'inBoards',
    'Salir en las tablas de la aerolínea',
    'Las de quién mejora, estrena aeropuertos o llega más lejos, para los demás pilotos.',
  ],
  [
    'inDiscord',
    'Contar mis aterrizajes, rangos y premios en Discord',
    'Un mensaje cuando aterrizas, asciendes o ganas un premio, en los canales que tenga la compañía; y, si das tu número de Discord, el rol de tu rango.',
  ],
] as const;

/** Consents about what others may see. All except the boards are off at first; each can be withdrawn at any time. */
export function ConsentsCard({ me }: { me: Me }) {
  const change = useChangeMe(me);
  return (
    <SectionCard title="Qué ven los demás">
      <FormProblem error={change.error} />
      {CONSENTS.map(([name, label, hint]) => {
        const { granted, at } = me.consents[name];
        return (
          <Checkbox
            key={name}
            label={label}
            checked={granted}
            disabled={change.isPending}
            onChange={() => change.mutate({ [name]: !granted })}
            hint={
              <>
                {hint}
                {at && (
                  <>
                    {' '}
                    {granted ? 'Lo diste' : 'Lo retiraste'} el <Instant at={at} />.
                  </>
                )}
              </>
            }
          />
        );
      })}
    </SectionCard>
  );
}
