import type { ClientBilling, ClientBillingChanges, DefaultVat } from '@praxis/contract/clients/client-billing'
import type { ProjectBilling, ProjectBillingChanges } from '@praxis/contract/invoices/project-billing'
import { integer, max, min } from '@praxis/domain/validation/number-rules'
import { firstProblem, type Rule, required } from '@praxis/domain/validation/rule'
import { email, maxLength } from '@praxis/domain/validation/text-rules'
import {
  electronicAddressOf,
  type PartyValues,
  partyRules,
  partyValues,
  postalAddressOf,
} from '../../workspaces/party-values'
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

export interface ClientBillingValues extends VatValues, PartyValues {
  readonly buyerReference: string
  readonly country: string | null
  readonly emails: readonly string[]
  readonly paymentTermsDays: number | null
}

export const clientValues = (billing: ClientBilling): ClientBillingValues => ({
  ...partyValues(billing),
  ...{ buyerReference: billing.buyerReference, emails: billing.emails, paymentTermsDays: billing.paymentTermsDays },
  country: billing.address.country || null,
  ...vatValues(billing.vat),
})

export const clientInput = (values: ClientBillingValues): Required<ClientBillingChanges> => ({
  legalName: values.legalName.trim(),
  vatNumber: values.vatNumber.trim(),
  companyNumber: values.companyNumber.trim(),
  buyerReference: values.buyerReference.trim(),
  electronicAddress: electronicAddressOf(values),
  address: { ...postalAddressOf(values), country: values.country ?? '' },
  emails: [...values.emails],
  paymentTermsDays: values.paymentTermsDays,
  vat: vatOf(values),
})

const LONGEST_REFERENCE = 200
const DAYS_IN_YEAR = 365

const isEmail = firstProblem([email])
const onlyEmails: Rule = (value) =>
  Array.isArray(value) && value.some((each) => isEmail(each) !== undefined)
    ? 'Each must be an e-mail address'
    : undefined

export const clientRules = (values: ClientBillingValues) => ({
  ...partyRules(values),
  buyerReference: maxLength(LONGEST_REFERENCE),
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
  purchaseOrder: maxLength(LONGEST_REFERENCE),
  expenseMarkUp: [min(0), max(HIGHEST_MARK_UP), decimals(2)],
  ...vatRules(values),
})
