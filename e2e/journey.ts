import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'

interface Journey {
  /** Statuses with which the server may refuse a call in this journey; any other failure is a fault. */
  refusals: number[]
  /** A second person at a browser of their own. */
  openBrowser: () => Promise<Page>
}

const REFUSED_CALL = /^Failed to load resource: the server responded with a status of (\d{3})/

/** Everything the browser complains about, and everything the content security policy stopped. */
function watch(context: BrowserContext, faults: string[], refusals: readonly number[]): void {
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    const status = Number(REFUSED_CALL.exec(message.text())?.[1])
    if (refusals.includes(status) && message.location().url.includes('/api/v1/')) return
    faults.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => faults.push(String(error.error())))
}

/** The server counts attempts to sign up by address: journeys must not use up each other's. */
const someAddress = (): string => `10.${[1, 2, 3].map(() => 1 + Math.floor(Math.random() * 254)).join('.')}`

export const test = base.extend<Journey & { faults: string[] }>({
  extraHTTPHeaders: async ({ browserName: _ }, use) => use({ 'x-forwarded-for': someAddress() }),
  refusals: [[], { option: true }],
  faults: [
    async ({ context, refusals }, use) => {
      const faults: string[] = []
      watch(context, faults, refusals)
      await use(faults)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
  openBrowser: async (
    { browser, contextOptions, baseURL, viewport, hasTouch, isMobile, extraHTTPHeaders, faults, refusals },
    use,
  ) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL,
        viewport,
        hasTouch,
        isMobile,
        extraHTTPHeaders,
      })
      contexts.push(context)
      watch(context, faults, refusals)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
})

export { expect }
