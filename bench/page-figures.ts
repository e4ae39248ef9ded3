import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { browserArguments, ensureBrowser } from '../scripts/find-browser.mjs'
import type { Figure } from './figure'
import { startProduct } from './started-product'
import type { StillOpen } from './still-open'

const repository = fileURLToPath(new URL('..', import.meta.url))
const SIGN_IN = Buffer.from('daniel.osei@calder-rowe.example:Harbour-Light-24').toString('base64')
const QUIET_MS = 500

const LIMITS = { kilobytes: 260, requests: 30, calls: 12, shift: 0.02 }

interface Demo {
  readonly context: BrowserContext
  readonly weighed: Readonly<Record<string, string>>
  readonly others: Readonly<Record<string, string>>
}

/** A manager of the demo firm in a browser of their own, and the addresses of what they see. */
const openDemo = async (url: string, stillOpen: StillOpen): Promise<Demo> => {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments() })
  stillOpen.add(() => browser.close())
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } })
  await context.addCookies([{ name: 'signedIn', value: '1', url }])
  // Functions carry a call of their compiler's into the page that is only known outside of it.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named' })
  const signedIn = await context.request.post('/api/v1/auth/signIn', {
    headers: { authorization: `Basic ${SIGN_IN}`, 'x-session-transport': 'cookie' },
  })
  const { accessToken } = await signedIn.json()
  const ask = async (method: string, path: string, more: Record<string, string> = {}) => {
    const headers = { authorization: `Bearer ${accessToken}`, ...more }
    const answer = await context.request.fetch(`/api/v1/${path}`, { method, headers })
    if (!answer.ok()) throw new Error(`${path} was answered ${answer.status()}: ${await answer.text()}`)
    return (await answer.json()).items
  }
  const [{ id: employeeID, company }] = await ask('POST', 'users/employments')
  const asEmployee = { employeeid: employeeID }
  const [project] = await ask('POST', 'projects/paginated', asEmployee)
  const [client] = await ask('GET', 'clients/list', asEmployee)
  const base = `/employments/${company.domain}`
  return {
    context,
    weighed: {
      dashboard: base,
      'time sheet': `${base}/timesheetsubmissions`,
      board: `${base}/projects/${project.id}/taskLists`,
      client: `${base}/clients/${client.id}`,
    },
    others: {
      'Gantt chart': `${base}/projects/${project.id}/ganttChart`,
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

/** Waits until nothing was asked for some time; the stream of changes stays open and does not count as asking. */
const quiet = (page: Page, lastAsked: () => number): Promise<void> =>
  new Promise((resolve, reject) => {
    page.once('close', () => reject(new Error('the page was closed')))
    const look = () => {
      const left = lastAsked() + QUIET_MS - performance.now()
      if (left <= 0) resolve()
      else setTimeout(look, left)
    }
    look()
  })

/** Loads a page with nothing kept from before, until the network is quiet. */
const loadCold = async (page: Page, path: string): Promise<Loaded> => {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.clearBrowserCache')
  const asked = new Map<string, { url: string; bytes: number }>()
  let last = performance.now()
  network.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!/^(data|blob):/.test(request.url)) asked.set(requestId, { url: request.url, bytes: 0 })
    last = performance.now()
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = asked.get(requestId)
    if (request) request.bytes = encodedDataLength
    last = performance.now()
  })
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(path)
  await quiet(page, () => last)
  const all = [...asked.values()]
  const scripts = all.filter(({ url }) => /\.js$/.test(url))
  return {
    scripts: scripts.length,
    kilobytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
    requests: all.length,
    calls: all.filter(({ url }) => url.includes('/api/v1/') && !url.includes('/files/')).length,
    shift: await page.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum),
  }
}

const weightFigures = (name: string, { scripts, kilobytes, requests, calls }: Loaded): Figure[] => [
  { name: `${name}: JavaScript`, measured: kilobytes, limit: LIMITS.kilobytes, unit: 'kB', parts: `${scripts} files` },
  { name: `${name}: requests`, measured: requests, limit: LIMITS.requests, unit: '', parts: 'cold, until quiet' },
  { name: `${name}: calls of the API`, measured: calls, limit: LIMITS.calls, unit: '', parts: 'with the stream' },
]

/** What a browser loads for the pages most work is done on, and how much each page shifts while it loads. */
export const pageFigures = async (folder: string, stillOpen: StillOpen): Promise<Figure[]> => {
  const product = { folder: repository, dataDir: join(folder, 'data') }
  const { url } = await startProduct(process.execPath, ['apps/server/dist/main.js'], product, stillOpen)
  const { context, weighed, others } = await openDemo(url, stillOpen)
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
  return figures
}
