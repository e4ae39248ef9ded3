import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { kitPort } from './e2e/kit-address'
import { isLong } from './e2e/swept'
import { browserArguments, findBrowser } from './scripts/find-browser.mjs'

const port = process.env.JOURNEYS_PORT ?? '3199'
const address = `http://localhost:${port}`
const executablePath = findBrowser() ?? undefined

const kit = {
  // Without an address nobody waits for it: it is made beside the other, and its journey waits itself.
  command: 'node scripts/serve-kit-for-journeys.mjs',
  env: { PORT: kitPort },
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
}

export default defineConfig({
  testDir: 'e2e',
  // The kit's page is no part of the product; it takes a build of its own.
  testIgnore: isLong ? [] : ['kit.spec.ts'],
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: Math.min(8, availableParallelism()),
  forbidOnly: true,
  // A busy machine is slow, not wrong; what must be quick says so itself.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: address,
    launchOptions: { executablePath, args: browserArguments() },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // Nothing is looked at halfway through its fading in, and two cores have better things to draw.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Traces of every journey would take a third of the time.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    // A phone has no mouse to drag with and a desktop no finger: what is about either runs where it is. What is not about
    // what a screen shows (other browsers, rights, refusals), or is rarely done on a phone, runs @once. What the tests of
    // hooks and endpoints prove place by place is seen in the browser by the long run (@long).
    {
      name: 'desktop',
      grepInvert: isLong ? /@touch/ : /@touch|@long/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      // What differs on a phone runs always: fingers, cards instead of rows, the parts that screens are made of, what is
      // done on the way. That every other journey and screen works there too is swept by the long run.
      grep: isLong ? /.*/ : /@touch|@phone/,
      grepInvert: /@mouse|@once/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: [
    ...(isLong ? [kit] : []),
    {
      command: 'node scripts/serve-for-journeys.mjs',
      url: `${address}/readyz`,
      // Each journey comes from an address of its own, as its people would, and reads the mails they get.
      env: {
        PORT: port,
        LOG_LEVEL: 'warn',
        TRUST_PROXY: 'true',
        MAILBOX_NETWORKS: '10.0.0.0/8',
        PASSWORD_COST: 'minimal',
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      timeout: 120_000,
      reuseExistingServer: false,
    },
  ],
})
