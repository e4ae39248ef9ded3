import { invoiceReminders } from '@praxis/contract/invoices/invoice-reminders'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { doWhatIsDue } from '../../../../testing/due-work/do-what-is-due'
import type { TestServer } from '../../../../testing/test-server'
import { mailsTo } from '../../../accounts/testing/account-holder'
import { type BilledFirm, createBilledFirm } from '../../testing/billed-firm'
import { NOW, startInvoicesServer } from '../../testing/invoices-firm'

let server: TestServer
let firm: BilledFirm
let now = NOW
/** Each firm has addresses of its own, as all mails lie in one folder. */
let firms = 0
let emails: readonly string[] = []

beforeAll(async () => {
  server = await startInvoicesServer(() => now)
})
beforeEach(async () => {
  firm = await createBilledFirm(server)
  // What is due is known of firms that were there the time before.
  await doWhatIsDue(server)
  firms += 1
  emails = [`accounts-${firms}@client.example`, `owner-${firms}@client.example`]
})

const levels = [
  {
    daysOverdue: 3,
    subject: 'Invoice {number}',
    text: 'Dear {client},\n\n{open} of {total} was due on {dueDate}.\n\n{sender}',
  },
  { daysOverdue: 14, subject: 'Second reminder: {number}', text: '{payment} Your reference: {reference}' },
]
const remindBy = (reminderLevels: readonly object[] = levels) =>
  firm.run(
    `update companies set settings = jsonb_set(settings || '{"invoice": {}}', '{invoice}', coalesce(settings -> 'invoice', '{}') || $2)
     where company_id = $1`,
    JSON.stringify({ reminderLevels, contact: { name: 'Olga at the office', email: 'office@firm.example' } }),
  )
const subjects = async (email = emails[0] ?? '') => (await mailsTo(server, email)).map(({ subject }) => subject)
const reminders = ({ id }: { readonly id: string }) =>
  firm.lead.call(invoiceReminders.getInvoiceReminders, { params: { id } })
/** What happens on a day at nine in the morning, by British summer time; people ask on the day that they signed in. */
const onDay = async (day: string) => {
  now = `${day}T08:00:00.000Z`
  await doWhatIsDue(server)
  now = NOW
}

describe('an overdue invoice', () => {
  it('is reminded of once by each reminder of the company, at the client’s addresses', async () => {
    await firm.setClientBilling({ emails })
    await remindBy()
    const invoice = await firm.billed([1_000_00], { vatRate: 0.2 })
    await firm.pay(invoice, 200_00)
    expect(invoice.dueDate).toBe('2026-08-14')
    expect(await reminders(invoice)).toMatchObject({
      ...{ isStopped: false, sent: [], why: null, can: { stop: true } },
      next: {
        ...{ level: 1, day: '2026-08-17', recipients: emails, subject: `Invoice ${invoice.number}` },
        text: expect.stringMatching(
          /^Dear .+,\n\n£1,000.00 of £1,200.00 was due on 14 August 2026.\n\nOlga at the office$/,
        ),
      },
    })
    await onDay('2026-08-16')
    expect(await subjects()).toEqual([])
    await onDay('2026-08-17')
    await onDay('2026-08-17')
    await onDay('2026-08-18')
    for (const email of emails) expect(await subjects(email)).toEqual([`Invoice ${invoice.number}`])
    expect((await mailsTo(server, emails[0] ?? ''))[0]?.text).toContain(
      '£1,000.00 of £1,200.00 was due on 14 August 2026.',
    )
    const after = await reminders(invoice)
    expect(after.sent).toMatchObject([{ level: 1, recipients: emails, sentAt: '2026-08-17T08:00:00.000Z' }])
    expect(after.next).toMatchObject({ level: 2, day: '2026-08-28', subject: `Second reminder: ${invoice.number}` })
    await onDay('2026-08-28')
    expect(await subjects()).toHaveLength(2)
    expect(await reminders(invoice)).toMatchObject({ next: null, why: 'allSent' })
  })

  it('is reminded of once after a time without a look, by the highest that it has reached', async () => {
    await firm.setClientBilling({ emails })
    await remindBy()
    const invoice = await firm.billed([100_00])
    await onDay('2026-12-01')
    await onDay('2026-12-02')
    expect(await subjects()).toEqual([`Second reminder: ${invoice.number}`])
  })

  it('is not once it is paid, credited or stopped', async () => {
    await firm.setClientBilling({ emails })
    await remindBy()
    const [paid, credited, stopped, open] = await Promise.all([1, 2, 3, 4].map((amount) => firm.billed([amount])))
    if (!paid || !credited || !stopped || !open) throw new Error('four were billed')
    await firm.pay(paid, 1)
    await firm.credit(credited)
    const stop = (isStopped: boolean) =>
      firm.lead.call(invoiceReminders.updateInvoiceReminders, { params: { id: stopped.id }, body: { isStopped } })
    expect(await stop(true)).toMatchObject({ isStopped: true, next: null, why: 'stopped' })
    expect(await reminders(paid)).toMatchObject({ why: 'notOpen' })
    await onDay('2026-08-20')
    expect(await subjects()).toEqual([`Invoice ${open.number}`])
    expect(await stop(false)).toMatchObject({ isStopped: false, next: { level: 1 } })
    await onDay('2026-08-21')
    expect(await subjects()).toContain(`Invoice ${stopped.number}`)
  })

  it('is not without reminders in the settings, or without an address', async () => {
    const invoice = await firm.billed([100_00])
    expect(await reminders(invoice)).toMatchObject({ next: null, why: 'noLevels' })
    await remindBy()
    expect(await reminders(invoice)).toMatchObject({ next: null, why: 'noAddress' })
    await onDay('2026-08-20')
    expect((await reminders(invoice)).sent).toEqual([])
    await firm.setClientBilling({ emails })
    await remindBy([])
    await onDay('2026-08-21')
    expect((await reminders(invoice)).sent).toEqual([])
  })

  it('is not at an address that declined mails of the company', async () => {
    await firm.setClientBilling({ emails })
    await remindBy()
    const decline = (email: string | undefined) =>
      firm.run(
        `insert into outside_addresses (company_id, id, email, state, asked_at, expires_at)
         values ($1, gen_random_uuid(), $2, 'declined', now(), now())`,
        email,
      )
    const invoice = await firm.billed([100_00])
    await decline(emails[0])
    expect((await reminders(invoice)).next?.recipients).toEqual(emails.slice(1))
    await onDay('2026-08-20')
    expect([await subjects(emails[0]), await subjects(emails[1])]).toEqual([[], [`Invoice ${invoice.number}`]])
    await decline(emails[1])
    expect(await reminders(invoice)).toMatchObject({ next: null, why: 'noAddress' })
    await onDay('2026-12-01')
    expect(await subjects(emails[1])).toHaveLength(1)
  })

  it('is one of many, and all are reminded of', async () => {
    await firm.setClientBilling({ emails: emails.slice(0, 1) })
    await remindBy()
    const projectId = await firm.insertProject()
    const [first] = [await firm.billed([100_00], { projectId })]
    await firm.run(
      `insert into invoices (company_id, id, client_id, currency, time_sheet_grouping, day, net, stage, number, counter, due_date)
       select company_id, gen_random_uuid(), client_id, currency, time_sheet_grouping, day, net, stage, 'C-' || n, 100 + n, due_date
       from invoices, generate_series(1, 149) as n where company_id = $1 and id = $2`,
      first.id,
    )
    await firm.run(
      `insert into billed_invoices (company_id, invoice_id, document, breakdown)
       select i.company_id, i.id, f.document, f.breakdown from invoices i join billed_invoices f on f.company_id = i.company_id
       where i.company_id = $1 and i.number like 'C-%'`,
    )
    await onDay('2026-08-20')
    await onDay('2026-08-20')
    const sent = await server.sql('select from invoice_reminders where company_id = $1', [firm.company.id])
    expect(sent).toHaveLength(150)
  })
})

describe('who may', () => {
  it('see the reminders sees all of the invoice, and who stops them may write on its invoicing', async () => {
    const projectId = await firm.insertProject()
    const { id } = await firm.billed([100_00], { projectId })
    const stop = { params: { id }, body: { isStopped: true } }
    expect(await firm.ana.refusal(invoiceReminders.getInvoiceReminders, { params: { id } })).toMatchObject({
      status: 404,
    })
    await firm.letIn(projectId, firm.ana, { invoicing: 'read' })
    expect(await firm.ana.call(invoiceReminders.getInvoiceReminders, { params: { id } })).toMatchObject({
      can: { stop: false },
    })
    expect(await firm.ana.refusal(invoiceReminders.updateInvoiceReminders, stop)).toMatchObject({
      reason: 'invalidPermission',
    })
    const draft = await firm.draft(projectId, { freeItems: [{ name: 'Licence', unitAmount: 1 }] })
    expect(await firm.lead.refusal(invoiceReminders.getInvoiceReminders, { params: { id: draft.id } })).toMatchObject({
      reason: 'invoiceNotBilled',
    })
  })
})
