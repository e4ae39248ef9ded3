import type { ReactNode } from 'react'
import { FormRow } from '../../ui/forms/form'
import { TextField } from '../../ui/forms/text-field'
import type { FormFields } from '../../ui/forms/use-form'
import type { BankAccountValues } from './bank-account-values'

export const bankAccountLabels = {
  accountName: 'Account name',
  sortCode: 'Sort code',
  accountNumber: 'Account number',
  iban: 'IBAN',
  bic: 'BIC',
} as const

interface BankAccountFieldsProps {
  readonly form: Pick<FormFields<BankAccountValues>, 'field'>
  /** What else may go with the account number. */
  readonly children?: ReactNode
}

/** The fields of a bank account: a sort code and account number, or an IBAN. */
export function BankAccountFields({ form, children }: BankAccountFieldsProps) {
  return (
    <>
      <TextField {...form.field('accountName')} label={bankAccountLabels.accountName} />
      <FormRow>
        <TextField {...form.field('sortCode')} label={bankAccountLabels.sortCode} placeholder="12-34-56" />
        <TextField {...form.field('accountNumber')} label={bankAccountLabels.accountNumber} placeholder="12345678" />
      </FormRow>
      {children}
      <FormRow>
        <TextField {...form.field('iban')} label={bankAccountLabels.iban} optional />
        <TextField {...form.field('bic')} label={bankAccountLabels.bic} optional />
      </FormRow>
    </>
  )
}
