import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { namedFiles, TOGETHER } from './tools/chunks.ts';
import { pageSheets } from './tools/page-sheets.ts';

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

// Every page carries names of files; of a hash seven letters are the fewest that the bundler gives.
const SERVED = { assetFileNames: 'assets/[name]-[hash:7].[ext]' };
const LOADED = {
  ...SERVED,
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  codeSplitting: { groups: TOGETHER },
};

// Two builds of one source: what the browser loads (hashed, with a manifest the server reads) and what
// the renderer runs. Both give an asset the same address.
export default defineConfig(({ isSsrBuild }) => ({
  // Of the languages of React Aria, which speaks no Hindi, the one that it falls back to.
  plugins: [
    react(),
    optimizeLocales.vite({ locales: ['en-US'] }),
    faceModels,
    serviceWorker,
    pageSheets,
  ],
  base: '/static/app/',
  publicDir: false,
  resolve: { alias },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: isSsrBuild ? false : 'manifest.json',
    modulePreload: { polyfill: false, resolveDependencies: namedFiles },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1400, // the face detector, which comes with the camera alone
    rolldownOptions: {
      output: isSsrBuild ? SERVED : LOADED,
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
      { extends: true, test: { name: 'functions', include: ['{src,tools}/**/*.test.ts'] } },
    ],
    restoreMocks: true,
    unstubGlobals: true,
  },
}));
