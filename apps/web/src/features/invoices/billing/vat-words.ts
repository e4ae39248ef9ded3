import type { DefaultVat } from '@praxis/contract/clients/client-billing'
import { vatText } from '../invoice-words'

/** '20%', or whose VAT it is where nothing is said. */
export const defaultVatText = (vat: DefaultVat, usual: string): string =>
  vat === null ? usual : vatText({ vatRate: vat.rate, vatCategory: vat.category })
