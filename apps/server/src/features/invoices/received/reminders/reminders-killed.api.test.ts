import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { FolderMailTransport } from '../../../../platform/mail/folder-mail-transport'
import { doWhatIsDue } from '../../../../testing/due-work/do-what-is-due'
import { dueWorkProcesses } from '../../../../testing/due-work/processes'
import type { TestServer } from '../../../../testing/test-server'
import { type BilledFirm, createBilledFirm } from '../../testing/billed-firm'
import { startInvoicesServer } from '../../testing/invoices-firm'

const MORNING = '2026-08-17T08:00:00.000Z'
const emails = ['accounts@client.example', 'owner@client.example']
let server: TestServer
let firm: BilledFirm
let processes: ReturnType<typeof dueWorkProcesses>

beforeAll(async () => {
  server = await startInvoicesServer()
  firm = await createBilledFirm(server)
  // What is due is known of firms that were there the time before.
  await doWhatIsDue(server)
  processes = dueWorkProcesses(server, 'testing/due-work/product-process.ts')
})
afterEach(() => processes.endAll())

const reminded = () =>
  server.sql('select invoice_id as id, level from invoice_reminders where company_id = $1', [firm.company.id])

const subjectsIn = async (dataDir: string): Promise<string[]> => {
  const mails = await new FolderMailTransport(join(dataDir, 'mail'), 'praxis@localhost').list()
  return mails.filter(({ to }) => emails.includes(to)).map(({ to, subject }) => `${to} ${subject}`)
}

describe('reminders of overdue invoices', { timeout: 120_000 }, () => {
  it('are undone by kill -9 in the middle, then each is sent once, also by two that look at the same time', async () => {
    await firm.setClientBilling({ emails })
    await firm.run(
      `update companies set settings = jsonb_set(settings || '{"invoice": {}}', '{invoice}', coalesce(settings -> 'invoice', '{}') || $2)
       where company_id = $1`,
      JSON.stringify({ reminderLevels: [{ daysOverdue: 3, subject: '{number}', text: '{open} is open' }] }),
    )
    const projectId = await firm.insertProject()
    const invoices = [1, 2, 3, 4, 5].map(() => firm.billed([100_00], { projectId }))
    const numbers = (await Promise.all(invoices)).map(({ number }) => number ?? '')
    await server.drainJobs()

    const killed = await processes.start(MORNING, 'remindOfInvoices 2026-08-17')
    await processes.look()
    await killed.hasPrinted('in the middle')
    await killed.end('SIGKILL')
    expect(await reminded()).toEqual([])

    const two = await Promise.all([processes.start(MORNING), processes.start(MORNING)])
    await Promise.all(Array.from({ length: 8 }, processes.look))
    await expect.poll(processes.isIdle, { timeout: 60_000 }).toBe(true)
    expect((await reminded()).map(({ level }) => level)).toEqual([1, 1, 1, 1, 1])
    const sent = (await Promise.all(two.map(({ dataDir }) => subjectsIn(dataDir)))).flat()
    expect(sent.toSorted()).toEqual(emails.flatMap((to) => numbers.map((number) => `${to} ${number}`)).toSorted())
  })
})
