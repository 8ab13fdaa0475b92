import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { pageSheets } from './tools/page-sheets';

/** The models of the face detector we use, and no other of the package; the server has them at /models. */
const MODELS = ['tiny_face_detector_model-weights_manifest.json', 'tiny_face_detector_model.bin'];

const faceModels: Plugin = {
  name: 'face-models',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    for (const name of MODELS) {
      const path = new URL(`./node_modules/@vladmandic/face-api/model/${name}`, import.meta.url);
      this.emitFile({ type: 'asset', fileName: `models/${name}`, source: readFileSync(path) });
    }
  },
};

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) };

/** A service worker is a script and no module, so it shares no file with the pages: a build of its own. */
const serviceWorker: Plugin = {
  name: 'service-worker',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle() {
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      resolve: { alias },
      build: {
        target: 'es2022',
        write: false,
        rolldownOptions: { input: 'src/app/service-worker.ts', output: { format: 'iife' } },
      },
    });
    if (!('output' in built)) throw new Error('The service worker is one file.');
    this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: built.output[0].code });
  },
};

const MANY = 7; // files that are asked for at once

/** What every page loads before it is touched, shared with what comes later: one file, not one for each. */
const FIRST = {
  name: 'first',
  test: /preload-helper|src\/(lib\/(added|after-visible|call-headers|page-data|page-language|send|storage)|tracking\/(attribution|privacy|touch|visitor-id)|cities\/(city|chosen-city\.client))\.ts$/,
};

// A page carries the names of what a tap loads, so what comes together is one file and not a dozen: the words of
// what wakes without React, what a form stores of its answers, what knows cities, what asks for a code,
// what is said of an emergency, and what all that wakes with React shares.
const WORDS = { name: 'words', test: /lib\/text\/(shortlist|city-picker)\.(en|hi)\.ts$/ };
const ANSWERS = {
  name: 'answers',
  test: /src\/(contract\/lead-fields|leads\/(fields\/fields|form\/draft|wire\/asked-for))\.ts$/,
};
const CITIES = {
  name: 'cities',
  test: /src\/(cities\/(cities|sibling)|ui\/toast\/toast|lib\/words)\.ts$/,
};
const CODE = { name: 'code', test: /src\/patients\/(one-time-code\/|mobile-input)/ };
const EMERGENCY = {
  name: 'emergency',
  test: /src\/(emergencies\/emergency-box\.tsx|lib\/contact\.ts|leads\/form\/book-link\.tsx)$/,
};
// With its sheets, which would else go with the page that the browser renders and not with the dialog.
const SEARCH = { name: 'search', test: /src\/search\/(search-box\.tsx|(search|finder)\.css)$/ };
const WOKEN = {
  name: 'woken',
  test: /node_modules\/(react|react-dom|scheduler)\/|src\/(ui\/(text|mount-dialog|busy-button|icon\/icon|field-error\/field-error|badge\/badge)|lib\/(dates|captcha|challenge)|patients\/(call|calls|session))\.tsx?$/,
};
const TOGETHER = [FIRST, WORDS, ANSWERS, CITIES, WOKEN, CODE, EMERGENCY, SEARCH];

// Two builds of one source: what the browser loads (hashed, with a manifest the server reads) and what
// the renderer runs. Both give an asset the same address.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), faceModels, serviceWorker, pageSheets],
  base: '/static/app/',
  publicDir: false,
  resolve: { alias },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: isSsrBuild ? false : 'manifest.json',
    // Every page carries the names of what a tap loads: a form's many files come at once by them, and the two or
    // three of something small find each other. An emergency is shown to who sent a form, and has them already.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (name, files) =>
        files.length > MANY && !name.includes('mount-emergency')
          ? files
          : files.filter((file) => file.endsWith('.css')),
    },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1400, // the face detector, which comes with the camera alone
    rolldownOptions: {
      output: isSsrBuild ? {} : { codeSplitting: { groups: TOGETHER } },
      input: isSsrBuild
        ? { renderer: 'src/app/renderer.ts' }
        : {
            client: 'src/app/client.ts',
            devanagari: 'src/app/devanagari.ts',
            'whole-page': 'src/app/whole-page.ts',
          },
    },
  },
  ssr: { noExternal: true },
  test: {
    environment: 'happy-dom',
    setupFiles: ['tools/vitest-setup.ts'],
    testTimeout: 60_000,
    environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
    css: false,
    // A window and React of its own cost a file more than its tests do: files share them, and the setup makes a
    // new page of the window. Processes and not threads, which hear each other's BroadcastChannel.
    pool: 'forks',
    isolate: false,
    projects: [
      { extends: true, test: { name: 'components', include: ['src/**/*.test.tsx'] } },
      { extends: true, test: { name: 'functions', include: ['src/**/*.test.ts'] } },
    ],
    restoreMocks: true,
    unstubGlobals: true,
  },
}));
