import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const isLong = process.env.PRAXIS_LONG === '1'
const never = ['**/node_modules/**', '**/dist/**']
const notNow = isLong ? never : [...never, '**/*.long.test.ts']
const apiTests = ['apps/server/**/*.api.test.ts', 'apps/server/**/*.long.test.ts']
/** Tests that put other modules in the place of real ones, which nobody else should get. */
const replacingModules = ['apps/web/**/*.replacing.test.{ts,tsx}']

export default defineConfig({
  test: {
    // Workers wait for the database and for processes half of their time, so one more than there are cores is at work.
    // Many more would run out of connections to the one database server.
    maxWorkers: Math.min(8, availableParallelism() + 1),
    // Generous: what matters is that it ends, also on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['{packages,bench,scripts}/**/*.test.ts'],
          exclude: notNow,
          // Pure functions leave nothing behind, so what they are made of is read once for all files of a worker.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          exclude: [...notNow, ...replacingModules],
          // The kit takes longer to read than most of these files to run, so a worker reads it once, for one kind of page.
          isolate: false,
          environment: 'happy-dom',
          setupFiles: 'apps/web/src/testing/leave-nothing-behind.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          include: ['apps/server/**/*.test.ts'],
          exclude: [...notNow, ...apiTests],
        },
      },
      {
        extends: true,
        test: {
          name: 'web, replacing',
          include: replacingModules,
          exclude: notNow,
          environment: 'happy-dom',
          setupFiles: 'apps/web/src/testing/leave-nothing-behind.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          // Reading the application takes longer than most of these files, so a worker reads it once for all of its files.
          isolate: false,
          include: isLong ? apiTests : apiTests.slice(0, 1),
          exclude: notNow,
          globalSetup: 'apps/server/src/testing/global-setup.ts',
          setupFiles: 'apps/server/src/testing/close-test-servers.ts',
        },
      },
    ],
  },
})
