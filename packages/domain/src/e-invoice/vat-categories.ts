import type { VatCategory } from '@praxis/contract/invoices/invoice-rules'

/** E-invoices know two more, for goods that leave the country. */
export type EInvoiceVatCategory = VatCategory | 'intraCommunity' | 'export'

interface Exemption {
  readonly code: string
  readonly reason: string
}

interface VatCategoryFacts {
  /** UNCL 5305, as invoices carry it. */
  readonly code: string
  readonly words: string
  readonly isTaxed: boolean
  /** Why there is no VAT: null where nothing may be said, empty where each case has a reason of its own. */
  readonly exemption: Exemption | null
}

export const vatCategories: Record<EInvoiceVatCategory, VatCategoryFacts> = {
  standard: { code: 'S', words: 'VAT', isTaxed: true, exemption: null },
  zero: { code: 'Z', words: 'zero-rated', isTaxed: false, exemption: null },
  exempt: { code: 'E', words: 'exempt', isTaxed: false, exemption: { code: '', reason: '' } },
  reverseCharge: {
    code: 'AE',
    words: 'reverse charge',
    isTaxed: false,
    exemption: { code: 'VATEX-EU-AE', reason: 'Reverse charge' },
  },
  intraCommunity: {
    code: 'K',
    words: 'intra-Community supply',
    isTaxed: false,
    exemption: { code: 'VATEX-EU-IC', reason: 'Intra-Community supply' },
  },
  export: {
    code: 'G',
    words: 'export outside the EU',
    isTaxed: false,
    exemption: { code: 'VATEX-EU-G', reason: 'Export outside the EU' },
  },
  outside: {
    code: 'O',
    words: 'outside the scope of VAT',
    isTaxed: false,
    exemption: { code: 'VATEX-EU-O', reason: 'Not subject to VAT' },
  },
}
