import { createServer, type Server } from 'node:https';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { selfSignedCertificate } from './fixtures/certificate.ts';
import { respond, type Behaviour } from './fixtures/behaviours.ts';

/** What a page asked of the server. */
export interface SeenRequest {
  host: string;
  path: string;
  referer: string | undefined;
  /** `iframe` for the page in the frame, `image` and so on for its parts. */
  destination: string | undefined;
}

/**
 * Plays the outside services of the registry over https, well or badly. The browser is told to find their names at
 * this server's port, so the production build and its policy are what is under test.
 */
export class AwkwardServer {
  readonly seen: SeenRequest[] = [];
  readonly port: number;
  /** PEM; for programs that are to trust the server. */
  readonly certificate: string;
  readonly #server: Server;
  readonly #sockets: Set<Socket>;
  readonly #plays = new Map<string, Behaviour>();

  private constructor(server: Server, sockets: Set<Socket>, certificate: string) {
    this.#server = server;
    this.#sockets = sockets;
    this.certificate = certificate;
    this.port = (server.address() as AddressInfo).port;
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const host = (request.headers.host ?? '').replace(/:\d+$/, '');
      this.seen.push({
        host,
        path: request.url ?? '/',
        referer: request.headers.referer,
        destination: request.headers['sec-fetch-dest']?.toString(),
      });
      respond(this.#plays.get(host) ?? 'ok', request, response);
    });
  }

  static async start(): Promise<AwkwardServer> {
    const sockets = new Set<Socket>();
    const { key, cert } = selfSignedCertificate();
    const server = createServer({ key, cert });
    server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      socket.on('error', () => socket.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new AwkwardServer(server, sockets, cert);
  }

  /** From now on `host` behaves so; a host nobody has spoken for answers well. */
  play(host: string, behaviour: Behaviour): void {
    this.#plays.set(host, behaviour);
  }

  /** Every host answers well again and nothing has been seen. */
  reset(): void {
    this.#plays.clear();
    this.seen.length = 0;
  }

  /** The pages that frames asked `host` for. */
  pagesAsked(host: string): SeenRequest[] {
    return this.seen.filter((request) => request.host === host && request.destination === 'iframe');
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
