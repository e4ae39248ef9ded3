import { expenses } from '@praxis/contract/expenses/expenses'
import { payments } from '@praxis/contract/payments/payments'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { impersonating } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { NOW } from '../time-sheets/testing/time-firm'
import { createPaymentsFirm, type PaymentsFirm } from './testing/payments-firm'

let server: TestServer
let firm: PaymentsFirm
let now = NOW

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date(now) })
})
beforeEach(async () => {
  now = NOW
  firm = await createPaymentsFirm(server)
})

describe('what is to be paid', () => {
  it('is listed by groups, oldest first, with the sum, the claims and where the person is paid', async () => {
    await firm.setAccount(firm.ana)
    const groupId = await firm.submitted(firm.ana.employeeId)
    const first = await firm.owe(firm.ana, { groupId, amount: 1000, currency: 'USD', converted: 871 })
    const second = await firm.owe(firm.ana, { groupId })
    const others = await firm.owe(firm.other, { amount: 500 })
    const page = await firm.processing()
    expect(page).toMatchObject({
      expenseGroups: [
        {
          groupIdentifier: groupId,
          name: 'Ana Reed, 12/11/2026, 1',
          employee: { id: firm.ana.employeeId },
          amount: 2071,
          account: 'Sort code 20-••-••, account ••417',
        },
        { employee: { id: firm.other.employeeId }, expenseIDs: [others], amount: 500, account: null },
      ],
      expenses: { [first]: { amount: 1000, currency: 'USD', convertedAmount: 871, can: { unapprove: true } } },
      metadata: { page: 1, per: 12, total: 2, hasMore: false },
      expenseCount: 3,
      amount: 2571,
      currency: 'GBP',
      isPreselected: false,
    })
    expect(page.expenseGroups[0]?.expenseIDs.toSorted()).toEqual([first, second].toSorted())
    expect(Object.keys(page.expenses)).toHaveLength(3)
    const last = await firm.processing({ page: 2, per: 1 })
    expect([last.metadata, last.expenseCount]).toEqual([{ page: 2, per: 1, total: 2, hasMore: false }, 3])
    expect(last.expenseGroups.map(({ amount }) => amount)).toEqual([500])
    const newest = await firm.processing({ sortOrder: 'newestFirst' })
    expect(newest.expenseGroups.map(({ amount }) => amount)).toEqual([500, 2071])
    expect(await firm.finance.call(payments.countProcessingPayments, {})).toEqual({ count: 3 })
  })

  it('is filtered by person, project, type, day and words', async () => {
    const of = await firm.owe(firm.ana)
    await firm.owe(firm.other)
    await server.sql(`update expenses set incurred_on = '2026-10-01' where id = $1`, [of])
    await server.sql(
      `insert into search_words (company_id, entity, word, entity_id) values ($1, 'expense', 'hotel', $2)`,
      [firm.companyId, of],
    )
    for (const query of [
      { employeeID: firm.ana.employeeId },
      { projectID: firm.projectId, to: '2026-10-31' },
      { typeID: firm.typeId, from: '2026-09-01', to: '2026-10-31' },
      { search: 'hot' },
    ])
      expect(Object.keys((await firm.processing(query)).expenses)).toEqual([of])
    for (const query of [{ employeeID: firm.lead.employeeId }, { typeID: firm.strictTypeId }, { search: 'nowhere' }])
      expect(await firm.processing(query)).toMatchObject({ expenseGroups: [], expenseCount: 0, amount: 0 })
  })

  it('is neither open, waiting, denied, paid, nor of another company', async () => {
    await firm.claim(firm.ana)
    await firm.owe(firm.ana, { state: 'waitingForApproval' })
    await firm.owe(firm.ana, { state: 'denied' })
    await firm.pay([await firm.owe(firm.ana)])
    const elsewhere = await createPaymentsFirm(server)
    await elsewhere.owe(elsewhere.ana)
    expect((await firm.processing()).expenseGroups).toEqual([])
    expect(await firm.finance.call(payments.countProcessingPayments, {})).toEqual({ count: 0 })
  })

  it('is chosen beforehand on the weekly day, where the company wants that', async () => {
    const isPreselected = async (moment: string, autoProcess: boolean) => {
      now = moment
      firm = await createPaymentsFirm(server)
      await firm.settings({ expense: { autoProcess } })
      return (await firm.processing()).isPreselected
    }
    const monday = '2026-11-16T12:00:00.000Z'
    expect(await isPreselected(monday, true)).toBe(true)
    expect(await isPreselected(monday, false)).toBe(false)
    expect(await isPreselected('2026-11-17T12:00:00.000Z', true)).toBe(false)
  })

  it('is for those who process payments', async () => {
    const body = { expenseIDs: [await firm.owe(firm.ana)] }
    for (const refusal of [
      await firm.lead.refusal(payments.listProcessingPayments, {}),
      await firm.lead.refusal(payments.countProcessingPayments, {}),
      await firm.lead.refusal(payments.createPayment, { body }),
      await firm.lead.refusal(payments.listProcessedPayments, {}),
      await firm.lead.refusal(payments.getValidExportOptions, {}),
      await (await impersonating(server, firm.owner, firm.finance)).refusal(payments.createPayment, { body }),
    ])
      expect(refusal).toMatchObject({ reason: 'invalidPermission' })
    await server.sql(`update companies set features = features || '{"expense": false}' where company_id = $1`, [
      firm.companyId,
    ])
    expect((await firm.finance.refusal(payments.listProcessingPayments, {})).reason).toBe('featureDisabled')
  })
})

describe('sending an approved claim back', () => {
  const unapprove = (id: string, comment?: string) =>
    [payments.unapproveExpense, { params: { id }, body: comment === undefined ? {} : { comment } }] as const

  it('is for those who pay, without a word if they like, and for whoever approved it', async () => {
    for (const [by, comment] of [
      [firm.finance, undefined],
      [firm.lead, 'Look again'],
    ] as const) {
      const id = await firm.owe(firm.ana)
      await by.call(...unapprove(id, comment))
      const { request } = await firm.ana.call(expenses.getExpense, { params: { id } })
      expect(request).toMatchObject({
        state: 'waitingForApproval',
        approver: { id: firm.lead.employeeId },
        approvedBy: null,
        comment: comment ?? '',
      })
      expect((await by.refusal(...unapprove(id))).reason).toBe('requestNotDecided')
    }
  })

  it('is for nobody else, and not for what is paid', async () => {
    const [id, own, paid] = [await firm.owe(firm.ana), await firm.owe(firm.finance), await firm.owe(firm.ana)]
    await firm.pay([paid])
    const ofOwner = await firm.owe(firm.owner)
    const asFinance = await impersonating(server, firm.owner, firm.finance)
    const elsewhere = await createPaymentsFirm(server)
    const reasons = await Promise.all([
      firm.ana.refusal(...unapprove(id)),
      firm.finance.refusal(...unapprove(own)),
      firm.other.refusal(...unapprove(id)),
      elsewhere.finance.refusal(...unapprove(id)),
      firm.finance.refusal(...unapprove(paid)),
      firm.lead.refusal(...unapprove(paid)),
      asFinance.refusal(...unapprove(ofOwner)),
      asFinance.refusal(expenses.changeVAT, { params: { id: ofOwner }, body: { vatAmount: 0 } }),
    ])
    expect(reasons.map(({ reason }) => reason)).toEqual([
      ...['invalidPermission', 'invalidPermission', 'notFound', 'notFound', 'expensePaid', 'expensePaid'],
      ...['notFound', 'invalidPermission'],
    ])
  })
})
