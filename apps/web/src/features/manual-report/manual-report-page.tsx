import { TextLink } from '#app/components/links/text-link.tsx';
import { Notice } from '#app/components/blocks/notice.tsx';
import { PageHead } from '#app/components/blocks/page-head.tsx';
import { ExternalButtonLink } from '#app/components/links/external-link.tsx';
import { paths } from '#app/lib/paths.ts';
import { Card } from '@va/ui/controls/card.tsx';

const needed = [
  'Tu indicativo y el número de vuelo reservado.',
  'Origen, destino y alternativo, con las horas de calzos en UTC.',
  'Matrícula, combustible al salir y al llegar, y régimen de descenso en la toma si lo sabes.',
  'Una captura o un registro del simulador que muestre el vuelo completo.',
];

interface ManualReportPageProps {
  /** Address of the airline's form. */
  form: string;
  /** How such a report counts, a sentence each. */
  limits: readonly string[];
  /** Whether the portal has a page about the ACARS. */
  hasAcars: boolean;
  /** Where the airline's platform takes such a report; undefined without one. */
  onPlatform: string | undefined;
}

/** What to have at hand for a report by hand, and the way to the airline's form. */
export function ManualReportPage({ form, limits, hasAcars, onPlatform }: ManualReportPageProps) {
  return (
    <>
      <PageHead
        eyebrow="Operaciones"
        title="Reporte manual"
        lead="Para los vuelos que has hecho sin ACARS: envía el informe con el formulario de la aerolínea."
      />
      <div className="grid max-w-[72rem] items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card className="grid gap-5 p-6">
          <h2 className="text-lg font-bold">Ten a mano</h2>
          <ul className="ml-5 grid list-disc gap-1.5">
            {needed.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          {limits.length > 0 && (
            <>
              <h2 className="text-lg font-bold">Límites</h2>
              <ul className="ml-5 grid list-disc gap-1.5">
                {limits.map((limit) => (
                  <li key={limit}>{limit}</li>
                ))}
              </ul>
            </>
          )}
          {onPlatform !== undefined && (
            <p>
              Con tu cuenta de la plataforma,{' '}
              <TextLink to={onPlatform}>escribe ahí tu reporte manual</TextLink>: queda en «Mis vuelos» y
              verás cuándo se decide. Sin cuenta, usa el formulario.
            </p>
          )}
          <div>
            <ExternalButtonLink href={form} variant="primary">
              Abrir el formulario de reporte
            </ExternalButtonLink>
          </div>
        </Card>
        <Notice title="Sólo si el ACARS no pudo registrar el vuelo">
          Los vuelos registrados con el {hasAcars ? <TextLink to={paths.acars}>ACARS</TextLink> : 'ACARS'} se
          envían solos. El portal no sabe si el formulario ha llegado: guarda la confirmación que te muestre.
        </Notice>
      </div>
    </>
  );
}
