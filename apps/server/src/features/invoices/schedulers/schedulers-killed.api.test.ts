import { invoiceSchedulers } from '@praxis/contract/invoices/invoice-schedulers'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { doWhatIsDue } from '../../../testing/due-work/do-what-is-due'
import { dueWorkProcesses } from '../../../testing/due-work/processes'
import { expectOpenWorkKept } from '../../../testing/expect-open-work-kept'
import type { TestServer } from '../../../testing/test-server'
import { createInvoicesFirm, type InvoicesFirm, startInvoicesServer } from '../testing/invoices-firm'

const MORNING = '2026-08-01T06:00:00.000Z'
let server: TestServer
let firm: InvoicesFirm
let processes: ReturnType<typeof dueWorkProcesses>

beforeAll(async () => {
  server = await startInvoicesServer()
  firm = await createInvoicesFirm(server)
  // What is due is known of firms that were there the time before.
  await doWhatIsDue(server)
  processes = dueWorkProcesses(server, 'testing/due-work/product-process.ts')
})
afterEach(() => processes.endAll())

const drafts = () =>
  server.sql(
    `select t.targetable_id as id, i.net::int as net from invoices i
     join invoice_targetables t on t.company_id = i.company_id and t.invoice_id = i.id where i.company_id = $1`,
    [firm.company.id],
  )
/** How many entries are on drafts, and how many drafts somebody was told of. */
const counts = async () => {
  const [row] = await server.sql(
    `select (select count(*)::int from time_sheet_submissions
             where company_id = $1 and invoice_item_id is not null) as entries,
            (select count(*)::int from notifications where company_id = $1 and kind = 'scheduledDraft') as told`,
    [firm.company.id],
  )
  return row
}

describe('scheduled drafts', { timeout: 120_000 }, () => {
  it('are undone by kill -9 in the middle, then each is made once, also by two that look at the same time', async () => {
    const made = await Promise.all(
      ['effort', 'fixedAmount', 'effort', 'fixedAmount', 'effort'].map(async (type) => {
        const id = await firm.insertProject()
        await firm.work(id, { day: '2026-07-01', hours: 2 })
        const body = type === 'effort' ? ({ type } as const) : ({ type: 'fixedAmount', amount: 4_000_00 } as const)
        await firm.lead.call(invoiceSchedulers.updateInvoiceScheduler, { params: { id }, body })
        return { id, net: type === 'effort' ? 200_00 : 4_000_00 }
      }),
    )
    await server.drainJobs()

    const killed = await processes.start(MORNING, 'makeScheduledDrafts 2026-08-01')
    await processes.look()
    await killed.hasPrinted('in the middle')
    await killed.end('SIGKILL')
    expect([await drafts(), await counts()]).toEqual([[], { entries: 0, told: 0 }])

    await Promise.all([processes.start(MORNING), processes.start(MORNING)])
    await Promise.all(Array.from({ length: 8 }, processes.look))
    await expect.poll(processes.isIdle, { timeout: 60_000 }).toBe(true)
    const byId = (one: { id?: unknown }, other: { id?: unknown }) => String(one.id).localeCompare(String(other.id))
    expect((await drafts()).toSorted(byId)).toEqual(made.toSorted(byId))
    // Three of the projects bill an entry; who leads them all is told of each draft.
    expect(await counts()).toEqual({ entries: 3, told: 5 })
    await expectOpenWorkKept(server)
  })
})
