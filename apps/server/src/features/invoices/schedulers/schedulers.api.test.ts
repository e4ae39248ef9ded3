import { operations } from '@praxis/contract/company/history-and-jobs'
import { MOST_OF_ITEM } from '@praxis/contract/invoices/invoice-rules'
import { invoiceSchedulers } from '@praxis/contract/invoices/invoice-schedulers'
import { invoices } from '@praxis/contract/invoices/invoices'
import { notifications } from '@praxis/contract/people/notifications'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { doWhatIsDue } from '../../../testing/due-work/do-what-is-due'
import { expectOpenWorkKept } from '../../../testing/expect-open-work-kept'
import type { TestPerson } from '../../../testing/people'
import type { TestServer } from '../../../testing/test-server'
import { createInvoicesFirm, type InvoicesFirm, NOW, startInvoicesServer } from '../testing/invoices-firm'

const { getInvoiceScheduler, listInvoiceSchedulers, updateInvoiceScheduler } = invoiceSchedulers
type Scheduler = Input<typeof updateInvoiceScheduler>['body']

let server: TestServer
let firm: InvoicesFirm
let projectId: string
let now = NOW
beforeAll(async () => {
  server = await startInvoicesServer(() => now)
})
afterAll(() => expectOpenWorkKept(server))
beforeEach(async () => {
  now = NOW
  firm = await createInvoicesFirm(server)
  projectId = await firm.insertProject()
  // What is due of a new company is arranged by then.
  await doWhatIsDue(server)
})

const fixed: Scheduler = { type: 'fixedAmount', amount: 4_000_00, text: 'Design authority, {month}' }
const set = (body: Scheduler, id = projectId, by: TestPerson = firm.lead) =>
  by.call(updateInvoiceScheduler, { params: { id }, body })
const refused = (body: Scheduler, id = projectId, by: TestPerson = firm.lead) =>
  by.refusal(updateInvoiceScheduler, { params: { id }, body })

/** What the schedulers make on the morning of a day, in London. */
const onMorningOf = async (day: string): Promise<void> => {
  now = `${day}T06:00:00.000Z`
  await doWhatIsDue(server)
  now = NOW
}
const draftsOf = async (id = projectId) => {
  const { items } = await firm.lead.call(invoices.listProjectInvoices, { params: { id }, query: { per: 50 } })
  return items.map(({ scheduledFor, net }) => [scheduledFor, net])
}

describe('the scheduler of a project', () => {
  it('says when the next draft is made, and what it would come to', async () => {
    expect(await firm.lead.call(getInvoiceScheduler, { params: { id: projectId } })).toMatchObject({
      ...{ type: 'none', nextOn: null, expected: null, lastDraft: null, can: { edit: true } },
    })
    expect(await set(fixed)).toMatchObject({ ...fixed, dayOfMonth: 1, nextOn: '2026-08-01', expected: 4_000_00 })
    expect(await set({ ...fixed, dayOfMonth: 15 })).toMatchObject({ nextOn: '2026-07-15', tells: ['Lena Reed'] })
    expect(await set({ ...fixed, dayOfMonth: 14, until: '2026-07-31' })).toMatchObject({ nextOn: null, expected: null })
    await firm.work(projectId, { day: '2026-07-31', hours: 3 })
    await firm.work(projectId, { day: '2026-08-01' })
    expect(await set({ type: 'effort' })).toMatchObject({ nextOn: '2026-08-01', expected: 300_00 })
    await firm.agree(projectId, { due_date: '2026-08-01', amount: 70_00 })
    expect(await set({ type: 'agreement' })).toMatchObject({ expected: 70_00 })
    expect(await set({ type: 'none' })).toMatchObject({ nextOn: null })
  })

  it('is refused without an amount, with an end before today, on another version and of what cannot be invoiced', async () => {
    expect(await refused({ type: 'fixedAmount' })).toMatchObject({ fields: [{ path: 'amount' }] })
    expect(await refused({ ...fixed, until: '2026-07-14' })).toMatchObject({ fields: [{ path: 'until' }] })
    const { version } = await set(fixed)
    await set(fixed)
    expect((await refused({ ...fixed, version })).reason).toBe('changedMeanwhile')
    const internal = await firm.insertProject({ client_id: null, charging_mechanism: null })
    expect((await refused(fixed, internal)).reason).toBe('projectNotInvoiceable')
    const completed = await firm.insertProject({ ended_at: NOW })
    expect((await refused(fixed, completed)).reason).toBe('projectInactive')
  })

  it('is seen by those who read the project’s invoicing and set by those who write it', async () => {
    const { ana, ben } = firm
    await firm.letIn(projectId, ana, { details: 'read' })
    expect((await ben.refusal(getInvoiceScheduler, { params: { id: projectId } })).reason).toBe('notFound')
    expect((await ana.refusal(getInvoiceScheduler, { params: { id: projectId } })).reason).toBe('invalidPermission')
    await firm.letIn(projectId, ana, { details: 'read', invoicing: 'read' })
    expect(await ana.call(getInvoiceScheduler, { params: { id: projectId } })).toMatchObject({ can: { edit: false } })
    expect((await refused(fixed, projectId, ana)).reason).toBe('invalidPermission')
    await set(fixed)
    const listed = async (by: TestPerson) => (await by.call(listInvoiceSchedulers, {})).items.map(({ type }) => type)
    expect([await listed(ana), await listed(ben), await listed(firm.manager)]).toEqual([
      ['fixedAmount'],
      [],
      ['fixedAmount'],
    ])
  })

  it('is listed by its next draft, found by its words, and on demand those without one are', async () => {
    const later = await firm.insertProject({ name: 'Later' })
    await firm.insertProject({ name: 'By hand' })
    await set({ ...fixed, dayOfMonth: 20 }, later)
    await set({ ...fixed, dayOfMonth: 18 })
    const names = async (query: Input<typeof listInvoiceSchedulers>['query']) =>
      (await firm.lead.call(listInvoiceSchedulers, { query })).items.map(({ project }) => project.name)
    expect(await names({})).toEqual(['Data platform', 'Later'])
    expect(await names({ type: 'none' })).toEqual(['By hand'])
    expect(await names({ per: 1, page: 2 })).toEqual(['Later'])
    expect(await names({ type: 'effort' })).toEqual([])
    expect(await names({ clientID: firm.clientId })).toHaveLength(2)
  })

  it('is in the history of the project’s invoicing', async () => {
    await set(fixed)
    const { items } = await firm.lead.call(operations.getHistory, {
      params: { entity: 'projectBilling', id: projectId },
    })
    expect(items[0]).toMatchObject({
      ...{
        action: 'schedulerUpdated',
        before: { scheduler: 'none' },
        after: { scheduler: 'fixedAmount', dayOfMonth: 1 },
      },
    })
  })
})

describe('its drafts', () => {
  it('are made once for each day, also after days on which nothing ran, and whoever set it is told', async () => {
    await set(fixed, projectId, firm.manager)
    await onMorningOf('2026-07-31')
    expect(await draftsOf()).toEqual([])
    await onMorningOf('2026-08-01')
    await onMorningOf('2026-08-02')
    expect(await draftsOf()).toEqual([['2026-08-01', 4_000_00]])
    await onMorningOf('2026-11-05')
    expect((await draftsOf()).map(([day]) => day)).toEqual(['2026-11-01', '2026-10-01', '2026-09-01', '2026-08-01'])
    const { items } = await firm.manager.call(notifications.listNotifications, {})
    expect(items.filter(({ kind }) => kind === 'scheduledDraft')).toHaveLength(4)
    const shown = await firm.lead.call(getInvoiceScheduler, { params: { id: projectId } })
    expect(shown).toMatchObject({ nextOn: '2026-12-01', lastDraft: { day: '2026-11-01', number: null } })
    const draft = await firm.lead.call(invoices.getInvoice, { params: { id: shown.lastDraft?.id ?? '' } })
    expect(draft).toMatchObject({
      stage: 'draft',
      createdBy: null,
      items: [{ name: 'Design authority, November 2026' }],
    })
  })

  it('have the open time of the months before, what is due, or are not made of nothing', async () => {
    await firm.work(projectId, { day: '2026-06-10', hours: 2 })
    await firm.work(projectId, { day: '2026-08-01' })
    await firm.spend(projectId)
    await set({ type: 'effort' })
    const agreed = await firm.insertProject({ charging_mechanism: 'fixed' })
    await firm.agree(agreed, { due_date: '2026-07-31' })
    await firm.agree(agreed, { due_date: '2026-08-02', name: 'Later' })
    await set({ type: 'agreement' }, agreed)
    const idle = await firm.insertProject()
    await set({ type: 'effort' }, idle)
    await onMorningOf('2026-08-01')
    expect(await draftsOf()).toEqual([['2026-08-01', 200_00]])
    expect(await draftsOf(agreed)).toEqual([['2026-08-01', 1_000_00]])
    expect(await draftsOf(idle)).toEqual([])
  })

  it('leave agreed items until they are done, where the scheduler asks for that; periods of a retainer are due as ever', async () => {
    const day = '2026-08-01'
    await firm.agree(projectId, { due_date: day, amount: 70_00, name: 'Not done' })
    await firm.agree(projectId, { due_date: day, amount: 20_00, name: 'Done', done_on: '2026-07-20' })
    await firm.agree(projectId, { due_date: '2026-08-02', amount: 9_00, name: 'Done early', done_on: '2026-07-20' })
    await firm.agreeOnHours(projectId, 1, { due_date: day, amount: 5_00 })
    expect(await set({ type: 'agreement' })).toMatchObject({ onlyDone: false, expected: 95_00 })
    expect(await set({ type: 'agreement', onlyDone: true })).toMatchObject({ onlyDone: true, expected: 25_00 })
    await onMorningOf(day)
    expect(await draftsOf()).toEqual([[day, 25_00]])
    await firm.run(`update agreement_items set done_on = '2026-08-31' where company_id = $1 and name = 'Not done'`)
    await onMorningOf('2026-09-01')
    expect((await draftsOf())[0]).toEqual(['2026-09-01', 84_00])
  })

  it('end with the last day, with the project and by hand, and are not made up for when it is set anew', async () => {
    await set({ ...fixed, until: '2026-08-31' })
    const [completed, stopped] = [await firm.insertProject(), await firm.insertProject()]
    await set(fixed, completed)
    await set(fixed, stopped)
    await set({ type: 'none' }, stopped)
    await firm.run('update targetables set ended_at = now() where company_id = $1 and id = $2', completed)
    await onMorningOf('2026-10-02')
    expect(await draftsOf()).toHaveLength(1)
    expect([await draftsOf(completed), await draftsOf(stopped)]).toEqual([[], []])
    expect(await set(fixed, stopped)).toMatchObject({ nextOn: '2026-08-01' })
  })

  it('are made of projects that a template gave a scheduler', async () => {
    await firm.run("update projects set invoice_scheduler = 'effort' where company_id = $1 and id = $2", projectId)
    await firm.run("update targetables set created_at = '2026-07-10' where company_id = $1 and id = $2", projectId)
    await firm.work(projectId)
    await onMorningOf('2026-08-01')
    expect(await draftsOf()).toEqual([['2026-08-01', 100_00]])
  })

  it('are made although one of them has no room for what is due, which says so', async () => {
    const large = await firm.insertProject({ charging_mechanism: 'fixed' })
    await firm.agree(large, { due_date: '2026-07-31', amount: MOST_OF_ITEM + 1 })
    await set({ type: 'agreement' }, large)
    await set(fixed)
    expect(await refused({ ...fixed, amount: MOST_OF_ITEM + 1 })).toMatchObject({ fields: [{ path: 'amount' }] })
    await onMorningOf('2026-08-01')
    expect([await draftsOf(), await draftsOf(large)]).toEqual([[['2026-08-01', 4_000_00]], [['2026-08-01', 0]]])
    const { lastDraft } = await firm.lead.call(getInvoiceScheduler, { params: { id: large } })
    expect(await firm.lead.call(invoices.getInvoice, { params: { id: lastDraft?.id ?? '' } })).toMatchObject({
      ...{ items: [], note: 'There is more than fits on one invoice. Add it in parts.' },
    })
  })

  it('are made once when two processes make them', async () => {
    await firm.work(projectId, { day: '2026-06-10', hours: 2 })
    await set({ type: 'effort' })
    now = '2026-08-01T06:00:00.000Z'
    await Promise.all([doWhatIsDue(server), doWhatIsDue(server)])
    now = NOW
    expect(await draftsOf()).toEqual([['2026-08-01', 200_00]])
  })
})
