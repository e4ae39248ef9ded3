import { Button } from '@mantine/core'
import type { BankAccount } from '@praxis/contract/company/bank-account'
import type { MaskedBankAccount } from '@praxis/contract/payments/bank-accounts'
import { IconEye, IconEyeOff, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { attempt } from '../../ui/feedback/attempt'
import { icon } from '../../ui/icon'
import { Row } from '../../ui/layout/box'
import { Card } from '../../ui/layout/card'
import { CardNote } from '../../ui/layout/card-row'
import { DetailsList, DetailsRow } from '../../ui/layout/details-list'
import { ErrorState } from '../../ui/lists/list-states'
import { Skeleton } from '../../ui/lists/skeleton'
import { ActionMenu } from '../../ui/menus/action-menu'
import { ConfirmChangeDialog } from '../../ui/overlays/confirm-change-dialog'
import { bankAccountLabels } from '../settings/bank-account-fields'
import { bankAccountNames } from '../settings/bank-account-values'
import classes from './bank-account-card.module.css'
import { BankAccountDialog } from './bank-account-dialog'
import { useDeleteBankAccount, useRevealBankAccount } from './bank-accounts.mutations'
import { bankAccountQuery } from './bank-accounts.queries'

/** The account that somebody is paid to, for themselves and for those who pay; nothing for others. */
export function BankAccountCard({ employeeID }: { employeeID: string }) {
  const { company, employee, capabilities } = useWorkspaceViewer()
  const isOwn = employeeID === employee.id
  const isShown = company.features.has('expense') && (isOwn || capabilities.has('canProcessPayments'))
  return isShown ? <AccountOf employeeID={employeeID} isOwn={isOwn} /> : null
}

interface AccountProps {
  readonly employeeID: string
  readonly isOwn: boolean
}

function AccountOf({ employeeID, isOwn }: AccountProps) {
  const { impersonation } = useWorkspaceViewer()
  const { data, error, refetch } = useQuery(bankAccountQuery(employeeID))
  const [dialog, open] = useState<'edit' | 'remove'>()
  const { mutateAsync: remove } = useDeleteBankAccount(employeeID)
  const account = data?.account
  const mayChange = isOwn && impersonation === undefined
  const close = () => open(undefined)
  return (
    <Card
      title="Bank account"
      note={isOwn ? 'where expenses are paid back to' : undefined}
      flush
      actions={
        mayChange &&
        data &&
        (account ? (
          <ActionMenu
            label="Actions for the bank account"
            actions={[
              { label: 'Replace…', icon: <IconPencil {...icon} />, onSelect: () => open('edit') },
              { label: 'Remove…', icon: <IconTrash {...icon} />, danger: true, onSelect: () => open('remove') },
            ]}
          />
        ) : (
          <Button variant="default" size="compact-sm" leftSection={<IconPlus {...icon} />} onClick={() => open('edit')}>
            Add bank account
          </Button>
        ))
      }
    >
      {error && !data && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
      {data && !account && (
        <CardNote>
          {isOwn ? 'No bank account yet. Add one to be paid back.' : 'They haven’t added a bank account.'}
        </CardNote>
      )}
      {account && <Numbers key={account.version} employeeID={employeeID} account={account} />}
      {dialog === 'edit' && <BankAccountDialog employeeID={employeeID} version={account?.version} onClose={close} />}
      {dialog === 'remove' && (
        <ConfirmChangeDialog
          opened
          onClose={close}
          title="Remove your bank account?"
          confirmLabel="Remove bank account"
          danger
          onChange={() => remove()}
          done="Bank account removed"
        >
          Your expenses can’t be paid to your bank until you add another. This can’t be undone.
        </ConfirmChangeDialog>
      )}
    </Card>
  )
}

/** The account with its numbers masked, until somebody looks at them. */
function Numbers({ employeeID, account }: { employeeID: string; account: MaskedBankAccount }) {
  const { impersonation } = useWorkspaceViewer()
  const { mutateAsync: reveal, isPending } = useRevealBankAccount(employeeID)
  const [seen, setSeen] = useState<BankAccount>()
  const shown = seen ?? account
  const look = () => (seen ? setSeen(undefined) : void attempt(reveal().then(setSeen)))
  return (
    <div className={classes.numbers}>
      <DetailsList>
        {bankAccountNames
          .filter((name) => shown[name] !== '')
          .map((name) => (
            <DetailsRow key={name} label={bankAccountLabels[name]}>
              {shown[name]}
            </DetailsRow>
          ))}
      </DetailsList>
      {!impersonation && (
        <Row gap={2} className={classes.look}>
          <Button
            variant="default"
            size="compact-sm"
            loading={isPending}
            leftSection={seen ? <IconEyeOff {...icon} /> : <IconEye {...icon} />}
            onClick={() => void look()}
          >
            {seen ? 'Hide numbers' : 'Show numbers'}
          </Button>
        </Row>
      )}
    </div>
  )
}
