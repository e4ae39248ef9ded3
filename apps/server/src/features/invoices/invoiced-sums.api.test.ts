import { fc } from '@fast-check/vitest'
import type { Invoice } from '@praxis/contract/invoices/invoice-shapes'
import { InvoicedSums } from '@praxis/contract/invoices/invoiced-sums'
import { invoices } from '@praxis/contract/invoices/invoices'
import { draftsFigure, invoicedFigure, openFigure, paidFigure } from '@praxis/domain/invoices/invoiced-figures'
import { uninvoicedFigure } from '@praxis/domain/invoices/uninvoiced-figure'
import { roundedQuotient } from '@praxis/domain/money/rounded-quotient'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectOpenWorkKept } from '../../testing/expect-open-work-kept'
import { isLong } from '../../testing/long-run'
import type { TestServer } from '../../testing/test-server'
import { type BilledFirm, createBilledFirm } from './testing/billed-firm'
import { startInvoicesServer } from './testing/invoices-firm'

let server: TestServer
let firm: BilledFirm
beforeAll(async () => {
  server = await startInvoicesServer()
  firm = await createBilledFirm(server)
})
afterAll(() => expectOpenWorkKept(server))

const ofProject = (id: string, by = firm.lead) => by.call(invoices.getProjectInvoicing, { params: { id } })
const ofClient = (by = firm.manager) => by.call(invoices.getClientInvoicing, { params: { id: firm.clientId } })

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** The lines of a project, of those that are billed now. */
const netOn = ({ items }: Invoice, projectId: string): number =>
  sumOf(
    items
      .filter(({ project, state }) => project.id === projectId && state !== 'billNextTime')
      .map(({ subtotal }) => subtotal),
  )

/** What became of a project, counted from its invoices line by line. */
const recounted = (all: readonly Invoice[], projectId: string) => {
  const billed = all.filter(({ kind, stage }) => kind === 'invoice' && stage === 'billed')
  const notes = all.filter(({ kind }) => kind === 'creditNote')
  const each = billed.map((invoice) => {
    const credits = notes.filter(({ creditedInvoice }) => creditedInvoice?.id === invoice.id)
    const kept = netOn(invoice, projectId) - sumOf(credits.map((note) => netOn(note, projectId)))
    const due = invoice.sums.total - sumOf(credits.map(({ sums }) => sums.total))
    const left = due - (invoice.received ?? 0)
    return { kept, open: left > 0 ? roundedQuotient(BigInt(kept) * BigInt(left), BigInt(due)) : 0 }
  })
  const invoiced = sumOf(each.map(({ kept }) => kept))
  const open = sumOf(each.map((one) => one.open))
  const onDrafts = all
    .filter(({ stage }) => stage === 'draft')
    .flatMap(({ items }) => items.filter(({ project }) => project.id === projectId))
  return { invoiced, open, paid: invoiced - open, onDrafts: sumOf(onDrafts.map(({ subtotal }) => subtotal)) }
}

const readAll = async (projectIds: readonly string[]): Promise<Invoice[]> => {
  const ids = new Set<string>()
  for (const projectID of projectIds) {
    const { items } = await firm.manager.call(invoices.listInvoicesPaginated, {
      body: { per: 100, filter: { projectID } },
    })
    for (const { id } of items) ids.add(id)
  }
  return Promise.all([...ids].map((id) => firm.read({ id }, firm.manager)))
}

const share = fc.integer({ min: 0, max: 100 })
const story = fc.record({
  minutes: fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 4 }),
  rate: fc.integer({ min: 1, max: 250_00 }),
  spent: fc.array(fc.integer({ min: 1, max: 900_00 }), { maxLength: 3 }),
  agreed: fc.integer({ min: 100, max: 5_000_00 }),
  free: fc.array(
    fc.record({
      unitAmount: fc.integer({ min: 0, max: 1_000_00 }),
      discountRate: fc.constantFrom(0, 10, 33.33, 100),
      vatRate: fc.constantFrom(0.2, 0.05),
      state: fc.constantFrom('fullyInvoiced' as const, 'billNextTime' as const),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  part: share,
  paid: fc.integer({ min: 0, max: 130 }),
  credited: share,
  creditsAll: fc.boolean(),
})

it('are the same figures wherever they stand, and those of the lines, credits and payments behind them', {
  timeout: isLong ? 600_000 : 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(story, async (told) => {
      const [one, two] = [await firm.insertProject({ name: 'One' }), await firm.insertProject({ name: 'Two' })]
      const ids = [one, two]
      for (const id of ids) {
        for (const minutes of told.minutes) {
          const seconds = minutes * 60
          const columns = { duration: seconds, chargeable: seconds, charged: seconds }
          await firm.work(id, { rate: told.rate, columns })
        }
        await firm.work(id, { state: 'waitingForApproval' })
        for (const net of told.spent) await firm.spend(id, { net })
      }
      const agreement = await firm.agree(one, { amount: told.agreed })
      const draft = await firm.draft(one, {
        projectIDs: [two],
        agreementItems: [{ id: agreement, amount: Math.max(1, Math.trunc((told.agreed * told.part) / 100)) }],
        freeItems: told.free.map((item, index) => ({
          ...item,
          name: `Item ${index}`,
          projectID: ids[index % 2] ?? one,
        })),
      })
      const time = draft.items.find(({ source }) => source === 'time')
      if (time)
        await firm.lead.call(invoices.updateInvoiceItem, {
          params: { id: draft.id, itemId: time.id },
          body: { quantity: Math.trunc(time.quantity * told.part * 100) / 10_000, state: 'partlyInvoiced' },
        })
      const billed = await firm.bill(draft)
      if (billed.sums.total > 0 && told.paid > 0)
        await firm.pay(billed, Math.max(1, Math.trunc((billed.sums.total * told.paid) / 100)))
      const charged = billed.items.filter(({ state, quantity }) => state !== 'billNextTime' && quantity > 0)
      const [first] = charged
      if (first && told.credited > 0)
        await firm.credit(billed, {
          items: [{ id: first.id, quantity: Math.max(1, Math.trunc(first.quantity * told.credited * 100)) / 10_000 }],
        })
      if (told.creditsAll && charged.some(({ subtotal }) => subtotal > 0)) {
        const again = await firm.billed([told.rate, 1], { projectId: two, vatRate: 0.2 })
        await firm.credit(again)
      }
      await firm.work(one, { hours: 2 })
      await firm.draft(one, { projectIDs: [two] })
      await firm.work(two, { hours: 3 })
      await firm.letIn(two, firm.ana, { invoicing: 'read' })

      const all = await readAll(ids)
      const client = await ofClient()
      const open = await firm.manager.call(invoices.listUninvoicedClients, { body: { per: 100 } })
      const openProjects = open.items.flatMap(({ projects }) => projects)
      for (const id of ids) {
        const sums = await ofProject(id)
        const counted = recounted(all, id)
        expect(sums).toMatchObject({ invoiced: counted.invoiced, open: counted.open, paid: counted.paid, notTold: 0 })
        expect(client.projects.find((project) => project.id === id)?.sums).toEqual(sums)
        expect(openProjects.find((project) => project.id === id)?.sums).toEqual(sums.uninvoiced)
        expect(sums.uninvoiced.onDrafts).toBe(counted.onDrafts)
        expectExplained(sums)
      }
      const seenByAna = await ofProject(two, firm.ana)
      const whole = await ofProject(two)
      expect(seenByAna).toMatchObject({ invoiced: whole.invoiced, uninvoiced: whole.uninvoiced })
      expect(seenByAna.paid + seenByAna.open + seenByAna.notTold).toBe(whole.invoiced)
      const listed = async (kind: Invoice['kind']) => {
        const { sums } = await firm.ana.call(invoices.sumInvoices, { body: { filter: { projectID: two, kind } } })
        return sumOf(sums.filter(({ state }) => state !== 'draft').map(({ net }) => net))
      }
      expect((await listed('invoice')) - (await listed('creditNote'))).toBe(whole.invoiced)
      await firm.letIn(two, firm.ana, {})
    }),
    { numRuns: isLong ? 20 : 3, endOnFailure: true },
  )
  const client = await ofClient()
  expect(client.sums).toHaveLength(1)
  expect(client).toMatchObject({ inOwnCurrency: null, isPartial: false })
  for (const sums of client.sums) {
    expectExplained(sums)
    for (const name of ['invoiced', 'paid', 'paidInPart', 'open', 'overdue', 'draftsNextTime', 'credited'] as const)
      expect(sums[name]).toBe(sumOf(client.projects.map((project) => project.sums[name])))
  }
})

/** Every figure is the sum of its parts, and what is invoiced is paid, open or not told. */
const expectExplained = (sums: InvoicedSums): void => {
  expect(InvoicedSums.parse(sums)).toEqual(sums)
  expect(invoicedFigure(sums).value).toBe(sums.invoiced)
  expect(paidFigure(sums).value).toBe(sums.paid)
  expect(openFigure(sums).value).toBe(sums.open)
  expect(draftsFigure(sums).value).toBe(sums.uninvoiced.onDrafts)
  expect(uninvoicedFigure(sums.uninvoiced).value).toBe(sums.uninvoiced.total)
  expect(sums.paid + sums.open + sums.notTold).toBe(sums.invoiced)
}

it('say what is overdue, and what was paid of invoices that are not paid in full', async () => {
  const id = await firm.insertProject()
  const [late, part] = [
    await firm.billed([100_00], { projectId: id, vatRate: 0.2 }),
    await firm.billed([100_00], { projectId: id, vatRate: 0.2 }),
  ]
  await firm.pay(await firm.billed([50_00], { projectId: id, vatRate: 0.2 }), 60_00)
  await server.sql(`update invoices set due_date = '2026-07-14' where id = $1`, [late.id])
  await firm.pay(part, 40_00)
  expect(await ofProject(id)).toMatchObject({
    ...{ invoiced: 250_00, paid: 83_33, paidInPart: 33_33, open: 166_67, overdue: 100_00 },
  })
})

it('tell nothing of payments on invoices of which one sees some projects only', async () => {
  const [one, two] = [await firm.insertProject({ name: 'One' }), await firm.insertProject({ name: 'Two' })]
  await firm.work(one)
  await firm.work(two, { hours: 5, by: firm.ben })
  await firm.pay(await firm.bill(await firm.draft(one, { projectIDs: [two] })), 1_00)
  await firm.pay(await firm.billed([30_00], { projectId: two }), 10_00)
  await firm.letIn(two, firm.ben, { invoicing: 'read' })
  expect(await ofProject(two, firm.ben)).toMatchObject({
    ...{ invoiced: 530_00, paid: 10_00, open: 20_00, notTold: 500_00 },
  })
  expect(await ofClient(firm.ben)).toMatchObject({ projects: [{ id: two }], isPartial: true })
})

it('are for those who may see the invoicing of the project', async () => {
  const id = await firm.insertProject()
  await firm.letIn(id, firm.ben, { details: 'read' })
  const params = { id }
  expect(await firm.ben.refusal(invoices.getProjectInvoicing, { params })).toMatchObject({
    reason: 'invalidPermission',
  })
  expect(await firm.finance.refusal(invoices.getProjectInvoicing, { params })).toMatchObject({ reason: 'notFound' })
  const of = { params: { id: firm.clientId } }
  expect((await firm.ben.call(invoices.getClientInvoicing, of)).projects.map((project) => project.id)).not.toContain(id)
})

it('of a client with projects in several currencies are by currency, and what is open in that of the company', async () => {
  const euros = await firm.insertProject({ currency: 'EUR' })
  await firm.billed([90_00], { projectId: euros })
  await firm.work(euros, { hours: 2 })
  const { sums, inOwnCurrency } = await ofClient()
  expect(sums.map(({ currency }) => currency).toSorted()).toEqual(['EUR', 'GBP'])
  const pounds = sums.find(({ currency }) => currency === 'GBP')
  const before = { open: pounds?.open ?? 0, uninvoiced: pounds?.uninvoiced.total ?? 0 }
  expect(inOwnCurrency?.currency).toBe('GBP')
  const inPounds = {
    open: (inOwnCurrency?.open ?? 0) - before.open,
    work: (inOwnCurrency?.uninvoiced ?? 0) - before.uninvoiced,
  }
  // One rate for both: each sum is converted once.
  expect(inPounds.open).toBeGreaterThan(70_00)
  expect(inPounds.open).toBeLessThan(90_00)
  expect(inPounds.work / 200_00).toBeCloseTo(inPounds.open / 90_00, 3)
})
