import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assetFigures } from './asset-figures'
import { attackFigures } from './attacks/attack-figures'
import { expenseFigures } from './expense-figures'
import { type Figure, isOk, lineOf } from './figure'
import { floorFigures } from './floor/floor-figures'
import { forecastFigures } from './forecast-figures'
import { growthFigures } from './growth/growth-figures'
import { invoiceFigures } from './invoice-figures'
import { invoicePageFigures } from './invoice-page-figures'
import { leaveFigures } from './leave-figures'
import { opportunityFigures } from './opportunity-figures'
import { pageFigures } from './page-figures'
import { planFigures } from './plan-figures'
import { plannerFigures } from './planner-figures'
import { planningFigures } from './planning-figures'
import { portalFigures } from './portal-figures'
import { requestFigures } from './request-figures'
import { startFigures } from './start-figures'
import { StillOpen } from './still-open'
import { taskFigures } from './task-figures'
import { timeFigures } from './time-figures'
import { webWeightFigures } from './web-weight-figures'

const measurements: Readonly<Record<string, (folder: string, stillOpen: StillOpen) => Promise<Figure[]>>> = {
  requests: requestFigures,
  floor: floorFigures,
  growth: growthFigures,
  tasks: taskFigures,
  time: timeFigures,
  leave: leaveFigures,
  expenses: expenseFigures,
  opportunities: opportunityFigures,
  plans: planFigures,
  forecast: forecastFigures,
  planning: planningFigures,
  planner: plannerFigures,
  invoices: invoiceFigures,
  invoicePages: invoicePageFigures,
  portals: portalFigures,
  assets: assetFigures,
  starts: startFigures,
  weights: webWeightFigures,
  pages: pageFigures,
  attacks: attackFigures,
}

/** The figures named on the command line; all of them if none is. */
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(measurements, name))
if (unknown.length > 0) {
  console.error(`There is no measurement ${unknown.join(', ')}; there are ${Object.keys(measurements).join(', ')}.`)
  process.exit(1)
}

const stillOpen = new StillOpen()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stillOpen.interrupt())

let short = 0
for (const [name, measure] of Object.entries(measurements)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const folder = await mkdtemp(join(tmpdir(), 'praxis-bench-'))
  try {
    for (const figure of await measure(folder, stillOpen)) {
      console.log(lineOf(figure))
      if (!isOk(figure)) short += 1
    }
  } finally {
    await stillOpen.closeAll()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
process.exitCode = short === 0 ? 0 : 1
