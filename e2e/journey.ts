import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type WebError,
} from '@playwright/test'
import { UsedBrowsers } from './used-browsers'

interface Journey {
  /** Statuses with which the server may refuse a call in this journey; any other failure is a fault. */
  refusals: number[]
  /** What the browser may complain about in this journey: that there is no network, that something did not load. */
  complaints: RegExp | undefined
  /** A second person at a browser of their own. */
  openBrowser: () => Promise<Page>
}

interface Underneath {
  faults: string[]
  /** A browser with nobody signed in; it is taken back when the journey ends. */
  takeBrowser: () => Promise<BrowserContext>
}

const REFUSED_CALL = /^Failed to load resource: the server responded with a status of (\d{3})/

/** Notes what the browser complains about and what the content security policy stopped, until it is ended. */
function watch(
  context: BrowserContext,
  faults: string[],
  { refusals, complaints }: Pick<Journey, 'refusals' | 'complaints'>,
): () => void {
  const hear = (message: ConsoleMessage) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    const status = Number(REFUSED_CALL.exec(message.text())?.[1])
    if (refusals.includes(status) && message.location().url.includes('/api/v1/')) return
    const fault = `${message.type()}: ${message.text()} (${message.location().url})`
    if (!complaints?.test(fault)) faults.push(fault)
  }
  const note = (error: WebError) => faults.push(String(error.error()))
  context.on('console', hear)
  context.on('weberror', note)
  return () => {
    context.off('console', hear)
    context.off('weberror', note)
  }
}

/** An address to sign up from: the server counts attempts by it, and journeys must not use up each other's. */
const someAddress = (): string => `10.${[1, 2, 3].map(() => 1 + Math.floor(Math.random() * 254)).join('.')}`

export const test = base.extend<Journey & Underneath, { usedBrowsers: UsedBrowsers }>({
  extraHTTPHeaders: async ({ browserName: _ }, use) => use({ 'x-forwarded-for': someAddress() }),
  refusals: [[], { option: true }],
  complaints: [undefined, { option: true }],
  usedBrowsers: [async ({ browser }, use) => use(new UsedBrowsers(browser)), { scope: 'worker' }],
  faults: async ({ browserName: _ }, use) => {
    const faults: string[] = []
    await use(faults)
    expect(faults).toEqual([])
  },
  takeBrowser: async (
    {
      usedBrowsers,
      contextOptions,
      baseURL,
      viewport,
      hasTouch,
      isMobile,
      locale,
      timezoneId,
      bypassCSP,
      extraHTTPHeaders,
      faults,
      refusals,
      complaints,
    },
    use,
  ) => {
    const options = { ...contextOptions, baseURL, viewport, hasTouch, isMobile, locale, timezoneId, bypassCSP }
    const taken: (() => Promise<void>)[] = []
    await use(async () => {
      const context = await usedBrowsers.take(options, extraHTTPHeaders ?? {})
      const endWatching = watch(context, faults, { refusals, complaints })
      taken.push(async () => {
        endWatching()
        await usedBrowsers.giveBack(context, options)
      })
      return context
    })
    for (const giveBack of taken) await giveBack()
  },
  context: async ({ takeBrowser }, use) => use(await takeBrowser()),
  openBrowser: async ({ takeBrowser }, use) => use(async () => (await takeBrowser()).newPage()),
})

export { expect }
