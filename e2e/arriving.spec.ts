import type { Page } from '@playwright/test'
import { companies } from '@praxis/contract/company/companies'
import { opportunities } from '@praxis/contract/opportunities/opportunities'
import { expect, test } from './journey'
import { giveSession } from './people'
import { lastWeek, timeFirm } from './time-firm'

/** Notes what moves up or down on a page, all of which is in view. */
async function noteMoves(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 1440 }
  await page.setViewportSize({ width, height: 3000 })
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      readonly sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const LEAST = 8
    const moves: string[] = []
    const note = (entries: PerformanceEntryList) => {
      // Within a control a mark may settle by a few pixels.
      for (const { node, previousRect, currentRect } of (entries as Shift[]).flatMap(({ sources }) => sources))
        if (previousRect.height > 0 && Math.abs(previousRect.y - currentRect.y) >= LEAST)
          moves.push(`${node?.textContent?.slice(0, 60)}: ${previousRect.y} to ${currentRect.y}`)
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(globalThis, {
      movesSoFar: () => {
        note(observer.takeRecords())
        return moves
      },
    })
  })
}

interface Arriving {
  readonly address: string
  /** The answer that comes after all others. */
  readonly last: RegExp
  /** What it shows, and what it would push down. */
  readonly shows: readonly [RegExp, RegExp]
}

/** Expects that nothing that stands on the page moves when a late answer arrives. */
async function expectNothingMoves(page: Page, { address, last, shows }: Arriving): Promise<void> {
  let letThrough: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  const calls = { asked: 0, answered: 0 }
  const isCall = (url: string) => url.includes('/api/v1/') && !url.endsWith('/events') && !last.test(url)
  page.on('request', (request) => {
    if (isCall(request.url())) calls.asked += 1
  })
  page.on('requestfinished', (request) => {
    if (isCall(request.url())) calls.answered += 1
  })
  const lateAnswer = page.waitForRequest(last)
  await page.route(last, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(address)
  await lateAnswer
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => calls.asked - calls.answered).toBe(0)
  letThrough()
  for (const text of shows) await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
  expect(await page.evaluate(() => (globalThis as unknown as { movesSoFar: () => string[] }).movesSoFar())).toEqual([])
}

test('what stands on a page stays where it is while the rest arrives @phone', async ({ page, request, isMobile }) => {
  test.setTimeout(120_000)
  const firm = await timeFirm(request, 'Arriving')
  await firm.log({ from: `${lastWeek()[4]}T00:00:00.000Z`, duration: 3600, comment: 'Feeds' })
  const { employment } = await firm.call(companies.openWorkspace, {})
  const { id } = await firm.call(opportunities.createOpportunity, {
    body: {
      name: 'Phase 2',
      clientID: firm.clientID,
      leadID: employment.id,
      consultancyBudget: { revenue: 1_000_000, cost: 600_000 },
    },
  })
  const workspace = `/employments/${firm.domain}`
  const pages: Arriving[] = [
    {
      address: `${workspace}/projects/${firm.platformID}`,
      last: /\/forecast/,
      shows: [/^Budget against actual/, /^Spent without VAT/],
    },
    {
      address: `${workspace}/opportunities/${id}`,
      last: /\/stageChanges/,
      shows: [/^Won/, /^Who would do it/],
    },
    // On a phone its cards are left out.
    ...(isMobile
      ? []
      : [
          {
            address: `${workspace}/clients/${firm.clientID}`,
            last: /\/projects\/paginated/,
            shows: [/^Data platform/, /^Phase 2/],
          } as const,
        ]),
    { address: workspace, last: /\/byPeriod/, shows: [/^Fri 1h 00m/, /^My tasks due/] },
  ]
  await noteMoves(page)
  for (const arriving of pages) {
    await giveSession(page, arriving.address === workspace ? firm.robin : firm.owner)
    await test.step(arriving.address, () => expectNothingMoves(page, arriving))
  }
})
