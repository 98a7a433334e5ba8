/**
 * Path of the file to download of one of the portal's own documents: `/documentos/checklists/nombre` →
 * `/descargas/checklist-nombre.html`. Undefined for any other address.
 */
export function downloadPathOf(url: string): string | undefined {
  return url.startsWith('/documentos/') ? `/descargas/checklist-${url.split('/').at(-1)}.html` : undefined;
}
