import type { Invoice, InvoiceItem, InvoiceListItem } from '@praxis/contract/invoices/invoice-shapes'

const northgate = {
  id: '0198c0de-0000-7000-8000-000000000011',
  name: 'Northgate Water',
  logoImage: null,
  isActive: true,
}
const dataPlatform = { id: '0198c0de-0000-7000-8000-000000000021', name: 'Data platform' }

/** A month of Daniel’s time, unless told otherwise; its sums are those of its quantity at its amount. */
export function sampleItem(changes: Partial<InvoiceItem> = {}): InvoiceItem {
  const { quantity = 96.5, unitAmount = 11_800, vatRate = 0.2 } = changes
  const subtotal = Math.round(quantity * unitAmount)
  const vat = Math.round(subtotal * vatRate)
  return {
    id: '0198c0de-0000-7000-8000-000000000031',
    index: 0,
    project: dataPlatform,
    source: 'time',
    name: 'Daniel Osei, Solutions Architect',
    description: '',
    quantity,
    unitAmount,
    discountRate: 0,
    vatRate,
    vatCategory: 'standard',
    state: 'fullyInvoiced',
    unit: 'hour',
    from: '2026-10-01',
    to: '2026-10-31',
    timeSheetSubmissions: ['0198c0de-0000-7000-8000-000000000041', '0198c0de-0000-7000-8000-000000000042'],
    expenses: [],
    rows: 2,
    agreementItemID: null,
    linkedInvoiceItem: null,
    gross: subtotal,
    subtotal,
    vat,
    total: subtotal + vat,
    original: subtotal,
    credited: 0,
    canBeDeleted: true,
    ...changes,
  }
}

const basics = {
  id: '0198c0de-0000-7000-8000-000000000051',
  kind: 'invoice',
  stage: 'draft',
  state: 'draft',
  number: null,
  client: northgate,
  currency: 'GBP',
  projects: [dataPlatform],
  billedOn: null,
  dueDate: '2026-12-12',
  reference: 'PO 4500187236',
  scheduledFor: null,
  createdAt: '2026-11-12T09:18:00.000Z',
} as const

/** A draft with Daniel’s time, as somebody sees it who may change it. */
export function sampleInvoice(changes: Partial<Invoice> = {}): Invoice {
  const { items = [sampleItem()] } = changes
  const net = items.reduce((sum, { subtotal }) => sum + subtotal, 0)
  const vat = items.reduce((sum, item) => sum + item.vat, 0)
  const sources = [...new Set(items.map(({ source }) => source))]
  return {
    ...basics,
    projects: [dataPlatform],
    isDueDateTyped: false,
    timeSheetGrouping: 'byEmployeeByMonth',
    note: '',
    items,
    groupedItems: sources.map((source) => {
      const group = items.filter((item) => item.source === source)
      return {
        source,
        itemIDs: group.map(({ id }) => id),
        subtotal: group.reduce((sum, { subtotal }) => sum + subtotal, 0),
      }
    }),
    sums: {
      gross: net,
      discount: 0,
      net,
      vat,
      total: net + vat,
      vatGroups: [{ vatCategory: 'standard', vatRate: 0.2, net, vat }],
    },
    vatInOwnCurrency: null,
    waiting: { count: 0, subtotal: 0 },
    creditedInvoice: null,
    creditNotes: [],
    received: 0,
    credited: 0,
    open: net + vat,
    isWhole: true,
    validExportOptions: ['csv'],
    createdBy: null,
    updatedAt: '2026-11-12T10:41:00.000Z',
    billedBy: null,
    version: 3,
    can: {
      edit: true,
      bill: true,
      delete: true,
      credit: false,
      notePayments: false,
      send: false,
      readHistory: true,
    },
    ...changes,
  }
}

export const sampleListItem = (changes: Partial<InvoiceListItem> = {}): InvoiceListItem => ({
  ...basics,
  projects: [dataPlatform],
  net: 3_578_695,
  vat: 709_491,
  total: 4_288_186,
  open: 4_288_186,
  lastSentAt: null,
  ...changes,
})
