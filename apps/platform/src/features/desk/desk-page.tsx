import { useQuery } from '@tanstack/react-query';
import { Card } from '@va/ui/controls/card.tsx';
import { Link } from 'react-router';
import { allLeavesQuery } from '#app/api/pilots.ts';
import { reviewsQuery } from '#app/api/reviews.ts';
import { useSession } from '#app/api/use-session.ts';
import { jobsQuery, outboxQuery } from '#app/api/work.ts';
import { Instant } from '#app/components/instant.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { paths } from '#app/config/paths.ts';

interface Counter {
  title: string;
  to: string;
  /** How many wait; undefined while that is not known. */
  count: number | undefined;
  /** When the oldest of them began to wait, ISO 8601. */
  oldest?: string | undefined;
  calm: string;
}

/** The desk: what waits for staff, with its age, and the way to the rest. */
export function DeskPage() {
  const { can } = useSession();
  const leaves = useQuery({ ...allLeavesQuery, enabled: can('pilots.manage') });
  const jobs = useQuery({ ...jobsQuery({ state: 'failed' }), enabled: can('jobs.run') });
  const outbox = useQuery({ ...outboxQuery({ state: 'failed' }), enabled: can('jobs.run') });
  const reports = useQuery({ ...reviewsQuery(), enabled: can('reports.review') });
  const appeals = useQuery({ ...reviewsQuery(undefined, 'appealed'), enabled: can('appeals.decide') });
  const asked = leaves.data?.filter(({ state }) => state === 'asked');
  const counters: (Counter & { show: boolean })[] = [
    {
      show: can('reports.review'),
      title: 'Informes por decidir',
      to: paths.deskReports,
      count: reports.data?.items.length,
      oldest: reports.data?.items[0]?.since,
      calm: 'Ninguno espera',
    },
    {
      show: can('appeals.decide') && can('reports.review'),
      title: 'Recursos por decidir',
      to: `${paths.deskReports}?ver=recursos`,
      count: appeals.data?.items.length,
      oldest: appeals.data?.items[0]?.since,
      calm: 'Ninguno abierto',
    },
    {
      show: can('pilots.manage'),
      title: 'Permisos por decidir',
      to: paths.deskLeaves,
      count: asked?.length,
      oldest: asked?.map(({ askedAt }) => askedAt).toSorted()[0],
      calm: 'Ninguno pedido',
    },
    {
      show: can('jobs.run'),
      title: 'Trabajos fallidos',
      to: paths.deskJobs,
      count: jobs.data?.items.length,
      oldest: jobs.data?.items.map(({ createdAt }) => createdAt).toSorted()[0],
      calm: 'Todos han salido bien',
    },
    {
      show: can('jobs.run'),
      title: 'Envíos fallidos',
      to: paths.deskJobs,
      count: outbox.data?.items.length,
      oldest: outbox.data?.items.map(({ createdAt }) => createdAt).toSorted()[0],
      calm: 'Todo enviado',
    },
    {
      show: can('pilots.state'),
      title: 'Pilotos',
      to: paths.deskPilots,
      count: undefined,
      calm: 'Altas, permisos y sanciones',
    },
    {
      show: can('timetable.write'),
      title: 'Horario',
      to: paths.deskTimetable,
      count: undefined,
      calm: 'Cambiar, bloquear, importar y proponer',
    },
    {
      show: can('rules.dry-run'),
      title: 'Reglas de la nota',
      to: paths.deskRules,
      count: undefined,
      calm: 'Probar una versión y activarla',
    },
    {
      show: can('audit.read'),
      title: 'Auditoría',
      to: paths.deskAudit,
      count: undefined,
      calm: 'Quién hizo qué y cuándo',
    },
  ];
  return (
    <>
      <PageHead title="Mesa" lead="Lo que espera a alguien del equipo, lo más antiguo primero." />
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-3">
        {counters
          .filter(({ show }) => show)
          .map(({ title, to, count, oldest, calm }) => (
            <li key={title}>
              <Card className="grid h-full gap-1 p-4">
                <h2 className="font-bold">
                  <Link to={to} className="text-link underline">
                    {title}
                  </Link>
                </h2>
                {count !== undefined && <p className="font-mono text-2xl font-bold">{count}</p>}
                <p className="text-sm text-ink-2">
                  {oldest ? (
                    <>
                      El más antiguo, del <Instant at={oldest} />
                    </>
                  ) : (
                    calm
                  )}
                </p>
              </Card>
            </li>
          ))}
      </ul>
    </>
  );
}
