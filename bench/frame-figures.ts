import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { browserArguments, ensureBrowser } from '../scripts/find-browser.mjs'
import type { Figure } from './figure'
import type { StillOpen } from './still-open'

const FRAMES = 180
const PIXELS_A_FRAME = 40
/** The machine does other things as well, so the quietest round shows what the page itself takes. */
const ROUNDS = 4

/** Each view with its address, the cookie that chooses it, and an element inside what scrolls. */
const views = [
  { name: 'list', path: 'taskLists', display: 'list', inside: '[role=treegrid]' },
  { name: 'table', path: 'taskLists', display: 'table', inside: '[role=treegrid]' },
  { name: 'kanban', path: 'taskLists', display: 'kanban', inside: '[data-card]' },
  { name: 'Gantt chart', path: 'ganttChart', display: 'list', inside: '[data-gantt-scroller] li' },
] as const

type Direction = 'down' | 'right'

/** Scrolls there and back again, a step each frame, and gives the time from each frame to the next, in milliseconds. */
const frameTimes = (page: Page, inside: string, direction: Direction): Promise<number[]> =>
  page
    .locator(inside)
    .first()
    .evaluate(
      (element, { frames, step, direction }) =>
        new Promise<number[]>((resolve) => {
          const edge = direction === 'down' ? 'scrollTop' : 'scrollLeft'
          let scroller: Element = element
          while (!/auto|scroll/.test(getComputedStyle(scroller).overflowY) && scroller.parentElement)
            scroller = scroller.parentElement
          const times: number[] = []
          let last: number | undefined
          const next = (now: number) => {
            if (last !== undefined) times.push(now - last)
            last = now
            if (times.length === frames) return resolve(times)
            scroller[edge] += times.length < frames / 2 ? step : -step
            requestAnimationFrame(next)
          }
          requestAnimationFrame(next)
        }),
      { frames: FRAMES, step: PIXELS_A_FRAME, direction },
    )

const WORK = new Set(['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'])

/** What the page has spent on script and layout since it was opened, in milliseconds. */
const workOf = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * metrics.reduce((sum, { name, value }) => (WORK.has(name) ? sum + value : sum), 0)
}

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN

export const openPage = async (
  browser: Browser,
  url: string,
  accessToken: string,
  preference: Readonly<Record<string, string>>,
): Promise<Page> => {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } })
  const cookies = { signedIn: '1', ...preference }
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })))
  // The compiler adds a call of its helper to functions, which the page does not have.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named' })
  // The caller of the measurements has no password to sign in with.
  await context.route('**/api/v1/auth/refreshToken', (route) => route.fulfill({ json: { accessToken } }))
  return context.newPage()
}

interface Round {
  /** The time from one frame to the next, of the slower frames. */
  readonly slowFrame: number
  /** Script and layout of an average frame. */
  readonly work: number
}

const scrollRound = async (page: Page, session: CDPSession, inside: string, direction: Direction): Promise<Round> => {
  const before = await workOf(session)
  const times = await frameTimes(page, inside, direction)
  return { slowFrame: percentile(times, 0.95), work: ((await workOf(session)) - before) / times.length }
}

export const quietest = (name: string, limit: number, values: readonly number[]): Figure => ({
  name,
  measured: Math.min(...values),
  limit,
  unit: 'ms',
  parts: `each round ${values.map((time) => time.toFixed(1)).join(', ')} ms`,
})

/** How long frames take while something is scrolled there and back: the slower ones in all, and the work in one. */
export const scrollFigures = async (
  page: Page,
  inside: string,
  what: string,
  direction: Direction = 'down',
): Promise<Figure[]> => {
  const session = await page.context().newCDPSession(page)
  // Time is counted as the page's own time on the processor, whatever else the machine does.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const rounds: Round[] = []
  // The first round draws everything for the first time, and is not counted.
  for (let round = 0; round <= ROUNDS; round += 1) rounds.push(await scrollRound(page, session, inside, direction))
  const counted = rounds.slice(1)
  return [
    quietest(
      `frames (p95), ${what}`,
      20,
      counted.map(({ slowFrame }) => slowFrame),
    ),
    quietest(
      `script and layout, ${what}`,
      8,
      counted.map(({ work }) => work),
    ),
  ]
}

/** How long a frame takes while a project's board is scrolled: the slower frames in all, and the work in one. */
export const frameFigures = async (
  url: string,
  accessToken: string,
  projectID: string,
  stillOpen: StillOpen,
): Promise<Figure[]> => {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments() })
  stillOpen.add(() => browser.close())
  const figures: Figure[] = []
  for (const { name, path, display, inside } of views) {
    const page = await openPage(browser, url, accessToken, {
      [`preferredTaskListDisplayOptionByProject.${projectID}`]: display,
    })
    await page.goto(`/employments/measured/projects/${projectID}/${path}`)
    await page.locator(inside).first().waitFor()
    figures.push(...(await scrollFigures(page, inside, `5,000 tasks scrolled: ${name}`)))
    await page.context().close()
  }
  return figures
}
