import { Button } from '@va/ui/controls/button.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { airline } from '#app/config/airline.ts';
import { saveFile } from '#app/lib/save-file.ts';

/** How FSACARS is set up: by a file of the airline's. `address`: of the programs' protocols. */
export function FsacarsCard({ address }: { address: string }) {
  return (
    <SectionCard title="FSACARS">
      <ol className="grid list-decimal gap-3 pl-5 marker:font-bold">
        <li>
          <div className="grid gap-2">
            <span>Guarda el archivo de {airline.name} y ábrelo en FSACARS:</span>
            <Button
              className="justify-self-start"
              onClick={() => saveFile('fsacars.txt', 'text/plain', settingsOf(address))}
            >
              Descargar el archivo
            </Button>
          </div>
        </li>
        <li>Escribe tu indicativo y, como contraseña, una clave de «Claves de tus programas».</li>
        <li>
          Antes de arrancar, pide el despacho: es tu próxima reserva. El vuelo empieza con la primera posición
          que envía el programa.
        </li>
      </ol>
    </SectionCard>
  );
}

/** The lines that the program reads. Each pilot's key proves who asks: the airline's own password stays empty. */
function settingsOf(address: string): string {
  const calls = ['userquery', 'dispatch', 'posrep', 'pirep'];
  return [
    `orgname=${airline.name}`,
    `orgurl=${address.replace(/plataforma\/acars$/, '')}`,
    'orglogo=',
    'orglicense=',
    'hashalgo=HTTPS',
    ...calls.map((call) => `${call}=${address}/fsacars/${call}`),
    'serverpass=',
    '',
  ].join('\r\n');
}
