import type { CompanyAccount } from '@praxis/contract/company/bank-account'
import { companyAccountProblems, tidyCompanyAccount } from '@praxis/domain/companies/bank-account'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { TextField } from '../../../ui/forms/text-field'
import type { FormFields } from '../../../ui/forms/use-form'
import { BankAccountFields, bankAccountLabels } from '../bank-account-fields'
import { bankAccountNames, bankAccountOf } from '../bank-account-values'

export type CompanyAccountValues = Readonly<CompanyAccount>

export const companyAccountLabels = { ...bankAccountLabels, routingNumber: 'Routing number' } as const
export const companyAccountNames = [...bankAccountNames, 'routingNumber'] as const

const LONGEST = 200

/** The account as it is sent: without spaces around what was typed, and tidied. */
export const companyAccountOf = ({ routingNumber, ...account }: CompanyAccountValues): CompanyAccount =>
  tidyCompanyAccount({ ...bankAccountOf(account), routingNumber })

/** The rules of each field of an account, which is checked as a whole. */
export const companyAccountRules = (values: CompanyAccountValues) =>
  Object.fromEntries(
    companyAccountNames.map((name) => [
      name,
      [maxLength(LONGEST), () => companyAccountProblems(companyAccountOf(values))[name]],
    ]),
  )

/** The fields of an account that clients pay to: of a British bank, one of the United States, or with an IBAN. */
export function CompanyAccountFields({ form }: { form: Pick<FormFields<CompanyAccountValues>, 'field'> }) {
  return (
    <BankAccountFields form={form}>
      <TextField
        {...form.field('routingNumber')}
        label={companyAccountLabels.routingNumber}
        optional
        hint="With the account number instead of a sort code, for a bank in the United States"
      />
    </BankAccountFields>
  )
}
