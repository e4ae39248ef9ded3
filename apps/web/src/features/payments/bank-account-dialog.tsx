import { showSuccess } from '../../ui/feedback/snackbar'
import { FormDialog } from '../../ui/forms/form-dialog'
import { useForm } from '../../ui/forms/use-form'
import { Text } from '../../ui/layout/box'
import { BankAccountFields } from '../settings/bank-account-fields'
import { type BankAccountValues, bankAccountOf, bankAccountRules } from '../settings/bank-account-values'
import { useUpdateBankAccount } from './bank-accounts.mutations'

interface BankAccountDialogProps {
  readonly employeeID: string
  /** The version of the account that is replaced, if there is one. */
  readonly version: number | undefined
  readonly onClose: () => void
}

const NOTHING: BankAccountValues = { accountName: '', sortCode: '', accountNumber: '', iban: '', bic: '' }
const NO_NUMBER = 'Enter a sort code and account number, or an IBAN'

const rules = (values: BankAccountValues) => {
  const hasNumber = values.sortCode.trim() !== '' || values.accountNumber.trim() !== '' || values.iban.trim() !== ''
  const ofAccount = bankAccountRules(values)
  return hasNumber ? ofAccount : { ...ofAccount, sortCode: () => NO_NUMBER }
}

/** Sets the reader's own account, or replaces it. What is typed is kept nowhere until it is saved. */
export function BankAccountDialog({ employeeID, version, onClose }: BankAccountDialogProps) {
  const { mutateAsync: update } = useUpdateBankAccount(employeeID)
  const form = useForm({
    initialValues: NOTHING,
    rules,
    onSave: async (values) => {
      await update({ ...bankAccountOf(values), version })
      showSuccess('Bank account saved')
      onClose()
    },
  })
  return (
    <FormDialog
      title={version === undefined ? 'Add bank account' : 'Replace bank account'}
      form={form}
      saveLabel="Save"
      onClose={onClose}
      width="narrow"
    >
      <Text tone="second" size={13}>
        A sort code and account number, or an IBAN. Only you and those who process payments see it.
      </Text>
      <BankAccountFields form={form} />
    </FormDialog>
  )
}
