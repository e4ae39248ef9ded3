import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { browserArguments, findBrowser } from '../scripts/find-browser.mjs'
import { demoOwner, giveSession, verifiedPerson } from './people'
import { states } from './screen-states'
import { screens } from './screens'

const PORT = process.env.SCREENSHOTS_PORT ?? '3198'
const address = `http://localhost:${PORT}`
const root = fileURLToPath(new URL('..', import.meta.url))
const folder = `${root}screenshots`

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
} as const

/** The built server on a database of its own, with the demo workspace in it. */
async function startServer(): Promise<() => Promise<void>> {
  const server = spawn(process.execPath, ['scripts/serve-for-journeys.mjs'], {
    cwd: root,
    env: { ...process.env, PORT, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => server.on('exit', () => resolve()))
  const isReady = () =>
    fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error('The server did not start')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return async () => {
    server.kill('SIGTERM')
    await ended
  }
}

async function take(page: Page, name: string, fullPage = true): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage, animations: 'disabled' })
  console.log(`screenshots/${name}.png`)
}

/** Reports a screen that does not show what it should, and goes on with the others. */
async function attempt(name: string, run: () => Promise<void>): Promise<void> {
  await run().catch((error: Error) => {
    console.error(`${name}: ${error.message}`)
    process.exitCode = 1
  })
}

async function takeAll(browser: Browser, size: keyof typeof sizes, colorScheme: 'light' | 'dark'): Promise<void> {
  const suffix = `${size}-${colorScheme}`
  const open = async () => {
    const context = await browser.newContext({
      ...sizes[size],
      baseURL: address,
      colorScheme,
      locale: 'en-GB',
      timezoneId: 'Europe/London',
    })
    return context.newPage()
  }
  const stranger = await open()
  const member = await open()
  await giveSession(member, demoOwner)
  for (const { name, path, shows, signedIn } of screens) {
    const page = signedIn ? member : stranger
    await attempt(`${name}-${suffix}`, async () => {
      await page.goto(path)
      await page.getByText(shows).filter({ visible: true }).first().waitFor()
      await take(page, `${name}-${suffix}`)
    })
  }
  const newcomer = await open()
  await giveSession(newcomer, await verifiedPerson(newcomer.request))
  for (const { name, who, arrange, floats } of states) {
    const page = { stranger, member, newcomer }[who]
    await attempt(`${name}-${suffix}`, async () => {
      await arrange(page)
      await take(page, `${name}-${suffix}`, !floats)
    })
  }
  for (const page of [stranger, member, newcomer]) await page.context().close()
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const stopServer = await startServer()
const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined, args: browserArguments() })
try {
  for (const size of ['desktop', 'phone'] as const)
    for (const colorScheme of ['light', 'dark'] as const) await takeAll(browser, size, colorScheme)
} finally {
  await browser.close()
  await stopServer()
}
