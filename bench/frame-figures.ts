import { type Browser, chromium, type Page } from '@playwright/test'
import { browserArguments, ensureBrowser } from '../scripts/find-browser.mjs'
import type { Figure } from './figure'
import type { StillOpen } from './still-open'

const FRAMES = 180
const PIXELS_A_FRAME = 40
/** The machine has other things to do as well: the quietest round shows what the page itself takes. */
const ROUNDS = 4

/** Each view by the address it is seen at, the cookie that chooses it, and something inside what scrolls. */
const views = [
  { name: 'list', path: 'taskLists', display: 'list', inside: '[role=treegrid]' },
  { name: 'table', path: 'taskLists', display: 'table', inside: '[role=treegrid]' },
  { name: 'kanban', path: 'taskLists', display: 'kanban', inside: '[data-card]' },
  { name: 'Gantt chart', path: 'ganttChart', display: 'list', inside: '[data-gantt-scroller] li' },
] as const

/** Scrolls down and up again, a step each frame, and gives the time from each frame to the next, in milliseconds. */
const frameTimes = (page: Page, inside: string): Promise<number[]> =>
  page
    .locator(inside)
    .first()
    .evaluate(
      (element, { frames, step }) =>
        new Promise<number[]>((resolve) => {
          let scroller: Element = element
          while (!/auto|scroll/.test(getComputedStyle(scroller).overflowY) && scroller.parentElement)
            scroller = scroller.parentElement
          const times: number[] = []
          let last: number | undefined
          const next = (now: number) => {
            if (last !== undefined) times.push(now - last)
            last = now
            if (times.length === frames) return resolve(times)
            scroller.scrollTop += times.length < frames / 2 ? step : -step
            requestAnimationFrame(next)
          }
          requestAnimationFrame(next)
        }),
      { frames: FRAMES, step: PIXELS_A_FRAME },
    )

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN

const openPage = async (browser: Browser, url: string, accessToken: string, display: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } })
  const cookies = { signedIn: '1', preferredTaskListDisplayOptionByProject: display }
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })))
  // Functions carry a call of their compiler's into the page that is only known outside of it.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named' })
  // Whoever calls in the measurements has no password to sign in with.
  await context.route('**/api/v1/auth/refreshToken', (route) => route.fulfill({ json: { accessToken } }))
  return context.newPage()
}

/** How long the slower frames take while the board of a project is scrolled. */
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
    const page = await openPage(browser, url, accessToken, display)
    await page.goto(`/employments/measured/projects/${projectID}/${path}`)
    await page.locator(inside).first().waitFor()
    const slow: number[] = []
    // The first round draws everything for the first time, and is not counted.
    for (let round = 0; round <= ROUNDS; round += 1) slow.push(percentile(await frameTimes(page, inside), 0.95))
    await page.context().close()
    const counted = slow.slice(1)
    figures.push({
      name: `frames while scrolling 5,000 tasks: ${name}`,
      measured: Math.min(...counted),
      limit: 20,
      unit: 'ms',
      parts: `p95 of each round ${counted.map((time) => time.toFixed(1)).join(', ')} ms`,
    })
  }
  return figures
}
