/** Hands a text to the browser as a file to keep. */
export const saveFile = (name: string, type: string, text: string): void =>
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));

/** Hands anything else to the browser as a file to keep, such as a picture. */
export function saveBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file by the next turn.
  setTimeout(() => URL.revokeObjectURL(address));
}
