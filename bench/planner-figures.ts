import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { addDays } from '@praxis/domain/calendar/day'
import { AccessTokens } from '@praxis/server/platform/auth/access-tokens'
import { browserArguments, ensureBrowser } from '../scripts/find-browser.mjs'
import { SECRET, startBenchCluster } from './bench-database'
import type { Figure } from './figure'
import { fillFirm } from './firm-figures'
import { openPage, quietest, scrollFigures } from './frame-figures'
import { monday, plannedFirm, WEEKS } from './planning-figures'
import { startServer } from './server-process'
import type { StillOpen } from './still-open'

const NOTES = 1_000
const GRID = '[data-planner-scroller]'
const LIMITS = { nodes: 2_500, drag: 50, farRow: 1_000 }
/** Rows that were never in sight before, the first one as the page is asked for. */
const FAR_ROWS = [900, 660, 420, 180]
const OPENED_ROWS = 4
const DRAGS = 4
const MOVES_A_DRAG = 20
const WHAT = '1,000 people'

const grid = (page: Page) => page.locator(GRID)

const openPlanner = async (page: Page): Promise<void> => {
  const query = `from=${monday}&to=${addDays(monday, 7 * WEEKS - 1)}`
  await page.goto(`/employments/measured/master-planning?${query}`)
  await page.locator('[data-row]').first().waitFor()
  // Rows with bars are the dearer ones.
  for (let opened = 0; opened < OPENED_ROWS; opened += 1) {
    await page
      .getByRole('button', { name: /^Expand / })
      .first()
      .click()
    await page.locator('[data-bar]').nth(opened).waitFor()
  }
}

/** How many elements the page has where it has most of them, with what is rendered ahead of the scroll. */
const mostNodes = (page: Page): Promise<number> =>
  grid(page).evaluate(async (element) => {
    let most = 0
    for (let step = 0; step < 20; step += 1) {
      element.scrollTop = step * 300
      element.scrollLeft += step % 2 === 0 ? 120 : -40
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      most = Math.max(most, document.getElementsByTagName('*').length)
    }
    element.scrollTop = 0
    return most
  })

/** From the scroll to a row until it is there, in milliseconds. */
const timeToRow = (page: Page, row: number): Promise<number> =>
  grid(page).evaluate(
    (element, wanted) =>
      new Promise<number>((resolve) => {
        const began = performance.now()
        const rowHeight =
          element.scrollHeight / Number(element.querySelector('[role=grid]')?.getAttribute('aria-rowcount'))
        element.scrollTop = wanted * rowHeight
        const look = () => {
          const { top, height } = element.getBoundingClientRect()
          const rows = [...element.querySelectorAll('[data-row]')]
          const isThere = rows.some((each) => {
            const place = each.getBoundingClientRect()
            return place.top < top + height && place.bottom > top + 60
          })
          const isWaiting = [...element.querySelectorAll('[aria-busy]')].some((each) => {
            const place = each.getBoundingClientRect()
            return place.top < top + height && place.bottom > top + 60
          })
          if (isThere && !isWaiting) resolve(performance.now() - began)
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
    row,
  )

/** The slowest answer to a move while a bar is dragged: from the move until what it changes is drawn. */
const slowestAnswer = async (page: Page): Promise<number> => {
  await page.evaluate(() => {
    const answers: number[] = []
    Object.assign(globalThis, { answers })
    addEventListener(
      'pointermove',
      ({ timeStamp }) => {
        // A task that follows the frame runs once the frame is drawn.
        requestAnimationFrame(() => setTimeout(() => answers.push(performance.now() - timeStamp)))
      },
      true,
    )
  })
  const bar = await page.locator('[data-bar]').first().boundingBox()
  if (!bar) throw new Error('no booking is in sight')
  const [x, y] = [bar.x + 60, bar.y + bar.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  // The first move begins the drag.
  await page.mouse.move(x + 6, y)
  await page.evaluate(() => (globalThis as unknown as { answers: number[] }).answers.splice(0))
  for (let move = 1; move <= MOVES_A_DRAG; move += 1) await page.mouse.move(x + 6 + move * 12, y)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  const answers = await page.evaluate(() => (globalThis as unknown as { answers: number[] }).answers)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return Math.max(...answers)
}

const several = async (count: number, measure: (round: number) => Promise<number>): Promise<number[]> => {
  const times: number[] = []
  for (let round = 0; round < count; round += 1) times.push(await measure(round))
  return times
}

/** How master planning of a large firm scrolls, jumps and is dragged in a browser. */
export const plannerFigures = async (folder: string, stillOpen: StillOpen): Promise<Figure[]> => {
  const cluster = await startBenchCluster(join(folder, 'cluster'))
  stillOpen.add(cluster.stop)
  const database = await cluster.createDatabase('planner', NOTES)
  await fillFirm(database, plannedFirm, 1)
  const dataDir = await mkdtemp(join(folder, 'server-'))
  const server = await startServer('./product-server.ts', { ...database, dataDir, secret: SECRET })
  stillOpen.add(server.stop)
  const accessToken = await new AccessTokens(SECRET, () => new Date()).issue(database.cast.sessionId)
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments() })
  stillOpen.add(() => browser.close())

  const figures: Figure[] = []
  for (const level of ['week', 'day']) {
    const page = await openPage(browser, server.url, accessToken, {
      masterPlanningViewLODs: encodeURIComponent(JSON.stringify({ all: level })),
    })
    await openPlanner(page)
    const what = `${WHAT} by ${level}`
    const nodes = await mostNodes(page)
    figures.push({ name: `elements, ${what}`, measured: nodes, limit: LIMITS.nodes, unit: '', parts: 'at most' })
    figures.push(...(await scrollFigures(page, GRID, `${what} scrolled down and up`)))
    figures.push(...(await scrollFigures(page, GRID, `${what} scrolled sideways`, 'right')))
    await page.context().close()
  }
  const page = await openPage(browser, server.url, accessToken, {
    masterPlanningViewLODs: encodeURIComponent(JSON.stringify({ all: 'week' })),
  })
  await openPlanner(page)
  figures.push(
    quietest(`the answer to a drag, ${WHAT}`, LIMITS.drag, await several(DRAGS, () => slowestAnswer(page))),
    quietest(
      `a row far below, ${WHAT}`,
      LIMITS.farRow,
      await several(FAR_ROWS.length, (round) => timeToRow(page, FAR_ROWS[round] ?? 0)),
    ),
  )
  await page.context().close()
  return figures
}
