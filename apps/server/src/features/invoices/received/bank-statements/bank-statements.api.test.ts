import { randomBytes } from 'node:crypto'
import { bankStatements } from '@praxis/contract/invoices/bank-statements'
import { receivedPayments } from '@praxis/contract/invoices/received-payments'
import type { Input } from '@praxis/contract/protocol/endpoint'
import {
  type WrittenLine,
  writtenCamt,
  writtenCsv,
  writtenMt940,
} from '@praxis/domain/bank-statements/testing/write-statement'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertClient } from '../../../../testing/client-rows'
import type { TestServer } from '../../../../testing/test-server'
import { type BilledFirm, createBilledFirm } from '../../testing/billed-firm'
import { startInvoicesServer } from '../../testing/invoices-firm'

let server: TestServer
let firm: BilledFirm
beforeAll(async () => {
  server = await startInvoicesServer()
})
beforeEach(async () => {
  firm = await createBilledFirm(server)
})

const line = (cents: number, text: string, more: Partial<WrittenLine> = {}): WrittenLine => ({
  ...{ day: '2026-07-14', cents, name: 'Payer Ltd', text, ...more },
})
const csv = (...lines: readonly WrittenLine[]): string => writtenCsv(lines, 0, ',', '.')

const upload = async (
  text: string,
  name = 'statement.csv',
  body: Input<typeof bankStatements.uploadBankStatement>['body'] = {},
) => {
  const { id } = await firm.finance.call(bankStatements.uploadBankStatement, {
    body,
    files: { file: new File([text], name) },
  })
  await server.drainJobs()
  return firm.finance.call(bankStatements.getBankStatement, { params: { id } })
}
const lines = async (query: Input<typeof bankStatements.listStatementLines>['query'] = {}) =>
  (await firm.finance.call(bankStatements.listStatementLines, { query })).items
/** The only line that is to match. */
const onlyLine = async () => {
  const [only, ...others] = await lines()
  if (!only || others.length > 0) throw new Error(`expected one line, got ${others.length + (only ? 1 : 0)}`)
  return only
}
const confirm = (id: string, body: Input<typeof bankStatements.confirmStatementLine>['body']) =>
  firm.finance.call(bankStatements.confirmStatementLine, { params: { id }, body })
const refusedToConfirm = (id: string, body: Input<typeof bankStatements.confirmStatementLine>['body']) =>
  firm.finance.refusal(bankStatements.confirmStatementLine, { params: { id }, body })
const takeBack = (id: string) => firm.finance.call(bankStatements.takeStatementLineBack, { params: { id }, body: {} })
const euros = async () => firm.insertProject({ currency: 'EUR' })

describe('a statement', () => {
  it.each([
    ['CAMT.053', 'camt053', writtenCamt],
    ['MT940', 'mt940', writtenMt940],
    ['CSV', 'csv', (all: readonly WrittenLine[], opening: number) => writtenCsv(all, opening, ';', ',')],
  ] as const)('in %s is read, and its lines are compared with what is open', async (_, format, write) => {
    const invoice = await firm.billed([120_00], { projectId: await euros() })
    const text = write([line(120_00, `Invoice ${invoice.number}`), line(-9_90, 'Fee')], 1_000_00)
    const { id } = await firm.finance.call(bankStatements.uploadBankStatement, {
      body: { currency: 'EUR' },
      files: { file: new File([text], `july.${format}`) },
    })
    expect(await firm.finance.call(bankStatements.getBankStatement, { params: { id } })).toMatchObject({
      ...{ isBeingRead: true, lineCount: 0, format: null },
    })
    await server.drainJobs()
    const statement = await firm.finance.call(bankStatements.getBankStatement, { params: { id } })
    expect(statement).toMatchObject({
      ...{
        name: `july.${format}`,
        format,
        firstDay: '2026-07-14',
        lastDay: '2026-07-14',
        problems: [],
        problemCount: 0,
      },
      ...{ lineCount: 2, matchedCount: 0, setAsideCount: 0, repeatedCount: 0, certainCount: 1, isBeingRead: false },
      accounts: [{ currency: 'EUR', opening: { amount: 1_000_00 }, closing: { amount: 1_110_10 }, lineCount: 2 }],
    })
    expect(statement.uploadedBy?.displayName).toBe('Fay Reed')
    const [certain] = await lines({ confidence: 'certain' })
    expect(certain).toMatchObject({
      ...{ amount: 120_00, currency: 'EUR', partyName: 'Payer Ltd', state: 'toMatch', match: null },
      proposals: [
        {
          ...{ kind: 'invoice', confidence: 'certain', rest: 0, client: { id: firm.clientId } },
          parts: [{ amount: 120_00, invoice: { id: invoice.id, number: invoice.number, open: 120_00 } }],
        },
      ],
    })
    expect(certain?.proposals[0]?.reasons.map(({ kind }) => kind)).toEqual(['number', 'openAmount'])
  })

  it('that cannot be read says why, and one in parts says what is missing', async () => {
    expect(await upload('%PDF-1.7\n', 'scan.pdf')).toMatchObject({
      ...{ format: null, lineCount: 0, problemCount: 1 },
      problems: [{ kind: 'refused', text: 'This is a PDF. Export the statement as CAMT.053, MT940 or CSV.' }],
    })
    const partly = await upload('Date,Name,Amount\n14/07/2026,A,1.00\nsoon,B,2.00\n')
    expect(partly).toMatchObject({ lineCount: 1 })
    expect(partly.problems).toContainEqual({ fileLine: 3, kind: 'notRead', text: '“soon” is no day' })
  })

  it('brings no line twice', async () => {
    const first = [line(1_00, 'One'), line(1_00, 'One'), line(2_00, 'Two')]
    expect(await upload(csv(...first))).toMatchObject({ lineCount: 3, repeatedCount: 0 })
    expect(await upload(csv(...first))).toMatchObject({ lineCount: 0, repeatedCount: 3 })
    expect(await upload(csv(...first, line(3_00, 'Three')))).toMatchObject({ lineCount: 1, repeatedCount: 3 })
    expect(await lines()).toHaveLength(4)
  })

  it('in CSV is read anew when a person says what its columns are', async () => {
    const statement = await upload('Date,Name,Amount\n07/08/2026,Payer,10.00\n')
    expect((await onlyLine()).bookedOn).toBe('2026-08-07')
    const { layout } = statement.csv ?? {}
    if (!layout) throw new Error('a CSV file has a layout')
    const { id, version } = statement
    const body = { layout: { ...layout, dayOrder: 'monthFirst' as const }, version }
    const corrected = await firm.finance.call(bankStatements.correctCsvLayout, { params: { id }, body })
    expect(corrected).toMatchObject({ isBeingRead: true, lineCount: 0, csv: { layout: { dayOrder: 'monthFirst' } } })
    await server.drainJobs()
    expect((await onlyLine()).bookedOn).toBe('2026-07-08')
    expect(await firm.finance.refusal(bankStatements.correctCsvLayout, { params: { id }, body })).toMatchObject({
      reason: 'changedMeanwhile',
    })
    // With no day among the columns nothing is read, and nothing is lost: the layout can be corrected again.
    const roles = layout.roles.map(() => 'ignored' as const)
    await firm.finance.call(bankStatements.correctCsvLayout, { params: { id }, body: { layout: { ...layout, roles } } })
    await server.drainJobs()
    expect(await firm.finance.call(bankStatements.getBankStatement, { params: { id } })).toMatchObject({
      ...{ lineCount: 0, problems: [{ kind: 'refused', text: 'Say which columns have the day and the amount' }] },
    })
    await firm.finance.call(bankStatements.correctCsvLayout, { params: { id }, body: { layout } })
    await server.drainJobs()
    expect((await onlyLine()).bookedOn).toBe('2026-08-07')
  })

  it('can be deleted and its columns corrected until a line is matched', async () => {
    const invoice = await firm.billed([10_00])
    const { id, csv: read } = await upload(csv(line(10_00, invoice.number ?? '')))
    const { id: lineId } = await onlyLine()
    await confirm(lineId, { parts: [{ invoiceID: invoice.id, amount: 10_00 }] })
    const params = { id }
    expect(await firm.finance.refusal(bankStatements.deleteBankStatement, { params })).toMatchObject({
      ...{ status: 409, reason: 'statementHasMatches' },
    })
    if (!read) throw new Error('a CSV file has a layout')
    expect(
      await firm.finance.refusal(bankStatements.correctCsvLayout, { params, body: { layout: read.layout } }),
    ).toMatchObject({ reason: 'statementHasMatches' })
    await takeBack(lineId)
    await firm.finance.call(bankStatements.deleteBankStatement, { params })
    expect(await firm.finance.refusal(bankStatements.getBankStatement, { params })).toMatchObject({ status: 404 })
    expect(await lines()).toEqual([])
    expect((await firm.finance.call(bankStatements.listBankStatements, {})).items).toEqual([])
  })

  it('of another format has no columns', async () => {
    const { id } = await upload(writtenCamt([line(1_00, 'One')], 0), 'a.xml')
    const body = {
      layout: {
        delimiter: ',' as const,
        rowsBefore: 1,
        roles: ['bookedOn' as const],
        dayOrder: 'dayFirst' as const,
        decimalMark: '.' as const,
      },
    }
    expect(await firm.finance.refusal(bankStatements.correctCsvLayout, { params: { id }, body })).toMatchObject({
      ...{ status: 400, reason: 'statementIsNoCsv' },
    })
  })

  it('is read and confirmed whatever its texts are cut at', async () => {
    const texts = [199, 195, 1999].map((length) => `${'x'.repeat(length)}😀😀`)
    const { id, lineCount, isBeingRead } = await upload(csv(...texts.map((text) => line(1_00, text))))
    expect({ lineCount, isBeingRead }).toEqual({ lineCount: 3, isBeingRead: false })
    for (const each of await lines({ statementID: id }))
      expect(await confirm(each.id, { clientID: firm.clientId })).toMatchObject({ state: 'matched' })
  })

  it('is confirmed whatever it says for an account', async () => {
    await upload(
      `Date,Amount,Description,Counterparty IBAN\n14/07/2026,10.00,Thanks,${randomBytes(4000).toString('hex')}\n`,
    )
    const { id, partyAccount } = await onlyLine()
    expect(partyAccount).toHaveLength(100)
    expect(await confirm(id, { clientID: firm.clientId })).toMatchObject({ state: 'matched' })
  })
})

describe('a line', () => {
  it('pays one or several invoices of a client, and the rest is the client’s balance', async () => {
    const [one, other] = [await firm.billed([10_00]), await firm.billed([20_00])]
    await upload(csv(line(35_00, 'July', { name: 'Client' })))
    const { id } = await onlyLine()
    const matched = await confirm(id, {
      parts: [
        { invoiceID: one.id, amount: 10_00 },
        { invoiceID: other.id, amount: 20_00 },
      ],
    })
    expect(matched).toMatchObject({
      ...{ state: 'matched', proposals: [] },
      match: { client: { id: firm.clientId }, rest: 5_00, by: { displayName: 'Fay Reed' } },
    })
    expect(matched.match?.parts.map(({ invoice, amount }) => [invoice.number, amount]).toSorted()).toEqual([
      [one.number, 10_00],
      [other.number, 20_00],
    ])
    expect(await firm.read(one)).toMatchObject({ state: 'paid' })
    expect(await firm.balances()).toEqual([{ currency: 'GBP', amount: 5_00, onAccount: 5_00, overpaid: [] }])
    const [payment] = (await firm.payments(one)).items
    expect(payment).toMatchObject({ day: '2026-07-14', reference: 'Client: July', statementLineID: id })
    expect(
      await firm.lead.refusal(receivedPayments.takeBackReceivedPayment, {
        params: { id: one.id, paymentId: payment?.id ?? '' },
      }),
    ).toMatchObject({ status: 409, reason: 'paymentOfStatement' })
    expect(await refusedToConfirm(id, { clientID: firm.clientId })).toMatchObject({ reason: 'statementLineDecided' })
  })

  it('is taken back with all that it paid, unless that was spent', async () => {
    const [one, other] = [await firm.billed([10_00]), await firm.billed([20_00])]
    const { id: statementId } = await upload(csv(line(25_00, 'July')))
    const { id } = await onlyLine()
    await confirm(id, { parts: [{ invoiceID: one.id, amount: 10_00 }] })
    await firm.manager.call(receivedPayments.allotClientBalance, { params: { id: other.id }, body: {} })
    expect(
      await firm.finance.refusal(bankStatements.takeStatementLineBack, { params: { id }, body: {} }),
    ).toMatchObject({ status: 409, reason: 'clientBalanceTooLow' })
    const [allotted] = (await firm.payments(other)).items
    await firm.manager.call(receivedPayments.takeBackReceivedPayment, {
      params: { id: other.id, paymentId: allotted?.id ?? '' },
    })
    expect(await takeBack(id)).toMatchObject({ state: 'toMatch', match: null })
    expect(await firm.payments(one)).toMatchObject({ items: [], open: 10_00 })
    expect(await firm.balances()).toEqual([])
    expect(await firm.finance.call(bankStatements.getBankStatement, { params: { id: statementId } })).toMatchObject({
      matchedCount: 0,
    })
    expect(
      await firm.finance.refusal(bankStatements.takeStatementLineBack, { params: { id }, body: {} }),
    ).toMatchObject({ reason: 'statementLineNotDecided' })
  })

  it('of money on no invoice is of a client that is named', async () => {
    await upload(csv(line(25_00, 'Deposit')))
    const { id } = await onlyLine()
    expect(await refusedToConfirm(id, {})).toMatchObject({ reason: 'invalidInput', fields: [{ path: 'clientID' }] })
    expect(await confirm(id, { clientID: firm.clientId })).toMatchObject({ match: { parts: [], rest: 25_00 } })
    expect(await firm.balances()).toMatchObject([{ onAccount: 25_00 }])
  })

  it('fits what it pays, or the reason says why it does not', async () => {
    const [pounds, other] = [await firm.billed([10_00]), await firm.billed([20_00])]
    const inEuros = await firm.billed([10_00], { projectId: await euros() })
    const strangersProject = await firm.insertProject({
      client_id: await insertClient(server, firm.company.id, firm.manager.employeeId),
    })
    const ofStranger = await firm.billed([10_00], { projectId: strangersProject })
    const draft = await firm.draft(await firm.insertProject(), { freeItems: [{ name: 'Licence', unitAmount: 1 }] })
    await upload(csv(line(15_00, 'July')))
    const { id } = await onlyLine()
    const part = (invoiceID: string, amount: number) => ({ invoiceID, amount })
    const why = async (...parts: readonly ReturnType<typeof part>[]) =>
      (await refusedToConfirm(id, { parts: [...parts] })).why
    expect(await why(part(inEuros.id, 10_00))).toBe(`${inEuros.number} is in EUR`)
    expect(await why(part(draft.id, 1))).toBe('only billed invoices can be paid')
    expect(await why(part(pounds.id, 10_00), part(pounds.id, 1))).toBe('an invoice is named twice')
    expect(await why(part(pounds.id, 10_00), part(other.id, 5_01))).toBe('its parts come to more than the line')
    expect(await why(part(pounds.id, -1))).toBe('its parts go the way the line goes')
    expect(await why(part(pounds.id, 1), part(ofStranger.id, 1))).toBe('the invoices are of several clients')
    expect(await refusedToConfirm(id, { parts: [part(pounds.id, 1)], clientID: ofStranger.client.id })).toMatchObject({
      ...{ status: 409, reason: 'paymentDoesNotFit' },
    })
    expect(await refusedToConfirm(id, { parts: [part(firm.clientId, 1)] })).toMatchObject({ status: 404 })
    expect(await lines()).toHaveLength(1)
  })

  it('of money that goes is about a credit note or a payment that goes back', async () => {
    const [credited, returned] = [await firm.billed([100_00]), await firm.billed([70_00])]
    await firm.pay(credited, 100_00)
    await firm.credit(credited, { items: [{ id: credited.items[0]?.id ?? '', quantity: 0.4 }] })
    await firm.pay(returned, 70_00)
    await upload(csv(line(-40_00, 'CN-0001', { name: 'Client' }), line(-70_00, 'Return', { day: '2026-07-15' })))
    const all = await lines()
    const [ofPayment, ofNote] = [
      all.find(({ amount }) => amount === -70_00),
      all.find(({ amount }) => amount === -40_00),
    ]
    expect(ofNote?.proposals[0]).toMatchObject({
      ...{ kind: 'creditNote', confidence: 'certain', rest: 0 },
      parts: [{ invoice: { id: credited.id, open: -40_00 }, amount: -40_00 }],
    })
    expect(ofPayment?.proposals[0]).toMatchObject({
      ...{ kind: 'payment', parts: [{ invoice: { id: returned.id }, amount: -70_00 }] },
    })
    await firm.finance.call(bankStatements.confirmCertainLines, { body: {} })
    expect(await firm.balances()).toEqual([])
    await confirm(ofPayment?.id ?? '', { parts: [{ invoiceID: returned.id, amount: -70_00 }] })
    expect(await firm.payments(returned)).toMatchObject({ received: 0, open: 70_00 })
  })

  it('is proposed nothing any more that was paid since', async () => {
    const invoice = await firm.billed([10_00])
    await upload(csv(line(10_00, invoice.number ?? '')))
    expect((await onlyLine()).proposals).toHaveLength(1)
    await firm.pay(invoice, 10_00)
    expect((await onlyLine()).proposals).toEqual([])
    await server.drainJobs()
    expect(await lines({ confidence: 'certain' })).toEqual([])
  })

  it('finds an invoice that was billed after it came, and a client who paid from its account before', async () => {
    await upload('Date,Name,IBAN,Description,Amount\n14/07/2026,J Doe,DE02120300000000202051,Deposit,25.00\n')
    await confirm((await onlyLine()).id, { clientID: firm.clientId })
    await upload('Date,Name,IBAN,Description,Amount\n15/07/2026,J Doe,DE02120300000000202051,More,30.00\n')
    expect((await onlyLine()).proposals).toEqual([])
    const invoice = await firm.billed([30_00])
    await server.drainJobs()
    expect((await onlyLine()).proposals).toMatchObject([
      {
        confidence: 'likely',
        parts: [{ invoice: { id: invoice.id } }],
        reasons: [{ kind: 'openAmount' }, { kind: 'knownAccount' }],
      },
    ])
  })

  it('is set aside with others, all or none, and comes back', async () => {
    const { id: statementID } = await upload(csv(line(-1_00, 'Fee'), line(-2_00, 'Rent'), line(3_00, 'Interest')))
    const ids = (await lines()).map(({ id }) => id)
    const lineIDs = ids.slice(0, 2)
    await firm.finance.call(bankStatements.setStatementLinesAside, { body: { lineIDs } })
    expect((await lines({ state: 'setAside', statementID })).map(({ id }) => id).toSorted()).toEqual(lineIDs.toSorted())
    expect(await firm.finance.refusal(bankStatements.setStatementLinesAside, { body: { lineIDs: ids } })).toMatchObject(
      { status: 409, reason: 'statementLineDecided' },
    )
    expect(await lines()).toHaveLength(1)
    await takeBack(lineIDs[0] ?? '')
    expect(await firm.finance.call(bankStatements.getBankStatement, { params: { id: statementID } })).toMatchObject({
      ...{ lineCount: 3, setAsideCount: 1, matchedCount: 0 },
    })
    expect(
      await firm.finance.refusal(bankStatements.setStatementLinesAside, { body: { lineIDs: [statementID] } }),
    ).toMatchObject({ status: 404 })
  })
})

describe('what is certain', () => {
  it('is confirmed together, but for what was paid since', async () => {
    const all = await Promise.all([10_00, 20_00, 30_00].map((amount) => firm.billed([amount])))
    const numbers = all.map(({ number }) => number ?? '')
    const statement = await upload(
      csv(
        ...[10_00, 20_00, 30_00].map((cents, index) => line(cents, `Invoice ${numbers[index]}`)),
        line(5_00, 'Other'),
      ),
    )
    expect(statement.certainCount).toBe(3)
    const [paid] = all
    if (paid) await firm.pay(paid, 1_00)
    const body = { statementID: statement.id }
    expect(await firm.finance.call(bankStatements.confirmCertainLines, { body })).toEqual({
      ...{ confirmedCount: 2, leftCount: 1 },
    })
    await server.drainJobs()
    expect(await firm.finance.call(bankStatements.getBankStatement, { params: { id: statement.id } })).toMatchObject({
      ...{ matchedCount: 2, certainCount: 0 },
    })
    expect(await Promise.all(all.slice(1).map(async (invoice) => (await firm.read(invoice)).state))).toEqual([
      'paid',
      'paid',
    ])
    expect(await firm.finance.call(bankStatements.confirmCertainLines, { body })).toEqual({
      ...{ confirmedCount: 0, leftCount: 0 },
    })
  })

  it('is confirmed once, also by many at once', async () => {
    const invoice = await firm.billed([10_00])
    await upload(csv(line(10_00, invoice.number ?? '')))
    const { id } = await onlyLine()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2 === 0
          ? firm.finance.send(bankStatements.confirmCertainLines, { body: {} })
          : firm.finance.send(bankStatements.confirmStatementLine, {
              params: { id },
              body: { parts: [{ invoiceID: invoice.id, amount: 10_00 }] },
            }),
      ),
    )
    expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true)
    expect(await firm.payments(invoice)).toMatchObject({ received: 10_00, items: [{ amount: 10_00 }] })
  })
})

describe('it is the business of those who process payments', () => {
  it('and of nobody else, whatever they lead or manage', async () => {
    await upload(csv(line(10_00, 'Secret')))
    const { id } = await onlyLine()
    for (const person of [firm.lead, firm.manager, firm.ana]) {
      expect(await person.refusal(bankStatements.listStatementLines, {})).toMatchObject({ reason: 'invalidPermission' })
      expect(
        await person.refusal(bankStatements.confirmStatementLine, {
          params: { id },
          body: { clientID: firm.clientId },
        }),
      ).toMatchObject({ reason: 'invalidPermission' })
    }
  })

  it('of one company alone', async () => {
    await upload(csv(line(10_00, 'Secret')))
    const { id, statementID } = await onlyLine()
    const others = await createBilledFirm(server)
    expect((await others.finance.call(bankStatements.listStatementLines, {})).items).toEqual([])
    const refusals = [
      others.finance.refusal(bankStatements.getBankStatement, { params: { id: statementID } }),
      others.finance.refusal(bankStatements.confirmStatementLine, {
        params: { id },
        body: { clientID: others.clientId },
      }),
      others.finance.refusal(bankStatements.setStatementLinesAside, { body: { lineIDs: [id] } }),
    ]
    for (const refusal of await Promise.all(refusals)) expect(refusal).toMatchObject({ status: 404 })
    // A client of somebody else is no client.
    expect(await refusedToConfirm(id, { clientID: others.clientId })).toMatchObject({ status: 404 })
  })
})
