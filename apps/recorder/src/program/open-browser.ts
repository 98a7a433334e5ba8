import { spawn } from 'node:child_process';

/** Opens an address in the browser of this PC; where that fails, the address stands in the window all the same. */
export function openBrowser(address: string, platform: NodeJS.Platform): void {
  const [program, words] =
    platform === 'win32'
      ? (['rundll32', ['url.dll,FileProtocolHandler', address]] as const)
      : platform === 'darwin'
        ? (['open', [address]] as const)
        : (['xdg-open', [address]] as const);
  const child = spawn(program, words, { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}
