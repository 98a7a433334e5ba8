/** What the API answered. */
export interface ApiAnswer {
  status: number;
  headers: Headers;
  // eslint-disable-next-line typescript/no-explicit-any
  body: any;
}

interface Sent {
  body?: unknown;
  headers?: Record<string, string>;
  /** Gives up waiting for the answer. */
  signal?: AbortSignal;
}

/** A browser of one person: keeps cookies and sends back what our pages would. */
export class ApiClient {
  #origin: string;
  readonly #cookies = new Map<string, string>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** The server is somewhere else from now on. */
  moveTo(origin: string): void {
    this.#origin = origin;
  }

  /** A browser without cookies, as on its first visit. */
  forget(): void {
    this.#cookies.clear();
  }

  get(path: string, sent: Sent = {}) {
    return this.ask('GET', path, sent);
  }
  post(path: string, body?: unknown, headers: Record<string, string> = {}) {
    return this.ask('POST', path, { body, headers });
  }
  patch(path: string, body: unknown, version: number) {
    return this.ask('PATCH', path, { body, headers: { 'If-Match': `"v${version}"` } });
  }
  put(path: string, body: unknown) {
    return this.ask('PUT', path, { body });
  }
  delete(path: string) {
    return this.ask('DELETE', path, {});
  }

  /** The value of a cookie that was kept. */
  cookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  async ask(method: string, path: string, { body, headers = {}, signal }: Sent): Promise<ApiAnswer> {
    const response = await fetch(`${this.#origin}/plataforma/api/v1${path}`, {
      method,
      redirect: 'manual',
      ...(signal && { signal }),
      headers: {
        ...(this.#cookies.size > 0 && {
          Cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
        ...(method !== 'GET' && {
          Origin: this.#origin,
          'X-CSRF-Token': this.#cookies.get('plataforma-csrf') ?? '',
        }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isPlain(body) ? body : JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/Max-Age=0/.test(cookie)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text !== '' ? JSON.parse(text) : text,
    };
  }
}

/** What is sent as it is. */
function isPlain(body: unknown): body is string | Uint8Array<ArrayBuffer> {
  return typeof body === 'string' || body instanceof Uint8Array;
}
