import { createServer, type Server } from 'node:https';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { listenLocally } from '../listen-locally.ts';
import { hostOf, respond, type Behaviour, type Play } from './behaviours.ts';
import { selfSignedCertificate } from './certificate.ts';

/** What a page asked of the server. */
export interface SeenRequest {
  host: string;
  path: string;
  referer: string | undefined;
  /** `iframe` for the page in the frame, `image` and so on for its parts. */
  destination: string | undefined;
}

/**
 * Plays every site that is not ours over https, well or badly. The browser is told to find all names at this server's
 * port (`resolverRules`), so the production build and its policy are what is under test, and the browser's cache works
 * as it does for pilots, which it would not if requests were intercepted.
 */
export class ForeignHosts {
  readonly seen: SeenRequest[] = [];
  readonly port: number;
  /** PEM; for programs that are to trust the server. */
  readonly certificate: string;
  readonly #server: Server;
  readonly #sockets: Set<Socket>;
  readonly #plays = new Map<string, Behaviour | Play>();

  private constructor(server: Server, port: number, sockets: Set<Socket>, certificate: string) {
    this.#server = server;
    this.#sockets = sockets;
    this.certificate = certificate;
    this.port = port;
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const host = hostOf(request);
      this.seen.push({
        host,
        path: request.url ?? '/',
        referer: request.headers.referer,
        destination: request.headers['sec-fetch-dest']?.toString(),
      });
      // Browsers ask again by themselves where a connection breaks that has served before; here each asks once.
      response.setHeader('Connection', 'close');
      respond(this.#plays.get(host) ?? 'ok', request, response);
    });
  }

  static async start(): Promise<ForeignHosts> {
    const sockets = new Set<Socket>();
    const { key, cert } = selfSignedCertificate();
    const server = createServer({ key, cert });
    server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      socket.on('error', () => socket.destroy());
    });
    return new ForeignHosts(server, await listenLocally(server), sockets, cert);
  }

  /**
   * Value of Chromium's `--host-resolver-rules` by which it finds every name but `localhost` here.
   * @param before rules that go before, such as those of hosts that cannot be reached
   */
  resolverRules(before: readonly string[] = []): string {
    return [...before, `MAP * 127.0.0.1:${this.port}`, 'EXCLUDE localhost'].join(', ');
  }

  /** From now on `host` behaves so; a host nobody has spoken for answers well. */
  play(host: string, behaviour: Behaviour | Play): void {
    this.#plays.set(host, behaviour);
  }

  /** Every host answers well again and nothing has been seen. */
  reset(): void {
    this.#plays.clear();
    this.seen.length = 0;
  }

  /** Hosts that were asked for anything. */
  get hosts(): ReadonlySet<string> {
    return new Set(this.seen.map(({ host }) => host));
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
