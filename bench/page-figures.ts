import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type APIRequestContext, type BrowserContext, chromium, type Page } from '@playwright/test'
import { browserArguments, ensureBrowser } from '../scripts/find-browser.mjs'
import type { Figure } from './figure'
import { startProduct } from './started-product'
import type { StillOpen } from './still-open'

const repository = fileURLToPath(new URL('..', import.meta.url))
const MANAGER = 'daniel.osei@calder-rowe.example'
const OWNER = 'amelia.hart@calder-rowe.example'
const signInOf = (email: string) => `Basic ${Buffer.from(`${email}:Harbour-Light-24`).toString('base64')}`
const QUIET_MS = 500
const WEEK_MS = 7 * 86_400_000

const LIMITS = { kilobytes: 260, requests: 30, calls: 12, shift: 0.02, opening: 100, afterChange: 0 }
/** The machine does other things as well, so the quietest opening shows what the page itself takes. */
const OPENINGS = 5

interface Demo {
  readonly context: BrowserContext
  /** Changes something in the firm from outside the browser, which none of its pages shows. */
  readonly startProject: () => Promise<unknown>
  readonly weighed: Readonly<Record<string, string>>
  readonly others: Readonly<Record<string, string>>
}

/** A manager of the demo firm in a browser of their own, and the addresses of their pages. */
const openDemo = async (url: string, stillOpen: StillOpen): Promise<Demo> => {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments() })
  stillOpen.add(() => browser.close())
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } })
  await context.addCookies([{ name: 'signedIn', value: '1', url }])
  // The compiler adds a call of its helper to functions, which the page does not have.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named' })
  const actAs = async (request: APIRequestContext, email: string) => {
    const signedIn = await request.post('/api/v1/auth/signIn', {
      headers: { authorization: signInOf(email), 'x-session-transport': 'cookie' },
    })
    const { accessToken } = await signedIn.json()
    const headers: Record<string, string> = { authorization: `Bearer ${accessToken}` }
    const ask = async (method: string, path: string, body?: object) => {
      const answer = await request.fetch(`/api/v1/${path}`, { method, headers, ...(body && { data: body }) })
      if (!answer.ok()) throw new Error(`${path} was answered ${answer.status()}: ${await answer.text()}`)
      return answer.json()
    }
    const [{ id, company }] = (await ask('POST', 'users/employments')).items
    headers.employeeid = id
    return { id, company, ask }
  }
  const { id: leadID, company, ask } = await actAs(context.request, MANAGER)
  const owner = await actAs((await browser.newContext({ baseURL: url })).request, OWNER)
  const [project] = (await ask('POST', 'projects/paginated')).items
  const [client] = (await ask('GET', 'clients/list')).items
  const base = `/employments/${company.domain}`
  return {
    context,
    startProject: () => owner.ask('POST', 'projectManagement/internalProjects', { name: 'Office move', leadID }),
    weighed: {
      dashboard: base,
      'time sheet': `${base}/timesheetsubmissions`,
      board: `${base}/projects/${project.id}/taskLists`,
      client: `${base}/clients/${client.id}`,
    },
    others: {
      'Gantt chart': `${base}/projects/${project.id}/ganttChart`,
      calendar: `${base}/timesheetsubmissions?display=calendar`,
      'week grid': `${base}/timesheetsubmissions?display=grid`,
      projects: `${base}/projects`,
      approvals: `${base}/approvals`,
      employees: `${base}/employee-management/employees`,
      settings: `${base}/settings`,
    },
  }
}

interface Loaded {
  readonly scripts: number
  readonly kilobytes: number
  readonly requests: number
  readonly calls: number
  readonly shift: number
}

/** Follows a page's requests; the stream of changes stays open, and is not waited for. */
const followAsking = async (page: Page) => {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.clearBrowserCache')
  const asked = new Map<string, { url: string; bytes: number; isOver: boolean }>()
  let last = performance.now()
  network.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (!/^(data|blob):/.test(url)) asked.set(requestId, { url, bytes: 0, isOver: url.endsWith('/api/v1/events') })
    last = performance.now()
  })
  const end = (requestId: string, bytes: number) => {
    const request = asked.get(requestId)
    if (request) Object.assign(request, { bytes, isOver: true })
    last = performance.now()
  }
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength))
  network.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0))
  return {
    asked,
    /** Waits until everything is answered and nothing was asked for some time. */
    quiet: async () => {
      while ([...asked.values()].some(({ isOver }) => !isOver) || performance.now() - last < QUIET_MS)
        await page.waitForTimeout(50)
    },
  }
}

const isCall = ({ url }: { readonly url: string }) => url.includes('/api/v1/') && !url.includes('/files/')

/** Loads a page with empty caches, until the network is quiet. */
const loadCold = async (page: Page, path: string): Promise<Loaded> => {
  const { asked, quiet } = await followAsking(page)
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(path)
  await page.locator('main h1').first().waitFor()
  await quiet()
  const all = [...asked.values()]
  const scripts = all.filter(({ url }) => /\.js$/.test(url))
  return {
    scripts: scripts.length,
    kilobytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
    requests: all.length,
    calls: all.filter(isCall).length,
    shift: await page.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum),
  }
}

const weightFigures = (name: string, { scripts, kilobytes, requests, calls }: Loaded): Figure[] => [
  { name: `${name}: JavaScript`, measured: kilobytes, limit: LIMITS.kilobytes, unit: 'kB', parts: `${scripts} files` },
  { name: `${name}: requests`, measured: requests, limit: LIMITS.requests, unit: '', parts: 'cold, until quiet' },
  { name: `${name}: calls of the API`, measured: calls, limit: LIMITS.calls, unit: '', parts: 'with the stream' },
]

/** From a press on an entry of the time sheet to the next paint, in milliseconds. */
const openingFigure = async (page: Page, path: string): Promise<Figure> => {
  await page.addInitScript(() => {
    const presses: number[] = []
    Object.assign(globalThis, { presses })
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'click') presses.push(duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  const { quiet } = await followAsking(page)
  await page.goto(path)
  const entries = page.locator('main section li > button')
  await entries.first().waitFor()
  await quiet()
  const times: number[] = []
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    const entry = entries.nth(opening)
    await entry.hover()
    await quiet()
    await entry.click()
    await page.getByRole('button', { name: 'Close', exact: true }).waitFor()
    await quiet()
    // A duration below one frame is not reported.
    const [time = 16] = await page.evaluate(() => (globalThis as unknown as { presses: number[] }).presses.splice(0))
    times.push(time)
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await quiet()
    await page.evaluate(() => (globalThis as unknown as { presses: number[] }).presses.splice(0))
  }
  return {
    name: 'opening a time entry, to the next paint',
    measured: Math.min(...times),
    limit: LIMITS.opening,
    unit: 'ms',
    parts: `each time ${times.join(', ')} ms`,
  }
}

/** How much an untouched dashboard asks for when something changes that it does not show. */
const afterChangeFigure = async (page: Page, path: string, change: () => Promise<unknown>): Promise<Figure> => {
  const { asked, quiet } = await followAsking(page)
  await page.goto(path)
  await page.locator('main h1').first().waitFor()
  await quiet()
  asked.clear()
  await change()
  await page.waitForTimeout(2 * QUIET_MS)
  await quiet()
  const calls = [...asked.values()].filter(isCall)
  return {
    name: 'dashboard: calls after a change elsewhere',
    measured: calls.length,
    limit: LIMITS.afterChange,
    unit: '',
    parts: calls.map(({ url }) => new URL(url).pathname).join(', ') || 'a project was started',
  }
}

/** What a browser loads for the pages most work is done on, and how much each page shifts while it loads. */
export const pageFigures = async (folder: string, stillOpen: StillOpen): Promise<Figure[]> => {
  const product = { folder: repository, dataDir: join(folder, 'data') }
  const { url } = await startProduct(process.execPath, ['apps/server/dist/main.js'], product, stillOpen)
  const { context, startProject, weighed, others } = await openDemo(url, stillOpen)
  const figures: Figure[] = []
  for (const [name, path] of Object.entries({ ...weighed, ...others })) {
    const page = await context.newPage()
    const loaded = await loadCold(page, path)
    await page.close()
    if (name in weighed) figures.push(...weightFigures(name, loaded))
    figures.push({
      name: `${name}: layout shift`,
      measured: loaded.shift,
      limit: LIMITS.shift,
      unit: '',
      parts: 'cold, until quiet',
    })
  }
  const weekAgo = new Date(Date.now() - WEEK_MS).toISOString().slice(0, 10)
  const { dashboard = '', 'time sheet': timeSheet = '' } = weighed
  figures.push(await openingFigure(await context.newPage(), `${timeSheet}?from=${weekAgo}`))
  figures.push(await afterChangeFigure(await context.newPage(), dashboard, startProject))
  return figures
}
