import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * What happens to the connections: `gone` refuses them, `stalled` takes them and answers nothing, `failing` answers
 * HTTP 500, `corrupt` changes one byte of every body.
 */
export type Fault = 'none' | 'gone' | 'stalled' | 'failing' | 'corrupt';

export interface FaultProxy {
  readonly port: number;
  /** Ends the connections that there are, and does this to later ones. */
  set(fault: Fault): void;
}

const END_OF_HEAD = Buffer.from('\r\n\r\n');
const INTERNAL_ERROR = 'HTTP/1.1 500 Internal Server Error\r\ncontent-length: 0\r\n\r\n';

/** Forwards connections to a port of this machine, with the faults of a network and of a service. */
export async function startFaultProxy(target: number): Promise<FaultProxy> {
  let fault: Fault = 'none';
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    sockets.add(client);
    client.on('error', () => {}).on('close', () => sockets.delete(client));
    if (fault === 'gone') client.destroy();
    else if (fault === 'failing') client.on('data', () => client.write(INTERNAL_ERROR));
    else if (fault !== 'stalled') forward(client, connect(target, '127.0.0.1'), fault);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    endAll();
    server.close();
  });
  return {
    port: (server.address() as AddressInfo).port,
    set(next) {
      fault = next;
      endAll();
    },
  };
}

function forward(client: Socket, upstream: Socket, fault: 'none' | 'corrupt'): void {
  upstream.on('error', () => client.destroy()).on('close', () => client.destroy());
  client.on('close', () => upstream.destroy());
  client.pipe(upstream);
  upstream.on('data', (bytes) => client.write(fault === 'corrupt' ? changeBody(bytes) : bytes));
}

function changeBody(bytes: Buffer): Buffer {
  const head = bytes.indexOf(END_OF_HEAD);
  const at = head === -1 ? 0 : head + END_OF_HEAD.length;
  if (at < bytes.length) bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
}
