/**
 * Where the file to keep of one of our own documents stands: `/documentos/checklists/nombre` → `/descargas/checklist-nombre.html`.
 * Undefined for an address elsewhere.
 */
export function downloadPathOf(url: string): string | undefined {
  return url.startsWith('/documentos/') ? `/descargas/checklist-${url.split('/').at(-1)}.html` : undefined;
}
