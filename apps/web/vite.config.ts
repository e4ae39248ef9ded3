import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import mantinePreset from 'postcss-preset-mantine'
import { defineConfig } from 'vite'
import { chunkGroups } from './build/chunk-groups'
import { leanContract } from './build/lean-contract'
import { leanRoutes } from './build/lean-routes'
import { preloadBase } from './build/preload-base'
import { preloadFont } from './build/preload-font'
import { singleImports } from './build/single-imports'

const server = process.env.PRAXIS_SERVER_URL ?? 'http://localhost:3000'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // Loaders travel with their page, so that queries and schemas of one feature never weigh on another's first load.
      codeSplittingOptions: {
        defaultBehavior: [['component', 'loader', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
      },
      routesDirectory: fileURLToPath(new URL('src/routes', import.meta.url)),
      generatedRouteTree: fileURLToPath(new URL('src/route-tree.gen.ts', import.meta.url)),
      quoteStyle: 'single',
      semicolons: false,
    }),
    singleImports(),
    leanContract(),
    leanRoutes(fileURLToPath(new URL('src/routes/_signed-in', import.meta.url))),
    react(),
    preloadBase(),
    preloadFont(/inter-latin-wght-normal.*\.woff2$/),
  ],
  // React itself has what the shim brings for older ones.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  css: { postcss: { plugins: [mantinePreset()] } },
  optimizeDeps: { exclude: ['@tabler/icons-react'] },
  server: {
    port: 5173,
    proxy: { '/api': server, '/files': server, '/mailbox': server },
  },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    // Data URIs would need wider img-src and font-src in the content security policy.
    assetsInlineLimit: 0,
    sourcemap: true,
    // A browser that does not know modulepreload fetches a little later, and that is all.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
})
