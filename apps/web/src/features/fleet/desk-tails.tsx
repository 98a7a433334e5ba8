import { useQuery } from '@tanstack/react-query';
import { linkCardClass } from '@va/ui/controls/card.tsx';
import { Link } from 'react-router';
import { type Aircraft, fleetQuery, typesQuery } from '#app/api/fleet.ts';
import { useSession } from '#app/api/use-session.ts';
import { CardGrid } from '#app/components/blocks/card-grid.tsx';
import { PageSection } from '#app/components/blocks/page-section.tsx';
import { paths } from '#app/config/paths.ts';
import { AircraftDrawing } from './components/aircraft-drawing.tsx';

/**
 * Changes of the fleet since the build: aircraft that staff have added, and which of the painted ones have left.
 * Nothing without an account, or while the platform does not answer.
 */
export function DeskTails({ known }: { known: readonly string[] }) {
  const { can } = useSession();
  const isIn = can('map.all');
  const { data: fleet } = useQuery({ ...fleetQuery, enabled: isIn });
  const { data: types = [] } = useQuery({ ...typesQuery, enabled: isIn });
  if (!isIn || fleet === undefined) return null;
  const flying = fleet.filter(({ service, isSubstitute }) => service !== 'retired' && !isSubstitute);
  const added = flying.filter(({ registration }) => !known.includes(registration));
  const gone = known.filter((one) => flying.every(({ registration }) => registration !== one));
  return (
    <>
      {gone.length > 0 && (
        <p role="status" className="mt-6 text-ink-2">
          {gone.length === 1 ? 'Ya no vuela con la compañía: ' : 'Ya no vuelan con la compañía: '}
          {new Intl.ListFormat('es-ES').format(gone)}.
        </p>
      )}
      {added.length > 0 && (
        <PageSection id="otros-aviones" title="También en la flota" className="mt-10">
          <CardGrid size="tile">
            {added.map((tail) => (
              <TailTile
                key={tail.id}
                tail={tail}
                dimensions={types.find(({ id }) => id === tail.typeId)?.dimensions}
              />
            ))}
          </CardGrid>
        </PageSection>
      )}
    </>
  );
}

type Dimensions = Parameters<typeof AircraftDrawing>[0]['aircraft']['dimensions'];

/** Tile of an aircraft like the page's others, drawn from the dimensions of its type if they are known. */
function TailTile({ tail, dimensions }: { tail: Aircraft; dimensions: Dimensions | undefined }) {
  const { registration, model, name, livery } = tail;
  return (
    <Link to={paths.tail(registration)} className={`${linkCardClass} flex h-full flex-col overflow-hidden`}>
      {dimensions && <AircraftDrawing aircraft={{ registration, model, dimensions }} />}
      <span className="grid grow content-start gap-1 p-4">
        <span className="font-mono text-lg font-bold tracking-wider">{registration}</span>
        <span className="font-bold text-link group-hover:underline">{model}</span>
        {(name || livery) && (
          <span className="text-sm text-ink-2 wrap-anywhere">
            {[name, livery].filter((words) => words !== '').join(' · ')}
          </span>
        )}
      </span>
    </Link>
  );
}
