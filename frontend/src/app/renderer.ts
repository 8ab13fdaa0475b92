// The renderer: JSON in, HTML out, over a unix socket or a loopback port. It holds no state and no secrets.
import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setPriority } from 'node:os';
import { argv, env, exit } from 'node:process';
import { readAssets } from './assets';
import { renderDocument, renderFragment } from './render';

const socket = argv[2];
if (!socket) {
  console.error('usage: node renderer.js SOCKET [MANIFEST]');
  exit(2);
}
const assets = readAssets(argv[3] ?? new URL('../client/manifest.json', import.meta.url).pathname);
setPriority(10); // pages are rendered after hits and requests of patients (sehat/rendering/render_process.py)
const LARGEST = 4 * 1024 * 1024;
// Node gives nothing back while it has nothing to do: after a busy minute 200 MB of garbage would stay.
const IDLE_MS = 3_000;
const collect = (globalThis as { gc?: (options: object) => void }).gc; // with --expose-gc
const idle = setTimeout(() => collect?.({ type: 'major', flavor: 'last-resort' }), IDLE_MS);

async function body(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += (part as Buffer).length;
    if (size > LARGEST) throw new Error('props larger than 4 MB');
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString('utf8');
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'GET') {
    response.writeHead(204).end(); // the supervisor looks whether it hangs, which is no work to tidy up after
    return;
  }
  idle.refresh();
  try {
    const payload = JSON.parse(await body(request));
    const html = 'fragment' in payload ? renderFragment(payload) : renderDocument(payload, assets);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
  }
}

rmSync(socket, { force: true });
const server = createServer((request, response) => void answer(request, response));
server.keepAliveTimeout = 60_000;
server.listen(socket, () => console.log(`renderer: ready (${env.NODE_ENV ?? 'no NODE_ENV'})`));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close(() => exit(0));
    server.closeAllConnections();
  });
}
