import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page on an origin of its own, as a partner's is: nothing but a script of the product and the tags it needs. */
export class PartnerServer {
  readonly #server: Server;
  #body = '';

  private constructor(script: string) {
    this.#server = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(`<!doctype html><html lang="en"><title>Partner</title><link rel="icon" href="data:,">
        <script src="${script}"></script><body style="margin: 0; font-family: monospace">${this.#body}`);
    });
  }

  static async start(script: string): Promise<PartnerServer> {
    const partner = new PartnerServer(script);
    partner.#server.listen(0, '127.0.0.1');
    await once(partner.#server, 'listening');
    return partner;
  }

  /** Returns the address of a page with this body. */
  pageOf(body: string): string {
    this.#body = body;
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/${Math.random()}`;
  }

  async end(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
