// As the documentation has a server of one's own: standalone, compressed by Next, the rest by default.
export default {
  output: 'standalone',
  outputFileTracingRoot: import.meta.dirname,
  turbopack: { root: import.meta.dirname },
};
