import type { DefaultVat } from '@praxis/contract/clients/client-billing'
import type { VatCategory } from '@praxis/contract/invoices/invoice-rules'
import { WHOLE_RATE } from '@praxis/domain/invoices/line-sums'
import { vatGroupName } from '@praxis/domain/invoices/vat-words'
import { invalidField } from '../../../platform/refusal'

interface StoredVat {
  readonly vatRate: number | null
  readonly vatCategory: VatCategory | null
}

export const vatOf = ({ vatRate, vatCategory }: StoredVat): DefaultVat =>
  vatRate === null || vatCategory === null ? null : { rate: vatRate / WHOLE_RATE, category: vatCategory }

/** The columns of a VAT that is set or taken back; none where it stays as it is. */
export const vatColumns = (vat: DefaultVat | undefined) => {
  if (vat === undefined) return {}
  if (vat === null) return { vat_rate: null, vat_category: null }
  const isTaxed = vat.category === 'standard'
  if (isTaxed !== vat.rate > 0)
    throw invalidField('vat.rate', isTaxed ? 'Say how much VAT is charged' : 'Only the standard category has a rate')
  return { vat_rate: Math.round(vat.rate * WHOLE_RATE), vat_category: vat.category }
}

/** A VAT in words, as the history tells of it. */
export const vatWords = (vat: DefaultVat): string =>
  vat === null ? '' : vatGroupName(vat.category, Math.round(vat.rate * WHOLE_RATE))
