import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import type { EarlierPayment, LineToMatch, MatchGround, OpenCreditNote, OpenInvoice } from './match-ground'
import { matchLines } from './match-lines'
import type { Proposal } from './proposal'

const invoice = (changes: Partial<OpenInvoice> = {}): OpenInvoice => {
  const open = changes.open ?? 119_000
  return {
    id: changes.number ?? 'INV-0042',
    number: 'INV-0042',
    clientId: 'calder',
    clientName: 'Calder & Rowe Ltd',
    currency: 'GBP',
    gross: open,
    paid: 0,
    open,
    dueDate: '2026-10-31',
    ...changes,
  }
}

const line = (changes: Partial<LineToMatch> = {}): LineToMatch => ({
  id: 'line',
  bookedOn: '2026-10-14',
  amount: 119_000,
  currency: 'GBP',
  partyName: '',
  onBehalfOf: '',
  partyAccount: '',
  remittance: '',
  creditorReference: '',
  endToEndReference: '',
  bankText: '',
  ...changes,
})

const ground = (changes: Partial<MatchGround>): MatchGround => ({
  ...{ invoices: [], creditNotes: [], payments: [], knownPayers: [] },
  ...changes,
})

const proposed = (of: LineToMatch, on: Partial<MatchGround>): readonly Proposal[] =>
  matchLines([of], ground(on)).get(of.id) ?? []

/** The first proposal in short: how sure, what, and why. */
const first = (of: LineToMatch, on: Partial<MatchGround>): string => {
  const [best] = proposed(of, on)
  if (!best) return 'nothing'
  return `${best.confidence}: ${best.parts.map(({ id }) => id).join('+')} by ${best.reasons.map(({ kind }) => kind).join(', ')}`
}

test.each([
  'INV-0042',
  'inv-0042',
  'INV0042',
  'INV 42',
  'I. INV 0042 thanks',
  'INV-42/2026',
  'Invoice 42',
  'invoice no. 0042',
  'Invoice number: 42',
  'Rechnung Nr. 42 vom 01.10.2026',
  'RG42',
  'FACTURE N° 42',
  'Factuurnr. 0042',
  'KD 4711, RE-Nr. 42',
])('the number is found in "%s"', (remittance) => {
  expect(first(line({ remittance }), { invoices: [invoice(), invoice({ number: 'INV-0043' })] })).toBe(
    'certain: INV-0042 by number, openAmount',
  )
})

test.each(['INV-2026-0042', '2026-0042', '2026/42', 'INV 2026 42', 'INV20260042', '20260042', 'Invoice 42'])(
  'a number with its year is found in "%s"',
  (remittance) => {
    expect(first(line({ remittance }), { invoices: [invoice({ number: 'INV-2026-0042', id: 'it' })] })).toBe(
      'certain: it by number, openAmount',
    )
  },
)

test.each(['INV-0421', 'INV-1042', 'INV-0042X1 and INV-00421', 'Unit 7, 14.10.2026', 'INV-0043'])(
  'the number is not found in "%s"',
  (remittance) => {
    const [best] = proposed(line({ remittance: remittance.replace('INV-0042X1 and ', '') }), { invoices: [invoice()] })
    expect(best?.reasons).toEqual([{ kind: 'openAmount' }])
  },
)

test('a number alone among others is not sure', () => {
  const [best] = proposed(line({ remittance: 'ORDER 42' }), { invoices: [invoice()] })
  expect(best).toMatchObject({
    confidence: 'likely',
    reasons: [{ kind: 'number', number: 'INV-0042', found: '42', isSure: false }, { kind: 'openAmount' }],
  })
  expect(first(line({ remittance: 'ORDER 42', amount: 5 }), { invoices: [invoice()] })).toBe('nothing')
})

test('references of ISO 11649 and of the payer hold numbers too', () => {
  const invoices = [invoice({ number: '2026-00042', id: 'it' })]
  expect(first(line({ creditorReference: 'RF18202600042' }), { invoices })).toBe('certain: it by number, openAmount')
  expect(first(line({ endToEndReference: '2026-00042' }), { invoices })).toBe('certain: it by number, openAmount')
})

test.each(['CALDER ROWE', 'Calder and Rowe Limited', 'ROWE CALDER', 'Câlder & Rowe LTD.'])(
  '%s is the same name',
  (partyName) => {
    const [best] = proposed(line({ partyName }), { invoices: [invoice(), invoice({ number: 'B', open: 5 })] })
    expect(best).toMatchObject({ confidence: 'likely', parts: [{ id: 'INV-0042' }] })
    expect(best?.reasons).toContainEqual({ kind: 'name', name: 'Calder & Rowe Ltd', isSame: true })
  },
)

test.each([
  ['Müller & Söhne GmbH', 'MUELLER SOEHNE', true],
  ['Müller & Söhne GmbH', 'Muller Sohne Gmbh', true],
  ['Jansen Architecten B.V.', 'JANSEN ARCHITECTEN BV', true],
  ['Étoile Conseil SARL', 'ETOILE CONSEIL', true],
  ['Harbourside Engineering Consultants Ltd', 'HARBOURSIDE ENGINE', false],
  ['Calder Rowe Architects', 'Calder & Rowe', false],
])('%s is found as %s', (clientName, partyName, isSame) => {
  const [best] = proposed(line({ partyName }), { invoices: [invoice({ clientName })] })
  expect(best?.reasons).toContainEqual({ kind: 'name', name: clientName, isSame })
})

test('a name is found in the text of a bank that has no field for it', () => {
  expect(first(line({ remittance: 'BGC CALDER ROWE LTD 14OCT' }), { invoices: [invoice()] })).toBe(
    'likely: INV-0042 by openAmount, name',
  )
})

test('a payer is known by the account', () => {
  const knownPayers = [{ account: 'DE02 1203 0000 0000 2020 51', clientId: 'calder' }]
  const of = line({ partyAccount: 'DE02120300000000202051', partyName: 'Somebody else' })
  expect(first(of, { invoices: [invoice()], knownPayers })).toBe('likely: INV-0042 by openAmount, knownAccount')
  const two = [invoice(), invoice({ number: 'INV-0043' })]
  expect(first(of, { invoices: two, knownPayers })).toBe('possible: INV-0042 by openAmount, knownAccount')
})

test('amounts below and above what is open are told by how much', () => {
  const invoices = [invoice({ gross: 200_000, paid: 50_000, open: 100_000 })]
  const reasonOf = (amount: number) => proposed(line({ amount, remittance: 'INV-0042' }), { invoices })[0]
  expect(reasonOf(40_000)).toMatchObject({
    confidence: 'likely',
    parts: [{ amount: 40_000 }],
    reasons: [{ kind: 'number' }, { kind: 'partPayment', missing: 60_000 }],
  })
  expect(reasonOf(110_000)).toMatchObject({
    parts: [{ amount: 100_000 }],
    reasons: [{ kind: 'number' }, { kind: 'overPayment', above: 10_000 }],
  })
  expect(reasonOf(150_000)?.reasons).toContainEqual({ kind: 'amountBeforeCredits' })
  expect(reasonOf(200_000)).toMatchObject({
    confidence: 'likely',
    reasons: [{ kind: 'number' }, { kind: 'grossAmount' }],
  })
})

test('an amount alone is possible, unless many have it', () => {
  expect(first(line(), { invoices: [invoice()] })).toBe('possible: INV-0042 by openAmount')
  const many = Array.from({ length: 9 }, (_, index) =>
    invoice({ id: `${index}`, clientId: `${index}`, number: `A-${index}` }),
  )
  expect(first(line(), { invoices: many })).toBe('nothing')
})

test('somebody known who pays anything pays a part of the oldest', () => {
  const invoices = [invoice({ number: 'B', dueDate: '2026-09-01' }), invoice()]
  expect(first(line({ amount: 7, partyName: 'Calder Rowe' }), { invoices })).toBe('possible: B by partPayment, name')
})

test('another currency never matches', () => {
  const of = line({ currency: 'EUR', remittance: 'INV-0042', partyName: 'Calder & Rowe Ltd' })
  expect(first(of, { invoices: [invoice()] })).toBe('nothing')
})

test('several that are named are paid together', () => {
  const invoices = [41, 42, 43].map((each) => invoice({ number: `INV-00${each}`, open: each * 100 }))
  expect(first(line({ amount: 12_600, remittance: 'Invoices 41, 42 & 43' }), { invoices })).toBe(
    'certain: INV-0041+INV-0042+INV-0043 by number, number, number, openAmount',
  )
  const [short] = proposed(line({ amount: 8_000, remittance: 'INV-0041 INV-0042' }), { invoices })
  expect(short).toMatchObject({
    confidence: 'likely',
    parts: [
      { id: 'INV-0041', amount: 4_100 },
      { id: 'INV-0042', amount: 3_900 },
    ],
  })
  expect(short?.reasons).toContainEqual({ kind: 'partPayment', missing: 300 })
})

test('several of a client come to the amount, where nothing else does', () => {
  const invoices = [1_00, 2_50, 4_75].map((open) => invoice({ number: `INV-${open}`, open }))
  const of = line({ amount: 5_75, partyName: 'Calder Rowe' })
  expect(first(of, { invoices })).toBe('likely: INV-100+INV-475 by openAmount, name')
  const same = [...invoices, invoice({ number: 'INV-3', open: 3_25 })]
  expect(proposed(of, { invoices: same })[0]?.confidence).toBe('possible')
})

test('no two lines pay the same with certainty', () => {
  const twice = ['b', 'a', 'c'].map((id) =>
    line({ id, bookedOn: id === 'a' ? '2026-10-13' : '2026-10-14', remittance: 'INV-0042' }),
  )
  const matches = matchLines(twice, ground({ invoices: [invoice()] }))
  expect(matches.get('a')?.[0]?.confidence).toBe('certain')
  for (const id of ['b', 'c']) {
    expect(matches.get(id)?.[0]?.confidence).toBe('possible')
    expect(matches.get(id)?.[0]?.reasons).toContainEqual({ kind: 'paidByOtherLine', lineId: 'a' })
  }
})

test('a line that names two, each of its amount, is certain of neither', () => {
  const invoices = [invoice({ open: 100 }), invoice({ number: 'INV-0043', open: 100 })]
  const found = proposed(line({ amount: 100, remittance: 'INV-0042 or INV-0043' }), { invoices })
  expect(found.map(({ confidence }) => confidence)).toEqual(['likely', 'likely'])
})

const creditNote: OpenCreditNote = {
  id: 'CN-0007',
  number: 'CN-0007',
  clientId: 'calder',
  clientName: 'Calder & Rowe Ltd',
  currency: 'GBP',
  creditedOn: '2026-10-01',
  open: 5_000,
}
const payment: EarlierPayment = {
  id: 'payment',
  invoiceNumber: 'INV-0042',
  clientId: 'calder',
  clientName: 'Calder & Rowe Ltd',
  currency: 'GBP',
  receivedOn: '2026-10-10',
  amount: 119_000,
  payerAccount: 'DE02120300000000202051',
  endToEndReference: 'E2E-77',
}

test('money that goes is a refund of a credit note, or takes a payment back', () => {
  const on = { invoices: [invoice()], creditNotes: [creditNote], payments: [payment] }
  expect(first(line({ amount: -5_000, remittance: 'Refund CN-0007' }), on)).toBe(
    'certain: CN-0007 by number, openAmount',
  )
  expect(first(line({ amount: -119_000, endToEndReference: 'E2E-77' }), on)).toBe(
    'certain: payment by reference, openAmount',
  )
  expect(first(line({ amount: -119_000, partyAccount: 'DE02120300000000202051' }), on)).toBe(
    'likely: payment by openAmount, knownAccount',
  )
  expect(first(line({ amount: -119_000, bookedOn: '2026-10-09', remittance: 'INV-0042' }), on)).toBe('nothing')
  expect(first(line({ amount: -100, endToEndReference: 'E2E-77' }), on)).toBe('nothing')
})

test('a line without an amount is about nothing', () => {
  expect(first(line({ amount: 0, remittance: 'INV-0042' }), { invoices: [invoice()] })).toBe('nothing')
})

const names = ['Calder & Rowe Ltd', 'Müller GmbH', 'Jansen BV', 'Atlas Design', 'Atlas Media']
const someInvoice = fc
  .record({
    index: fc.integer({ min: 1, max: 40 }),
    client: fc.nat(4),
    currency: fc.constantFrom('GBP', 'EUR'),
    open: fc.integer({ min: 1, max: 12 }).map((each) => each * 100),
    prefix: fc.constantFrom('INV-', '2026-', ''),
  })
  .map(({ index, client, currency, open, prefix }) =>
    invoice({
      id: `i${index}`,
      number: `${prefix}${String(index).padStart(4, '0')}`,
      clientId: `c${client}`,
      clientName: names[client] ?? '',
      currency,
      open,
    }),
  )
const someLine = fc.record({
  amount: fc.integer({ min: -12, max: 20 }).map((each) => each * 100),
  currency: fc.constantFrom('GBP', 'EUR'),
  partyName: fc.constantFrom('', ...names),
  remittance: fc
    .array(fc.constantFrom('INV', '7', '0012', '2026', 'Invoice', '-', ',', '31', 'thanks'), { maxLength: 6 })
    .map((words) => words.join(' ')),
})
const someGround = fc.record({
  invoices: fc.uniqueArray(someInvoice, { maxLength: 25, selector: ({ id }) => id }),
  lines: fc.array(someLine, { maxLength: 12 }).map((lines) => lines.map((each, at) => line({ id: `l${at}`, ...each }))),
})
const entriesOf = (matches: ReadonlyMap<string, readonly Proposal[]>) =>
  [...matches].toSorted(([one], [other]) => (one < other ? -1 : 1))

property.prop([someGround])(
  'what is proposed keeps the currency, the amount and what is open',
  ({ invoices, lines }) => {
    const matches = matchLines(lines, ground({ invoices }))
    const wholeOf = new Map<string, number>()
    for (const each of lines)
      for (const { parts, confidence, clientId } of matches.get(each.id) ?? []) {
        const paid = parts.map(({ id }) => invoices.find((one) => one.id === id))
        expect(new Set(paid).size).toBe(parts.length)
        for (const [at, one] of paid.entries()) {
          expect(one).toMatchObject({ currency: each.currency, clientId })
          expect(parts[at]?.amount).toBeGreaterThan(0)
          expect(parts[at]?.amount).toBeLessThanOrEqual(one?.open ?? 0)
          if (confidence === 'certain') wholeOf.set(one?.id ?? '', (wholeOf.get(one?.id ?? '') ?? 0) + 1)
        }
        const sum = parts.reduce((total, { amount }) => total + amount, 0)
        expect(sum).toBeLessThanOrEqual(each.amount)
        if (confidence === 'certain') expect(sum).toBe(each.amount)
      }
    for (const times of wholeOf.values()) expect(times).toBe(1)
  },
)

property.prop([someGround])('the order of what comes changes nothing', ({ invoices, lines }) => {
  const forwards = matchLines(lines, ground({ invoices }))
  const backwards = matchLines(lines.toReversed(), ground({ invoices: invoices.toReversed() }))
  expect(entriesOf(backwards)).toEqual(entriesOf(forwards))
})

test('a statement of 2,000 lines is matched with 20,000 invoices without holding each against each', {
  // Less than a second where nobody else uses the machine, and many minutes with a loop in a loop.
  timeout: 60_000,
}, () => {
  const invoices = Array.from({ length: 20_000 }, (_, index) =>
    invoice({
      id: `${index}`,
      number: `INV-2026-${String(index).padStart(4, '0')}`,
      clientId: `c${index % 3_000}`,
      clientName: `Harbour Studio ${index % 3_000} Ltd`,
      open: 10_000 + ((index * 7_919) % 500_000),
    }),
  )
  const lines = Array.from({ length: 2_000 }, (_, index) => {
    const paid = invoices[index * 10]
    const remittance = index % 2 === 0 ? `Payment of ${paid?.number} dated 14.10.2026, customer 12 34 56` : 'thanks'
    return line({ id: `${index}`, amount: paid?.open ?? 0, partyName: paid?.clientName ?? '', remittance })
  })
  const matches = matchLines(lines, ground({ invoices }))
  const first = lines.filter(({ id }, index) => matches.get(id)?.[0]?.parts[0]?.id === `${index * 10}`)
  expect(first).toHaveLength(2_000)
})
