import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Two builds of one source: what the browser loads (hashed, with a manifest the server reads) and what
// the renderer runs. Both give an asset the same address.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  base: '/static/app/',
  publicDir: false,
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: isSsrBuild ? false : 'manifest.json',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      input: isSsrBuild
        ? { renderer: 'src/app/renderer.ts' }
        : { client: 'src/app/client.ts', 'whole-page': 'src/app/whole-page.ts' },
    },
  },
  ssr: { noExternal: true },
  test: {
    environment: 'happy-dom',
    setupFiles: ['tools/vitest-setup.ts'],
    testTimeout: 30_000,
    environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
    include: ['src/**/*.test.{ts,tsx}'],
    css: false,
    restoreMocks: true,
    unstubGlobals: true,
  },
}));
