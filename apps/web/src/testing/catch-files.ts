import { vi } from 'vitest';

/** Catches what the page hands to the browser as files from now on, in their order, until the test ends. */
export function catchFiles() {
  const files: { name: string; content: Blob }[] = [];
  let content = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    content = file as Blob;
    return 'blob:caught';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, content });
  });
  return files;
}
