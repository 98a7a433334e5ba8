/** What a reader gets in place of one of the airline's documents that does not exist. Without style: any may be missing. */
export function missingDocumentPage(base: string): string {
  return `<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Documento no encontrado</title>
  </head>
  <body>
    <main>
      <h1>Documento no encontrado</h1>
      <p>No hay ningún documento en esta dirección. Puede que haya cambiado de nombre o que ya no exista.</p>
      <p><a href="${base}" target="_top">Volver al portal</a></p>
    </main>
  </body>
</html>
`;
}
