import { randomUUID } from 'node:crypto'
import { BankAccount } from '@praxis/contract/company/bank-account'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { bankAccounts } from '@praxis/contract/payments/bank-accounts'
import { payments } from '@praxis/contract/payments/payments'
import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listen } from '../../testing/event-stream'
import { impersonating, type TestPerson } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { NOW } from '../time-sheets/testing/time-firm'
import { british, createPaymentsFirm, german, type PaymentsFirm } from './testing/payments-firm'

let server: TestServer
let firm: PaymentsFirm
const lines: string[] = []

beforeAll(async () => {
  const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) })
  server = await startTestServer({ clock: () => new Date(NOW), log })
})
beforeEach(async () => {
  firm = await createPaymentsFirm(server)
})

const of = ({ employeeId }: TestPerson) => ({ params: { id: employeeId } })
const body = BankAccount.parse(british)
const looksAt = async (person: TestPerson) =>
  (
    await firm.owner.call(operations.getHistory, { params: { entity: 'employee', id: person.employeeId } })
  ).items.filter(({ action }) => action.startsWith('bankAccount'))

describe('a bank account', () => {
  it('is set by its owner, and seen masked by them and those who pay', async () => {
    const none = { account: null }
    expect(await firm.ana.call(bankAccounts.getBankAccount, of(firm.ana))).toEqual(none)
    const set = await firm.setAccount(firm.ana, { ...british, sortCode: '203456', accountNumber: '1234 5417' })
    const masked = { ...{ accountName: 'A Reed', sortCode: '20-••-••', accountNumber: '•••••417', iban: '', bic: '' } }
    expect(set).toEqual({ account: { ...masked, updatedAt: NOW, version: 1 } })
    for (const reader of [firm.ana, firm.finance, firm.owner])
      expect(await reader.call(bankAccounts.getBankAccount, of(firm.ana))).toEqual(set)
    const changed = await firm.setAccount(firm.ana, { iban: 'gb29 nwbk 6016 1331 9268 19' })
    expect(changed.account).toMatchObject({ sortCode: '', iban: 'GB•• •••• 6819', version: 2 })
    await firm.ana.call(bankAccounts.deleteBankAccount, of(firm.ana))
    expect(await firm.finance.call(bankAccounts.getBankAccount, of(firm.ana))).toEqual(none)
    expect((await firm.ana.refusal(bankAccounts.deleteBankAccount, of(firm.ana))).reason).toBe('notFound')
    expect((await looksAt(firm.ana)).map(({ action }) => action).toSorted()).toEqual([
      ...['bankAccountRemoved', 'bankAccountSet', 'bankAccountSet'],
    ])
  })

  it('is shown whole only by a look, which the history keeps', async () => {
    await firm.setAccount(firm.ana)
    for (const reader of [firm.ana, firm.finance])
      expect(await reader.call(bankAccounts.revealBankAccount, of(firm.ana))).toEqual(body)
    const seen = (await looksAt(firm.ana)).filter(({ action }) => action === 'bankAccountSeen')
    expect(new Set(seen.map(({ by }) => by?.employeeID))).toEqual(
      new Set([firm.ana.employeeId, firm.finance.employeeId]),
    )
    expect((await firm.finance.refusal(bankAccounts.revealBankAccount, of(firm.other))).reason).toBe('notFound')
  })

  it('is there for nobody else, changed by nobody else, and not by those who act as its owner', async () => {
    await firm.setAccount(firm.ana)
    const elsewhere = await createPaymentsFirm(server)
    for (const reader of [firm.lead, firm.other, elsewhere.finance]) {
      expect((await reader.refusal(bankAccounts.getBankAccount, of(firm.ana))).reason).toBe('notFound')
      expect((await reader.refusal(bankAccounts.revealBankAccount, of(firm.ana))).reason).toBe('notFound')
      expect((await reader.refusal(bankAccounts.updateBankAccount, { ...of(firm.ana), body })).reason).toBe('notFound')
      expect((await reader.refusal(bankAccounts.deleteBankAccount, of(firm.ana))).reason).toBe('notFound')
    }
    const acting = await impersonating(server, firm.owner, firm.ana)
    for (const refusal of [
      await firm.finance.refusal(bankAccounts.updateBankAccount, { ...of(firm.ana), body }),
      await firm.finance.refusal(bankAccounts.deleteBankAccount, of(firm.ana)),
      await acting.refusal(bankAccounts.revealBankAccount, of(firm.ana)),
      await acting.refusal(bankAccounts.updateBankAccount, { ...of(firm.ana), body }),
      await acting.refusal(bankAccounts.deleteBankAccount, of(firm.ana)),
    ])
      expect(refusal.reason).toBe('invalidPermission')
    const nobody = { params: { id: randomUUID() } }
    expect((await firm.finance.refusal(bankAccounts.getBankAccount, nobody)).reason).toBe('notFound')
  })

  it.each([
    [{}, ['sortCode']],
    [{ accountName: 'A Reed', bic: 'COBADEFFXXX' }, ['sortCode']],
    [{ sortCode: '20-34-56' }, ['accountNumber']],
    [{ accountNumber: '12345417' }, ['sortCode']],
    [{ sortCode: '2034', accountNumber: '1234' }, ['sortCode', 'accountNumber']],
    [{ iban: 'DE89370400440532013001', bic: 'NO' }, ['iban', 'bic']],
  ])('has to be one that money can be sent to: %j', async (given, paths) => {
    const refusal = await firm.ana.refusal(bankAccounts.updateBankAccount, {
      ...of(firm.ana),
      body: BankAccount.parse(given),
    })
    expect(refusal).toMatchObject({ status: 400, reason: 'invalidBankAccountInput' })
    expect((refusal.fields as { path: string }[]).map(({ path }) => path)).toEqual(paths)
  })

  it('is not overwritten by a change made on another one', async () => {
    const change = (version: number) => ({ ...of(firm.ana), body: { ...body, version } })
    expect((await firm.ana.refusal(bankAccounts.updateBankAccount, change(1))).reason).toBe('changedMeanwhile')
    await firm.setAccount(firm.ana)
    await firm.ana.call(bankAccounts.updateBankAccount, change(1))
    expect((await firm.ana.refusal(bankAccounts.updateBankAccount, change(1))).reason).toBe('changedMeanwhile')
  })

  it('is in no row, history, event or log in the clear', async () => {
    const stream = await listen(firm.finance)
    await expect.poll(() => stream.heard[0]?.event).toBe('ready')
    await firm.setAccount(firm.ana)
    await firm.setAccount(firm.other, german)
    await firm.finance.call(bankAccounts.revealBankAccount, of(firm.ana))
    await firm.owe(firm.ana)
    const { payment } = await firm.pay([await firm.owe(firm.ana)])
    await firm.finance.call(payments.makeBankFile, { params: { id: payment.id } })
    await firm.processing()
    await firm.finance.send(bankAccounts.updateBankAccount, { ...of(firm.ana), body })
    await server.drainJobs()
    await expect.poll(() => JSON.stringify(stream.heard)).toContain('payments')
    stream.hangUp()
    const secrets = ['12345417', '20-34-56', '203456', german.iban]
    const tables = await server.sql<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    for (const { name } of tables)
      expect(
        [
          name,
          await server.sql(`select t::text as text from ${name} t where t::text like any ($1::text[])`, [
            secrets.map((secret) => `%${secret}%`),
          ]),
        ],
        name,
      ).toEqual([name, []])
    const rows = await server.sql<{ account: string }>('select account from bank_accounts where company_id = $1', [
      firm.companyId,
    ])
    for (const { account } of rows) expect(account).toMatch(/^s1\./)
    expect(rows).toHaveLength(2)
    const said = lines.join() + JSON.stringify(stream.heard)
    for (const secret of secrets) expect(said).not.toContain(secret)
  })
})

describe('the file for the bank', () => {
  const fileOf = async (id: string) => {
    const response = await firm.finance.send(payments.makeBankFile, { params: { id } })
    expect(response.status).toBe(200)
    return {
      text: await response.text(),
      type: response.headers.get('content-type'),
      name: /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1],
    }
  }
  const refusalOf = (id: string, by = firm.finance) => by.refusal(payments.makeBankFile, { params: { id } })
  const payBoth = async () => {
    const ids = [await firm.owe(firm.ana), await firm.owe(firm.ana, { amount: 34 }), await firm.owe(firm.other)]
    return (await firm.pay(ids)).payment
  }

  it('pays pounds by BACS, again as a copy, and says in the history what was looked at', async () => {
    await firm.setAccount(firm.ana)
    const { id } = await payBoth()
    expect(await refusalOf(id)).toMatchObject({ status: 400, reason: 'bankAccountsMissing', missing: 'Otis Reed' })
    await firm.setAccount(firm.other, { sortCode: '40-00-01', accountNumber: '00000009' })
    const file = await fileOf(id)
    expect(file).toMatchObject({ type: 'text/csv; charset=utf-8', name: 'P-0001.csv' })
    expect(file.text.split('\r\n').toSorted()).toEqual([
      '',
      '203456,12345417,A REED,1234,EXPENSES P-0001',
      '400001,00000009,OTIS REED,1200,EXPENSES P-0001',
    ])
    expect(await fileOf(id)).toEqual({ ...file, name: 'P-0001-copy-1.csv' })
    const { bankFileCount } = await firm.finance.call(payments.getProcessedPayment, { params: { id } })
    expect(bankFileCount).toBe(2)
    const made = (await firm.finance.call(operations.getHistory, { params: { entity: 'payment', id } })).items
    expect(made.filter(({ action }) => action === 'bankFileMade')).toHaveLength(2)
    for (const person of [firm.ana, firm.other])
      expect(await looksAt(person)).toContainEqual(
        expect.objectContaining({ action: 'bankAccountSeen', after: { payment: 'P-0001' } }),
      )
  })

  it('pays euros by SEPA, from the company’s account', async () => {
    await firm.useCurrency('EUR')
    for (const person of [firm.ana, firm.other]) await firm.setAccount(person, german)
    const { id } = await payBoth()
    const [{ name = '' } = {}] = await server.sql<{ name: string }>(
      'select name from companies where company_id = $1',
      [firm.companyId],
    )
    expect(await refusalOf(id)).toMatchObject({ reason: 'bankAccountsMissing', missing: name })
    await firm.settings({ invoice: { bankAccount: german } })
    const { text, ...file } = await fileOf(id)
    expect(file).toEqual({ type: 'application/xml', name: 'P-0001.xml' })
    expect(text).toContain('<NbOfTxs>2</NbOfTxs><CtrlSum>24.34</CtrlSum>')
    expect(text).toContain('<MsgId>P-0001</MsgId>')
    expect((await fileOf(id)).text).toContain('<MsgId>P-0001-COPY-1</MsgId>')
    expect(await firm.finance.call(payments.getValidExportOptions, {})).toEqual({
      options: ['csv', 'bankFile'],
      bankFile: 'SEPA',
    })
  })

  it('is not made for other currencies, for what cards paid, or for others than those who pay', async () => {
    const paid = await payBoth()
    expect((await refusalOf(paid.id, firm.lead)).reason).toBe('invalidPermission')
    const elsewhere = await createPaymentsFirm(server)
    expect((await refusalOf(paid.id, elsewhere.finance)).reason).toBe('notFound')
    const cardId = await firm.addCard(firm.ana)
    await firm.decide(firm.lead, await firm.owe(firm.ana, { state: 'waitingForApproval', cardId }), 'approved')
    const { payments: made } = await firm.finance.call(payments.listProcessedPayments, {})
    const byCard = made.find(({ kind }) => kind === 'card')?.id ?? ''
    expect(await refusalOf(byCard)).toMatchObject({
      reason: 'bankFileNotSupported',
      what: 'what was paid by card',
    })
    expect((await firm.finance.call(payments.getValidExportOptions, {})).bankFile).toBe('BACS')
    await firm.useCurrency('ZAR')
    const { payment } = await firm.pay([await firm.owe(firm.ana)])
    expect(await refusalOf(payment.id)).toMatchObject({ reason: 'bankFileNotSupported', what: 'payments in ZAR' })
    expect(await firm.finance.call(payments.getValidExportOptions, {})).toEqual({ options: ['csv'], bankFile: null })
  })
})
