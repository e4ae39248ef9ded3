import { Button } from '@mantine/core'
import type { CurrencyAccount } from '@praxis/contract/company/invoice-settings'
import type { Currency } from '@praxis/contract/protocol/values'
import { required } from '@praxis/domain/validation/rule'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { ChangedWhileOpen } from '../../../ui/forms/changed-while-open'
import { same } from '../../../ui/forms/draft-changes'
import { FormDialog } from '../../../ui/forms/form-dialog'
import { SelectField } from '../../../ui/forms/select-field'
import { useForm } from '../../../ui/forms/use-form'
import { Card } from '../../../ui/layout/card'
import { CardNote, CardRow } from '../../../ui/layout/card-row'
import { ActionMenu } from '../../../ui/menus/action-menu'
import { CompanyAccountFields, companyAccountLabels, companyAccountOf, companyAccountRules } from './company-account'

interface AccountsCardProps {
  readonly accounts: readonly CurrencyAccount[]
  readonly onChange: (accounts: readonly CurrencyAccount[]) => void
}

const CURRENCIES: readonly Currency[] = ['GBP', 'USD', 'EUR', 'ZAR']

/** Accounts for invoices in other currencies; they wait for Save with the rest of the page. */
export function AccountsCard({ accounts, onChange }: AccountsCardProps) {
  const [edited, setEdited] = useState<CurrencyAccount | 'new'>()
  const free = CURRENCIES.filter((currency) => accounts.every((account) => account.currency !== currency))
  /** The account that is edited, as it is by now: somebody else may have saved it, or taken it away. */
  const saved = edited !== 'new' && accounts.find(({ currency }) => currency === edited?.currency)
  const others = accounts.filter((account) => account !== saved)
  return (
    <Card
      title="Accounts in other currencies"
      note="instead of the account above"
      flush
      actions={
        free.length > 0 && (
          <Button size="xs" variant="default" leftSection={<IconPlus size={14} />} onClick={() => setEdited('new')}>
            Add account
          </Button>
        )
      }
    >
      {accounts.length === 0 && <CardNote>None: every invoice names the account above.</CardNote>}
      <ul aria-label="Accounts in other currencies">
        {accounts.map((account) => (
          <CardRow
            key={account.currency}
            name={account.currency}
            second={
              account.iban ||
              [account.sortCode || account.routingNumber, account.accountNumber].filter(Boolean).join(' ')
            }
            end={
              <ActionMenu
                label={`Actions for the ${account.currency} account`}
                actions={[
                  { label: 'Edit', icon: <IconPencil size={16} stroke={1.75} />, onSelect: () => setEdited(account) },
                  {
                    label: 'Remove',
                    icon: <IconTrash size={16} stroke={1.75} />,
                    danger: true,
                    onSelect: () => onChange(accounts.filter((each) => each !== account)),
                  },
                ]}
              />
            }
          />
        ))}
      </ul>
      {edited && (
        <AccountDialog
          account={edited === 'new' ? undefined : edited}
          saved={saved || undefined}
          currencies={edited === 'new' ? free : [edited.currency, ...free]}
          onClose={() => setEdited(undefined)}
          onTake={(account) => onChange([...others, account])}
        />
      )}
    </Card>
  )
}

interface AccountDialogProps {
  /** As the dialog was opened with it; none for a new one. */
  readonly account: CurrencyAccount | undefined
  /** As it is saved by now. */
  readonly saved: CurrencyAccount | undefined
  /** Those that have no account yet. */
  readonly currencies: readonly Currency[]
  readonly onClose: () => void
  readonly onTake: (account: CurrencyAccount) => void
}

type AccountValues = Omit<CurrencyAccount, 'currency'> & { readonly currency: Currency | null }

const NOTHING: AccountValues = {
  currency: null,
  accountName: '',
  sortCode: '',
  accountNumber: '',
  routingNumber: '',
  iban: '',
  bic: '',
}
const NO_NUMBER = 'Enter an account number or an IBAN'

const rules = (values: AccountValues) => ({
  ...companyAccountRules(values),
  ...(values.iban.trim() === '' && values.accountNumber.trim() === '' && { iban: () => NO_NUMBER }),
  currency: required('Currency'),
})

function AccountDialog({ account, saved, currencies, onClose, onTake }: AccountDialogProps) {
  const form = useForm<AccountValues>({
    draft: `settings/invoices/account/${account?.currency ?? 'new'}`,
    isOfRecord: account !== undefined,
    initialValues: account ?? NOTHING,
    rules,
    onSave: ({ currency, ...values }) => {
      if (currency) onTake({ currency, ...companyAccountOf(values) })
      onClose()
    },
  })
  return (
    <FormDialog
      title={account ? `Account in ${account.currency}` : 'Add account'}
      form={form}
      saveLabel={account ? 'Change account' : 'Add account'}
      onClose={onClose}
      width="narrow"
    >
      {account && saved && !same(account, saved) && (
        <ChangedWhileOpen noun="account" before={account} after={saved} labels={companyAccountLabels} />
      )}
      <SelectField
        {...form.field('currency')}
        label="Currency"
        options={currencies.map((value) => ({ value, label: value }))}
        onChange={(value) => form.setValue('currency', currencies.find((each) => each === value) ?? null)}
      />
      <CompanyAccountFields form={form} />
    </FormDialog>
  )
}
