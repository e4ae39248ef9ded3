import { fc } from '@fast-check/vitest'
import { creditNotes } from '@praxis/contract/invoices/credit-notes'
import type { Invoice } from '@praxis/contract/invoices/invoice-shapes'
import { invoices } from '@praxis/contract/invoices/invoices'
import { projectBilling } from '@praxis/contract/invoices/project-billing'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { insertClient } from '../../testing/client-rows'
import { expectOpenWorkKept } from '../../testing/expect-open-work-kept'
import { isLong } from '../../testing/long-run'
import type { TestServer } from '../../testing/test-server'
import { type BilledFirm, createBilledFirm } from './testing/billed-firm'
import { startInvoicesServer } from './testing/invoices-firm'

let server: TestServer
let firm: BilledFirm
beforeAll(async () => {
  server = await startInvoicesServer()
})
beforeEach(async () => {
  firm = await createBilledFirm(server)
})

const uninvoicedOf = async (id: string) =>
  (await firm.lead.call(invoices.getProjectInvoicing, { params: { id } })).uninvoiced

/** The list has for each project what its own page says, which is what an invoice of it would be made of. */
const expectOneFigure = async (ids: readonly string[]): Promise<void> => {
  await expectOpenWorkKept(server)
  const { items } = await firm.manager.call(invoices.listUninvoicedClients, { body: { per: 100 } })
  const listed = new Map(items.flatMap(({ projects }) => projects).map(({ id, sums }) => [id, sums]))
  const seenByLead = await firm.lead.call(invoices.listUninvoicedClients, { body: { per: 100 } })
  expect(seenByLead.items).toEqual(items)
  for (const id of ids) {
    const sums = await uninvoicedOf(id)
    if (sums.total !== 0 || sums.secondsWithoutRate > 0) expect(listed.get(id)).toEqual(sums)
    else expect(listed.get(id)).toBeUndefined()
    const { net } = await firm.lead.call(invoices.getUninvoicedWork, { body: { projectIDs: [id] } })
    expect(sums.total - sums.onDrafts).toBe(net.total - net.rounding)
  }
}

const change = (text: string, ...values: unknown[]) => firm.run(`${text} and company_id = $1`, ...values)

interface Told {
  readonly ids: readonly [string, string]
  /** The project that a step is about, and another one. */
  readonly id: string
  readonly other: string
  /** A number that steps make amounts, days and shares of. */
  readonly nth: number
  readonly made: Invoice[]
}

const latest = ({ made }: Told, stage: Invoice['stage']): Invoice | undefined =>
  made.findLast((invoice) => invoice.stage === stage && invoice.kind === 'invoice')

const replace = ({ made }: Told, invoice: Invoice): void => {
  const place = made.findIndex(({ id }) => id === invoice.id)
  made.splice(place < 0 ? made.length : place, place < 0 ? 0 : 1, invoice)
}

const dayOf = (nth: number): string => `2026-0${5 + (nth % 3)}-0${1 + (nth % 9)}`
const states = ['approved', 'approved', 'waitingForApproval', 'denied', 'unsubmitted'] as const
const oneOf = 'id = (select id from time_sheet_submissions where targetable_id = $2 and invoice_item_id is null'

/** Whatever moves open work, each as it is done in the product or by a statement that changes what a command would. */
const steps = {
  'log time': ({ id, nth }: Told) =>
    firm.work(id, {
      day: dayOf(nth),
      hours: (1 + nth) / 4,
      rate: 10_01 * (nth % 7),
      state: states[nth % 5] ?? 'approved',
    }),
  'log what is not billable': ({ id, nth }) =>
    firm.work(id, { day: dayOf(nth), columns: { chargeable: 0, charged: 0 } }),
  approve: ({ id }) =>
    change(`update time_sheet_submissions set state = 'approved' where targetable_id = $2 and state <> 'denied'`, id),
  deny: ({ id }) => change(`update time_sheet_submissions set state = 'denied' where ${oneOf} limit 1)`, id),
  'change the rate': ({ id, nth }) =>
    change(
      `update time_sheet_submissions set hourly_charge = $3 where ${oneOf} limit 1)`,
      id,
      nth === 0 ? null : nth * 99,
    ),
  'change the day': ({ id, nth }) =>
    change(`update time_sheet_submissions set day = $3 where ${oneOf} limit 1)`, id, dayOf(nth)),
  'move time': ({ id, other }) =>
    change(`update time_sheet_submissions set targetable_id = $3 where ${oneOf} limit 1)`, id, other),
  'delete time': ({ id }) => change(`delete from time_sheet_submissions where ${oneOf} limit 1)`, id),
  spend: ({ id, nth }) => firm.spend(id, { day: dayOf(nth), net: 33 * nth, billToClient: nth !== 5 }),
  'decide on expenses': ({ id, nth }) =>
    change(
      `update expenses set state = $3 where targetable_id = $2 and invoice_item_id is null`,
      ...[id, nth % 3 === 0 ? 'denied' : 'approved'],
    ),
  'change the mark-up': ({ id, nth }) =>
    firm.lead.call(projectBilling.updateProjectBilling, { params: { id }, body: { expenseMarkUp: nth * 2.5 } }),
  agree: ({ id, nth }) => firm.agree(id, { amount: 700 * nth, due_date: dayOf(nth + 1) }),
  'buy hours': async ({ id, nth }) => {
    await change('delete from agreement_items where targetable_id = $2 and period is not null and taken = 0', id)
    const [{ count } = { count: 0 }] = await server.sql<{ count: number }>(
      'select count(*)::integer as count from agreement_items where targetable_id = $1 and period is not null',
      [id],
    )
    if (count === 0) await firm.agreeOnHours(id, nth)
    // Logging has the hours taken from the retainer.
    await firm.work(id, { day: '2026-07-03', hours: 1 })
    await server.drainJobs()
  },
  'make a draft': async (told) => {
    const { id, other, nth } = told
    const { agreements } = await firm.lead.call(invoices.getUninvoicedWork, { body: { projectIDs: [id] } })
    const agreed = agreements.find(({ left }) => left > 1)
    replace(
      told,
      await firm.draft(id, {
        ...(nth % 2 === 0 && { projectIDs: [other] }),
        ...(agreed && { agreementItems: [{ id: agreed.id, amount: Math.ceil(agreed.left / (1 + (nth % 2))) }] }),
        freeItems: [
          {
            ...{ name: 'Licence', projectID: id, unitAmount: 41 * nth },
            state: nth % 3 === 0 ? 'billNextTime' : 'fullyInvoiced',
          },
        ],
      }),
    )
  },
  'charge a part': async (told) => {
    const draft = latest(told, 'draft')
    const item = draft?.items[told.nth % draft.items.length]
    if (!draft || !item || item.quantity <= 0) return
    const body = {
      quantity: Math.max(1, Math.trunc(item.quantity * 1000 * told.nth)) / 10_000,
      state: (['partlyInvoiced', 'fullyInvoiced', 'billNextTime'] as const)[told.nth % 3] ?? 'partlyInvoiced',
    }
    replace(told, await firm.lead.call(invoices.updateInvoiceItem, { params: { id: draft.id, itemId: item.id }, body }))
  },
  'group anew': async (told) => {
    const draft = latest(told, 'draft')
    const body = { timeSheetGrouping: told.nth % 2 === 0 ? ('none' as const) : ('byEachSingleSubmission' as const) }
    if (draft) replace(told, await firm.lead.call(invoices.updateTimeSheetGrouping, { params: { id: draft.id }, body }))
  },
  'delete a draft': async (told) => {
    const draft = latest(told, 'draft')
    if (!draft) return
    await firm.lead.call(invoices.deleteInvoice, { params: { id: draft.id } })
    told.made.splice(told.made.indexOf(draft), 1)
  },
  bill: async (told) => {
    const draft = latest(told, 'draft')
    const isEmpty = draft?.items.every(({ state }) => state === 'billNextTime') ?? true
    if (draft && !isEmpty && draft.sums.total >= 0) replace(told, await firm.bill(draft))
  },
  credit: async (told) => {
    const billed = latest(told, 'billed')
    if (!billed || billed.sums.total <= 0) return
    const [first] = billed.items.filter(({ state, quantity }) => state !== 'billNextTime' && quantity > 0)
    const isWhole = told.nth % 2 === 0
    const response = await firm.lead.send(creditNotes.createCreditNote, {
      params: { id: billed.id },
      body: isWhole || !first ? {} : { items: [{ id: first.id, quantity: first.quantity }] },
    })
    if (response.status === 200) told.made.splice(told.made.indexOf(billed), 1)
  },
} satisfies Readonly<Record<string, (told: Told) => Promise<unknown>>>
type Step = keyof typeof steps
const names = Object.keys(steps) as Step[]

it('is the same wherever it stands, and what its rows come to, whatever was done to them', {
  timeout: isLong ? 900_000 : 90_000,
}, async () => {
  const step = fc.tuple(fc.constantFrom(...names), fc.integer({ min: 1, max: 8 }), fc.boolean())
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (story) => {
      firm = await createBilledFirm(server)
      const ids = [await firm.insertProject({ name: 'One' }), await firm.insertProject({ name: 'Two' })] as const
      const made: Invoice[] = []
      // Something is always made, billed and credited.
      const told = [...story, ['log time', 5, true], ['make a draft', 4, true], ['bill', 1, true]] as typeof story
      for (const [name, nth, isFirst] of [...told, ['credit', 2, true], ['make a draft', 1, true]] as typeof story) {
        const [id, other] = isFirst ? ids : [ids[1], ids[0]]
        await steps[name]({ ids, id, other, nth, made })
        await expectOneFigure(ids)
      }
    }),
    { numRuns: isLong ? 40 : 1, endOnFailure: true },
  )
})

it('goes to another client with its project', async () => {
  const [id, other] = [await firm.insertProject(), await insertClient(server, firm.company.id, firm.manager.employeeId)]
  await firm.work(id)
  await firm.spend(id)
  const clientOf = async () => {
    const { items } = await firm.manager.call(invoices.listUninvoicedClients, { body: { per: 100 } })
    return items.find(({ projects }) => projects.some((project) => project.id === id))?.client.id
  }
  expect(await clientOf()).toBe(firm.clientId)
  await change('update targetables set client_id = $3 where id = $2', id, other)
  expect(await clientOf()).toBe(other)
  await expectOneFigure([id])
})

it('is the same after a change of the mark-up that meets the approval of expenses', async () => {
  const id = await firm.insertProject()
  await Promise.all(Array.from({ length: 5 }, () => firm.spend(id, { net: 33, state: 'waitingForApproval' })))
  const approve = () =>
    change(
      `update expenses set state = 'approved' where id = (
         select id from expenses where targetable_id = $2 and state <> 'approved' limit 1 for update skip locked)`,
      id,
    )
  const markUp = (expenseMarkUp: number) =>
    firm.lead.call(projectBilling.updateProjectBilling, { params: { id }, body: { expenseMarkUp } })
  for (const percent of [10, 20, 30, 40, 50]) await Promise.all([approve(), markUp(percent)])
  await expectOneFigure([id])
  expect(await uninvoicedOf(id)).toMatchObject({ expenses: 250 })
})
