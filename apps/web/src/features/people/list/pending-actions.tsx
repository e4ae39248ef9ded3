import type { EmployeeListItem } from '@praxis/contract/people/employees'
import { IconLink, IconSend, IconUserMinus } from '@tabler/icons-react'
import { useState } from 'react'
import { copyText } from '../../../ui/clipboard/copy-text'
import { showError, showSuccess } from '../../../ui/feedback/snackbar'
import { icon } from '../../../ui/icon'
import { ActionMenu } from '../../../ui/menus/action-menu'
import { ConfirmChangeDialog } from '../../../ui/overlays/confirm-change-dialog'
import { useInvitationLink, useResendInvitation } from '../invitations.mutations'
import { useDeactivateEmployee } from '../people.mutations'

type Invited = Pick<EmployeeListItem, 'id'> & { readonly invitation: NonNullable<EmployeeListItem['invitation']> }

/** What can be done about somebody who has not joined yet. */
export function useInvitationActions({ invitation }: Invited, onWithdraw: () => void) {
  const { mutate: resend } = useResendInvitation()
  const { mutateAsync: fetchLink } = useInvitationLink()
  const failed = (error: Error) => showError(error.message)

  const copyLink = async () => {
    const link = await fetchLink(invitation.id)
    if (await copyText(link)) showSuccess('Link copied')
    else showError(`Copy this link: ${link}`)
  }

  return [
    {
      label: 'Resend e-mail',
      icon: <IconSend {...icon} />,
      onSelect: () =>
        resend(invitation.id, {
          onSuccess: () => showSuccess(`Invitation resent to ${invitation.email}`),
          onError: failed,
        }),
    },
    { label: 'Copy link', icon: <IconLink {...icon} />, onSelect: () => void copyLink().catch(failed) },
    { label: 'Withdraw…', icon: <IconUserMinus {...icon} />, danger: true, onSelect: onWithdraw },
  ]
}

interface WithdrawDialogProps {
  readonly invited: Invited
  readonly opened: boolean
  readonly onClose: () => void
  readonly onWithdrawn?: () => void
}

export function WithdrawDialog({ invited, opened, onClose, onWithdrawn }: WithdrawDialogProps) {
  const { mutateAsync: withdraw } = useDeactivateEmployee()
  const { email } = invited.invitation
  return (
    <ConfirmChangeDialog
      opened={opened}
      onClose={onClose}
      onChange={async () => {
        await withdraw({ id: invited.id })
        onWithdrawn?.()
      }}
      done={`Invitation to ${email} withdrawn`}
      title={`Withdraw the invitation to ${email}?`}
      confirmLabel="Withdraw"
      danger
    >
      Their link will stop working. You can invite them again.
    </ConfirmChangeDialog>
  )
}

export function PendingActions({ invited }: { invited: Invited }) {
  const [isWithdrawing, setIsWithdrawing] = useState(false)
  const actions = useInvitationActions(invited, () => setIsWithdrawing(true))
  return (
    <>
      <ActionMenu label={`Actions for ${invited.invitation.email}`} actions={actions} />
      <WithdrawDialog invited={invited} opened={isWithdrawing} onClose={() => setIsWithdrawing(false)} />
    </>
  )
}
