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

const refused = async (page: Page, address: string) =>
  page.route(address, (route) => route.fulfill({ status: 503, json: { reason: 'unavailable' } }))

export const invoiceStates: readonly ScreenState[] = [
  {
    name: 'invoice-absurd',
    who: 'member',
    arrange: async (page) => {
      await page.route(`**/api/v1/invoices/${uuid(9)}`, (route) => route.fulfill({ json: absurdInvoice() }))
      await page.goto(`${invoices}/${uuid(9)}`)
      await page.getByRole('button', { name: 'Move to billed' }).waitFor()
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
