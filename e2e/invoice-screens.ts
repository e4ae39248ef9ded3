import type { Page } from '@playwright/test'
import type { Screen, ScreenState } from './screen'

const invoices = '/employments/calder-rowe/invoices'

export const invoiceScreens: readonly Screen[] = [
  { name: 'invoices', path: invoices, shows: /Not invoiced yet/, signedIn: true },
  {
    name: 'invoices-no-match',
    path: `${invoices}?search=nothingisfoundbythis`,
    shows: /No invoices match/,
    signedIn: true,
  },
  { name: 'invoices-uninvoiced', path: `${invoices}/uninvoiced`, shows: /before this month/, signedIn: true },
  { name: 'invoice-statements', path: `${invoices}/statements`, shows: /Upload bank statements/, signedIn: true },
  { name: 'invoice-schedulers', path: `${invoices}/schedulers`, shows: /A scheduler makes drafts/, signedIn: true },
  { name: 'invoice-create', path: `${invoices}/create`, shows: /Another project/, signedIn: true },
]

const uuid = (place: number) => `0198c0de-0000-7000-8000-${String(place).padStart(12, '0')}`
const longName = 'The Right Honourable Society of Independent Consulting Engineers of Upper and Lower Mercia'
const BILLION = 100_000_000_000

const item = (place: number, source: string, amount: number) => ({
  ...{ id: uuid(place), index: place, project: { id: uuid(100), name: longName }, source, name: longName },
  ...{ description: place === 1 ? longName : '', quantity: 1_000_000, unitAmount: amount, discountRate: 33.33 },
  ...{ vatRate: 0.2, vatCategory: 'standard', state: place === 2 ? 'partlyInvoiced' : 'fullyInvoiced' },
  ...{ unit: source === 'time' ? 'hour' : 'item', from: '2026-10-01', to: '2026-10-31' },
  ...{ timeSheetSubmissions: source === 'time' ? [uuid(200)] : [], expenses: [], agreementItemID: null },
  ...{ linkedInvoiceItem: null, gross: 15 * BILLION, subtotal: 10 * BILLION, vat: 2 * BILLION, total: 12 * BILLION },
  ...{ original: 16 * BILLION, credited: 0, canBeDeleted: true },
})

/** A draft with the longest names and the largest amounts there can be. */
const absurdInvoice = () => {
  const items = [item(1, 'time', BILLION), item(2, 'agreement', 10 * BILLION), item(3, 'free', 10 * BILLION)]
  return {
    ...{ id: uuid(9), kind: 'invoice', stage: 'draft', state: 'draft', number: null, currency: 'GBP' },
    client: { id: uuid(8), name: longName, logoImage: null, isActive: true },
    projects: [
      { id: uuid(100), name: longName },
      { id: uuid(101), name: 'Support' },
    ],
    ...{ billedOn: null, dueDate: '2026-12-12', reference: longName, scheduledFor: null, note: longName },
    ...{ createdAt: '2026-11-12T09:18:00.000Z', isDueDateTyped: true, timeSheetGrouping: 'byEmployeeByMonth', items },
    groupedItems: items.map(({ source, id, subtotal }) => ({ source, itemIDs: [id], subtotal })),
    sums: {
      ...{ gross: 45 * BILLION, discount: 15 * BILLION, net: 30 * BILLION, vat: 6 * BILLION, total: 36 * BILLION },
      vatGroups: [{ vatCategory: 'standard', vatRate: 0.2, net: 30 * BILLION, vat: 6 * BILLION }],
    },
    ...{ vatInOwnCurrency: { currency: 'EUR', vat: 7 * BILLION }, waiting: { count: 1, subtotal: BILLION } },
    ...{ creditedInvoice: null, creditNotes: [], received: 0, credited: 0, open: 36 * BILLION, isWhole: true },
    ...{ validExportOptions: ['csv'], createdBy: null, updatedAt: '2026-11-12T10:41:00.000Z', billedBy: null },
    version: 1,
    can: {
      ...{ edit: true, bill: true, delete: true, credit: false },
      ...{ notePayments: false, send: false, readHistory: true },
    },
  }
}

const amount = 36 * BILLION

/** A billed invoice of the longest names, part paid, with what was sent and the reminders. */
const arrangeBilled = async (page: Page) => {
  const invoice = `**/api/v1/invoices/${uuid(9)}`
  const can = {
    edit: false,
    bill: false,
    delete: false,
    credit: true,
    notePayments: true,
    send: true,
    readHistory: true,
  }
  const billed = {
    ...{ stage: 'billed', state: 'partPaid', number: 'CR-1042', billedOn: '2026-11-12', received: BILLION, can },
    ...{ credited: BILLION, open: amount - 2 * BILLION },
    creditNotes: [{ id: uuid(20), number: 'CN-0007', billedOn: '2026-11-15', total: BILLION }],
  }
  const mail = {
    recipients: ['accounts-payable-and-receivable@northgate-water.example'],
    subject: longName,
    text: longName,
  }
  const payment = {
    ...{ id: uuid(21), amount: BILLION, day: '2026-11-16', reference: longName, statementLineID: null },
    ...{ isAllotted: false, notedBy: null, createdAt: '2026-11-16T09:00:00.000Z' },
  }
  const payments = {
    ...{ items: [payment], currency: 'GBP', total: amount, received: BILLION, credited: BILLION },
    ...{ open: amount - 2 * BILLION, clientBalance: 5 * BILLION, can: { note: true } },
  }
  const sending = {
    ...{ id: uuid(22), ...mail, replyTo: 'amelia.hart@calder-rowe.example', attachments: [], sentBy: null },
    ...{ askedAt: '2026-11-12T10:00:00.000Z', sentAt: null },
  }
  const metadata = { page: 1, per: 25, total: 1, hasMore: false }
  const next = { level: 1, day: '2026-12-19', ...mail }
  await page.route(invoice, (route) => route.fulfill({ json: { ...absurdInvoice(), ...billed } }))
  await page.route(`${invoice}/receivedPayments`, (route) => route.fulfill({ json: payments }))
  await page.route(`${invoice}/sendings*`, (route) => route.fulfill({ json: { items: [sending], metadata } }))
  await page.route(`${invoice}/reminders`, (route) =>
    route.fulfill({ json: { isStopped: false, sent: [], next, why: null, can: { stop: true } } }),
  )
  await page.route(`${invoice}/missingFacts`, (route) =>
    route.fulfill({ json: { facts: [], obstacles: { facturX: [], peppol: [] } } }),
  )
  await page.goto(`${invoices}/${uuid(9)}`)
  await page.getByText('Next: reminder 1').waitFor()
}

const line = (place: number, proposals: readonly object[]) => ({
  ...{ id: uuid(30 + place), statementID: uuid(30), account: 'GB29NWBK60161331926819', fileLine: place, proposals },
  ...{ bookedOn: '2026-11-16', valueOn: '2026-11-16', amount: place * BILLION, currency: 'GBP', isReversal: false },
  ...{ partyName: longName, onBehalfOf: '', partyAccount: 'GB94BARC10201530093459', remittance: `${longName} CR-1042` },
  ...{ creditorReference: '', endToEndReference: '', bankReference: '', bankText: '', state: 'toMatch', match: null },
})

const proposal = (number: string, confidence: string, reasons: readonly object[]) => ({
  ...{ kind: 'invoice', client: { id: uuid(8), name: longName }, rest: BILLION, confidence, reasons },
  parts: [{ invoice: { id: uuid(9), number, open: BILLION, dueDate: '2026-12-12' }, amount: BILLION }],
})

/** A statement with something to look at, and lines with several proposals, one and none. */
const arrangeStatement = async (page: Page) => {
  const named = { kind: 'number', number: 'CR-1042', found: 'CR-1042', isSure: true }
  const lines = [
    line(1, [
      proposal('CR-1042', 'certain', [named, { kind: 'openAmount' }]),
      proposal('CR-1043', 'possible', [{ kind: 'overPayment', above: BILLION }]),
    ]),
    line(2, [proposal('CR-1044', 'likely', [{ kind: 'name', name: longName, isSame: false }])]),
    line(3, []),
  ]
  const statement = {
    ...{
      id: uuid(30),
      name: 'statement-of-november.csv',
      format: 'csv',
      firstDay: '2026-11-01',
      lastDay: '2026-11-16',
    },
    ...{ lineCount: 9, matchedCount: 4, setAsideCount: 2, repeatedCount: 12, problemCount: 1, certainCount: 1 },
    ...{ uploadedAt: '2026-11-17T09:00:00.000Z', uploadedBy: null, accounts: [], csv: null, isBeingRead: false },
    ...{ version: 1, canBeDeleted: false, problems: [{ fileLine: 7, kind: 'notRead', text: '“soon” is no day' }] },
  }
  await page.route(`**/api/v1/bankStatements/${uuid(30)}`, (route) => route.fulfill({ json: statement }))
  await page.route('**/api/v1/bankStatements/lines?*', (route) =>
    route.fulfill({ json: { items: lines, metadata: { page: 1, per: 25, total: 3, hasMore: false } } }),
  )
  await page.goto(`${invoices}/statements/${uuid(30)}`)
  await page.getByText('No invoice matches this line.').waitFor()
}

const refused = async (page: Page, address: string) =>
  page.route(address, (route) => route.fulfill({ status: 503, json: { reason: 'unavailable' } }))

const listed = { page: 1, per: 25, total: 0, hasMore: false }

/** The list with the longest names, largest amounts and every state. */
const arrangeList = async (page: Page) => {
  const states = ['draft', 'billed', 'partPaid', 'overdue', 'paid', 'credited', 'issued'] as const
  const items = states.map((state, place) => ({
    ...{ id: uuid(60 + place), stage: state === 'draft' ? 'draft' : 'billed', state, currency: 'EUR' },
    kind: state === 'issued' ? 'creditNote' : 'invoice',
    number: state === 'draft' ? null : `CALDER-AND-ROWE-2026-99999999${place}`,
    client: { id: uuid(8), name: longName, logoImage: null, isActive: true },
    projects: [
      { id: uuid(100), name: longName },
      { id: uuid(101), name: 'Support' },
    ],
    ...{ billedOn: state === 'draft' ? null : '2026-11-12', dueDate: '2026-12-12', reference: longName },
    ...{ scheduledFor: state === 'draft' ? '2026-12-01' : null, createdAt: '2026-11-12T09:18:00.000Z' },
    ...{ net: 5 * BILLION, vat: 5 * BILLION, total: 10 * BILLION, open: place === 4 ? -10 * BILLION : 10 * BILLION },
    lastSentAt: state === 'overdue' ? '2026-11-13T09:18:00.000Z' : null,
  }))
  const sums = states.map((state) => ({
    ...{ state, currency: 'EUR', count: 99_999, net: 5000 * BILLION, vat: 5000 * BILLION, total: 10_000 * BILLION },
    ...{ open: 10_000 * BILLION, earliest: '2026-12-12' },
  }))
  await page.route('**/api/v1/invoices/paginated', (route) =>
    route.fulfill({ json: { items, metadata: { ...listed, total: items.length } } }),
  )
  await page.route('**/api/v1/invoices/sums', (route) => route.fulfill({ json: { sums } }))
  await page.goto(invoices)
  await page.getByText('Credited', { exact: true }).filter({ visible: true }).first().waitFor()
}

const schedulersAnswer = '**/api/v1/invoices/schedulers?*'

export const invoiceStates: readonly ScreenState[] = [
  { name: 'invoices-absurd', who: 'member', arrange: arrangeList },
  {
    name: 'invoice-schedulers-empty',
    who: 'member',
    arrange: async (page) => {
      await page.route(schedulersAnswer, (route) => route.fulfill({ json: { items: [], metadata: listed } }))
      await page.goto(`${invoices}/schedulers`)
      await page.getByText(/^No project makes drafts by itself/).waitFor()
    },
  },
  {
    name: 'invoice-schedulers-error',
    who: 'member',
    arrange: async (page) => {
      await refused(page, schedulersAnswer)
      await page.goto(`${invoices}/schedulers`)
      await page.getByRole('button', { name: 'Retry' }).first().waitFor()
    },
  },
  {
    name: 'invoice-settings-closing',
    who: 'member',
    floats: true,
    arrange: async (page) => {
      await page.goto('/employments/calder-rowe/settings/invoiceSettings')
      await page.getByRole('button', { name: /^(Close books|Change closed books)/ }).click()
      await page.getByRole('textbox', { name: 'Closed up to' }).waitFor()
    },
  },
  {
    name: 'invoice-settings-error',
    who: 'member',
    arrange: async (page) => {
      await refused(page, '**/api/v1/companyManagement')
      await page.goto('/employments/calder-rowe/settings/invoiceSettings')
      await page.getByRole('button', { name: 'Retry' }).first().waitFor()
    },
  },
  {
    name: 'invoice-absurd',
    who: 'member',
    arrange: async (page) => {
      await page.route(`**/api/v1/invoices/${uuid(9)}`, (route) => route.fulfill({ json: absurdInvoice() }))
      await page.goto(`${invoices}/${uuid(9)}`)
      await page.getByRole('button', { name: 'Move to billed' }).waitFor()
    },
  },
  { name: 'invoice-billed-absurd', who: 'member', arrange: arrangeBilled },
  { name: 'invoice-statement', who: 'member', arrange: arrangeStatement },
  {
    name: 'invoice-statement-not-there',
    who: 'member',
    arrange: async (page) => {
      await page.goto(`${invoices}/statements/${uuid(31)}`)
      await page.getByText(/^This statement was deleted/).waitFor()
    },
  },
  {
    name: 'invoice-statements-error',
    who: 'member',
    arrange: async (page) => {
      await refused(page, '**/api/v1/bankStatements?*')
      await page.goto(`${invoices}/statements`)
      await page.getByRole('button', { name: 'Retry' }).first().waitFor()
    },
  },
  {
    name: 'invoice-not-there',
    who: 'member',
    arrange: async (page) => {
      await page.goto(`${invoices}/${uuid(7)}`)
      await page.getByText(/^This invoice was deleted/).waitFor()
    },
  },
  {
    name: 'invoices-error',
    who: 'member',
    arrange: async (page) => {
      await refused(page, '**/api/v1/invoices/paginated')
      await page.goto(invoices)
      await page.getByRole('button', { name: 'Retry' }).first().waitFor()
    },
  },
  {
    name: 'invoices-uninvoiced-error',
    who: 'member',
    arrange: async (page) => {
      await refused(page, '**/api/v1/invoices/uninvoiced/paginated')
      await page.goto(`${invoices}/uninvoiced`)
      await page.getByRole('button', { name: 'Retry' }).first().waitFor()
    },
  },
  {
    name: 'invoice-create-work',
    who: 'member',
    arrange: async (page) => {
      await page.goto(`${invoices}/create`)
      await page.getByRole('checkbox', { name: 'Data platform' }).check()
      await page.getByRole('button', { name: /^Choose what goes on it/ }).click()
      await page.getByRole('button', { name: /^Review £/ }).waitFor()
    },
  },
]
