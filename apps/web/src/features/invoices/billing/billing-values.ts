import type { ClientBilling, ClientBillingChanges, DefaultVat } from '@praxis/contract/clients/client-billing'
import type { ProjectBilling, ProjectBillingChanges } from '@praxis/contract/invoices/project-billing'
import { integer, max, min } from '@praxis/domain/validation/number-rules'
import { firstProblem, type Rule, required } from '@praxis/domain/validation/rule'
import { email, maxLength } from '@praxis/domain/validation/text-rules'
import { decimals, percentOf, vatInput } from '../page/item-form'
import type { VatChoice } from '../page/vat-fields'

interface VatValues {
  readonly vat: VatChoice
  /** In percent. */
  readonly vatRate: number | null
}

const vatValues = (vat: DefaultVat): VatValues =>
  vat === null ? { vat: 'usual', vatRate: null } : { vat: vat.category, vatRate: percentOf(vat.rate) }

const vatOf = (values: VatValues): DefaultVat => {
  const given = vatInput(values)
  return given ? { rate: given.vatRate, category: given.vatCategory } : null
}

const vatRules = ({ vat }: VatValues) =>
  vat === 'standard' ? { vatRate: [required('VAT rate'), min(0), max(100), decimals(2)] } : {}

export interface ClientBillingValues extends VatValues {
  readonly legalName: string
  readonly vatNumber: string
  readonly companyNumber: string
  readonly buyerReference: string
  readonly electronicScheme: string | null
  readonly electronicID: string
  readonly line1: string
  readonly line2: string
  readonly city: string
  readonly postcode: string
  readonly region: string
  readonly country: string | null
  readonly emails: readonly string[]
  readonly paymentTermsDays: number | null
}

export const clientValues = ({ address, electronicAddress, vat, ...billing }: ClientBilling): ClientBillingValues => ({
  ...{ legalName: billing.legalName, vatNumber: billing.vatNumber, companyNumber: billing.companyNumber },
  ...{ buyerReference: billing.buyerReference, emails: billing.emails, paymentTermsDays: billing.paymentTermsDays },
  electronicScheme: electronicAddress.scheme || null,
  electronicID: electronicAddress.id,
  ...address,
  country: address.country || null,
  ...vatValues(vat),
})

export const clientInput = (values: ClientBillingValues): Required<ClientBillingChanges> => ({
  legalName: values.legalName.trim(),
  vatNumber: values.vatNumber.trim(),
  companyNumber: values.companyNumber.trim(),
  buyerReference: values.buyerReference.trim(),
  electronicAddress: { scheme: values.electronicScheme ?? '', id: values.electronicID.trim() },
  address: {
    line1: values.line1.trim(),
    line2: values.line2.trim(),
    city: values.city.trim(),
    postcode: values.postcode.trim(),
    region: values.region.trim(),
    country: values.country ?? '',
  },
  emails: [...values.emails],
  paymentTermsDays: values.paymentTermsDays,
  vat: vatOf(values),
})

const LONGEST = { line: 200, number: 40, postcode: 20, order: 200 }
const DAYS_IN_YEAR = 365

const isEmail = firstProblem([email])
const onlyEmails: Rule = (value) =>
  Array.isArray(value) && value.some((each) => isEmail(each) !== undefined)
    ? 'Each must be an e-mail address'
    : undefined

export const clientRules = (values: ClientBillingValues) => ({
  legalName: maxLength(LONGEST.line),
  vatNumber: maxLength(LONGEST.number),
  companyNumber: maxLength(LONGEST.number),
  buyerReference: maxLength(LONGEST.line),
  // Both or neither: an address means nothing without what it is.
  ...(values.electronicID.trim() !== '' && { electronicScheme: required('Kind of address') }),
  electronicID: [maxLength(LONGEST.line), ...(values.electronicScheme ? [required('Electronic address')] : [])],
  line1: maxLength(LONGEST.line),
  line2: maxLength(LONGEST.line),
  city: maxLength(LONGEST.line),
  postcode: maxLength(LONGEST.postcode),
  region: maxLength(LONGEST.line),
  emails: onlyEmails,
  paymentTermsDays: [integer, min(0), max(DAYS_IN_YEAR)],
  ...vatRules(values),
})

export interface ProjectBillingValues extends VatValues {
  readonly purchaseOrder: string
  readonly expenseMarkUp: number | null
}

export const projectValues = ({ purchaseOrder, expenseMarkUp, vat }: ProjectBilling): ProjectBillingValues => ({
  ...{ purchaseOrder, expenseMarkUp },
  ...vatValues(vat),
})

export const projectInput = (values: ProjectBillingValues): Required<ProjectBillingChanges> => ({
  purchaseOrder: values.purchaseOrder.trim(),
  expenseMarkUp: values.expenseMarkUp ?? 0,
  vat: vatOf(values),
})

const HIGHEST_MARK_UP = 1000

export const projectRules = (values: ProjectBillingValues) => ({
  purchaseOrder: maxLength(LONGEST.order),
  expenseMarkUp: [min(0), max(HIGHEST_MARK_UP), decimals(2)],
  ...vatRules(values),
})
