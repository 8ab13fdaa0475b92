// Every example page in a browser: `node tools/preview.mjs [port]`, then /directory/doctors-page/usual.
// `?lang=hi` renders the Hindi strings; the index lists all pages.
import { createServer as createHttpServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const port = Number(process.argv[2] ?? 5180);
const vite = await createServer({
  appType: 'custom',
  configFile: false,
  base: '/static/app/',
  resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
  logLevel: 'warn',
  server: { middlewareMode: true, ws: false, hmr: false },
});
const assets = {
  css: ['/static/app/src/styles/index.css?direct'],
  js: '/static/app/src/app/client.ts',
  fonts: [],
  icon: '/static/app/src/ui/art/brand.svg',
};

// What the layout table of the server says of these pages.
const LAYOUTS = {
  'content/home-page': { appBanner: 'large', searchButton: false },
  'content/info-page': { ribbon: 'app', searchButton: false },
  'leads/thankyou-page': {
    nav: 'plain',
    appBanner: 'none',
    footer: false,
    floatingBar: false,
    ribbon: 'none',
  },
};

async function page(url) {
  const [, room, name, example] = url.pathname.split('/');
  const component = `${room}/${name}`;
  const { renderDocument } = await vite.ssrLoadModule('/src/app/render.tsx');
  const { shellWith } = await vite.ssrLoadModule('/src/testing/examples/shell.ts');
  const examples = await vite.ssrLoadModule(`/src/${component}.example.ts`);
  const shell = shellWith(LAYOUTS[component] ?? {}, url.searchParams.get('lang') ?? 'en');
  return renderDocument({ component, props: examples[example], shell }, assets);
}

async function index() {
  const { exampleNames } = await vite.ssrLoadModule('/tools/preview-names.ts');
  return exampleNames()
    .map((name) => `<p><a href="/${name}">${name}</a>`)
    .join('\n');
}

async function answer(request, response) {
  const url = new URL(request.url, 'http://localhost');
  const html = url.pathname === '/' ? await index() : await page(url);
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
}

createHttpServer((request, response) => {
  vite.middlewares(request, response, () => {
    answer(request, response).catch((error) => response.writeHead(500).end(String(error.stack)));
  });
}).listen(port, '127.0.0.1', () => console.log(`http://localhost:${port}/`));
