import type { KnipConfig } from 'knip'

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'scripts/*.mjs',
        'bench/run.ts',
        'bench/peers/run.ts',
        'bench/*-server.ts',
        'e2e/**/*.spec.ts',
        'e2e/screenshots.ts',
      ],
      project: ['scripts/*.mjs', 'bench/**/*.ts', 'e2e/**/*.ts'],
      // dependency-cruiser reads TypeScript with swc.
      ignoreDependencies: ['@swc/core'],
      ignoreBinaries: ['apt-get'],
    },
    // Every file of a package may be imported; what nobody imports is dead all the same.
    'packages/*': { project: ['src/**/*.ts'], includeEntryExports: true },
    'apps/server': {
      // Threads and processes are started by their files.
      entry: [
        'assets/print-document.mjs',
        'assets/clean-rich-texts.mjs',
        'src/threads/*.ts',
        'src/testing/due-work/due-work-process.ts',
        'src/testing/due-work/product-process.ts',
      ],
      project: ['src/**/*.ts', 'assets/*.mjs'],
    },
    'apps/web': {
      entry: ['src/routes/**/*.tsx'],
      project: ['src/**/*.{ts,tsx,css}'],
      // Vitest's projects name it as their environment.
      ignoreDependencies: ['happy-dom'],
    },
  },
  ignoreExportsUsedInFile: { interface: true, type: true },
  compilers: {
    css: (text) =>
      [...text.matchAll(/(?:@import\s+|url\()\s*['"]([^'"]+)['"]/g)].map(([, file]) => `import '${file}'`).join('\n'),
  },
}

export default config
