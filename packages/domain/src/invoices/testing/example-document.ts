import type { DocumentLine, InvoiceDocument } from '../invoice-document'
import { invoiceSums } from '../invoice-sums'

type LineWithoutSums = Omit<DocumentLine, 'gross' | 'net' | 'vat'>

/** What the sums of a document are made of its lines; reasons are for categories without VAT. */
export const summedDocument = (
  lines: readonly LineWithoutSums[],
  reasonOf: (category: DocumentLine['vatCategory']) => string = () => '',
): Pick<InvoiceDocument, 'lines' | 'vatGroups' | 'totals'> => {
  const { lines: sums, groups, gross, discount, net, vat, total } = invoiceSums(lines)
  return {
    lines: lines.map((line, index) => ({ ...line, ...(sums[index] ?? { gross: 0, net: 0, vat: 0 }) })),
    vatGroups: groups.map((group) => ({ ...group, reason: reasonOf(group.vatCategory) })),
    totals: { gross, discount, net, vat, total },
  }
}

export const exampleLine: LineWithoutSums = {
  itemID: '5b0c1b9e-6f0a-4c7e-9f61-0d7c1f1f0001',
  projectID: '5b0c1b9e-6f0a-4c7e-9f61-0d7c1f1f0002',
  source: 'time',
  name: 'Priya Nair, Data Engineer',
  description: 'October 2026',
  quantity: 1_200_000,
  unit: 'hour',
  unitAmount: 9_600,
  discount: 500,
  vatRate: 2000,
  vatCategory: 'standard',
  from: '2026-10-01',
  to: '2026-10-30',
}

/** A British firm’s invoice to a British client, with all that it needs. */
export const exampleDocument: InvoiceDocument = {
  version: 1,
  kind: 'invoice',
  title: 'Invoice',
  number: 'CR-2026-0428',
  billedOn: '2026-11-12',
  dueDate: '2026-12-12',
  currency: 'GBP',
  seller: {
    name: 'Calder & Rowe Limited',
    tradingName: 'Calder & Rowe',
    address: { line1: '14 Weir Street', line2: '', city: 'London', postcode: 'SE1 0XX', region: '', country: 'GB' },
    vatNumber: 'GB 123 4567 82',
    taxNumber: '',
    companyNumber: '09123456',
    legalNotice: 'Registered in England and Wales',
    electronicAddress: { scheme: '9932', id: 'GB123456782' },
    contact: { name: 'Ada Rowe', phone: '+44 20 7946 0000', email: 'accounts@calder.example' },
  },
  buyer: {
    name: 'Northgate Water plc',
    address: {
      line1: 'Northgate House',
      line2: '2 Canal Wharf',
      city: 'Leeds',
      postcode: 'LS11 5PS',
      region: '',
      country: 'GB',
    },
    vatNumber: 'GB 987 6543 21',
    companyNumber: '02345678',
    electronicAddress: { scheme: '9932', id: 'GB987654321' },
    buyerReference: 'Finance, desk 4',
    email: 'accounts@northgate.example',
  },
  projects: [{ id: '5b0c1b9e-6f0a-4c7e-9f61-0d7c1f1f0002', name: 'Data platform' }],
  reference: 'PO 4500187236',
  note: 'Work under framework NW-ICT-2025/07. Please quote the purchase order with payment.',
  footnote: 'Thank you for working with us.',
  terms: { days: 30, text: '' },
  corrects: null,
  ...summedDocument([
    exampleLine,
    {
      ...exampleLine,
      source: 'agreement',
      name: 'Discovery milestone 2',
      description: '',
      quantity: 10_000,
      unit: 'item',
      unitAmount: 450_000,
      discount: 0,
      from: null,
      to: null,
    },
    {
      ...exampleLine,
      source: 'expenses',
      name: 'Rail travel, Leeds to Warrington',
      description: '4 receipts',
      quantity: 10_000,
      unit: 'item',
      unitAmount: 31_240,
      discount: 0,
      vatRate: 0,
      vatCategory: 'zero',
    },
  ]),
  vatInOwnCurrency: null,
  bankAccount: {
    accountName: 'Calder & Rowe Limited',
    sortCode: '20-00-00',
    accountNumber: '55779911',
    iban: 'GB33BUKB20201555555555',
    bic: 'BUKBGB22',
  },
  look: { primary: '#61227A', logo: null },
}
