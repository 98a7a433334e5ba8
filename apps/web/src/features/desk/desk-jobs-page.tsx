import { useAddress } from '#app/components/desk-list/use-address.ts';
import { PageHead } from '#app/components/page-head.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { JobList, OutboxList } from './work-list.tsx';

/** Jobs of the platform and outgoing messages, with their states and a button to retry failed ones. */
export function DeskJobsPage() {
  const address = useAddress();
  const messages = address.get('ver') === 'envios';
  return (
    <>
      <PageHead eyebrow="Mesa" title="Trabajos" lead="Lo que la plataforma hace sola y lo que envía." />
      <div className="mb-4 sm:max-w-xs">
        <SelectField
          label="Qué se ve"
          value={messages ? 'envios' : ''}
          onChange={({ target }) => address.set({ ver: target.value, estado: null, orden: null, q: null })}
          options={[
            ['', 'Trabajos'],
            ['envios', 'Envíos'],
          ]}
        />
      </div>
      {messages ? <OutboxList /> : <JobList />}
    </>
  );
}
