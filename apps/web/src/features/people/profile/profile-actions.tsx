import { Button } from '@mantine/core'
import type { Employee } from '@praxis/contract/people/employees'
import { IconEye, IconHistory, IconLink, IconUserCheck, IconUserOff } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { copyText } from '../../../ui/clipboard/copy-text'
import { attempt } from '../../../ui/feedback/attempt'
import { showError, showSuccess } from '../../../ui/feedback/snackbar'
import { icon } from '../../../ui/icon'
import { ActionMenu, type MenuAction } from '../../../ui/menus/action-menu'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { useStartImpersonation } from '../../workspaces/impersonation.mutations'
import { useInvitationActions, WithdrawDialog } from '../list/pending-actions'
import { useReactivateEmployee } from '../people.mutations'
import { DeactivateDialog, hasEnded, ReactivateDialog } from './employment-dialogs'

interface HistoryOfEmployee {
  readonly employee: Employee
  readonly onHistory: () => void
}

interface ProfileActionsProps extends HistoryOfEmployee {
  /** What the person has to hand over before they leave. */
  readonly leaves: ReactNode
}

export function ProfileActions({ employee, leaves, onHistory }: ProfileActionsProps) {
  const { can, nanoPath, company, invitation } = employee
  const [asks, setAsks] = useState<'impersonate' | 'deactivate' | 'reactivate'>()
  const close = () => setAsks(undefined)

  const copyLink = async () => {
    const link = `${location.origin}/employments/${encodeURIComponent(company.domain)}/employees/${nanoPath}`
    if (await copyText(link)) showSuccess('Profile link copied')
    else showError(`Copy this link: ${link}`)
  }

  return (
    <>
      {can.impersonate && (
        <Button variant="default" leftSection={<IconEye {...icon} />} onClick={() => setAsks('impersonate')}>
          Impersonate
        </Button>
      )}
      <Button variant="default" leftSection={<IconLink {...icon} />} onClick={() => void copyLink()}>
        Profile link
      </Button>
      {invitation ? (
        <InvitedMenu employee={employee} onHistory={onHistory} />
      ) : (
        <EmployeeMenu employee={employee} onHistory={onHistory} onAsk={setAsks} />
      )}
      <ImpersonateDialog employee={employee} opened={asks === 'impersonate'} onClose={close} />
      {asks === 'deactivate' && <DeactivateDialog employee={employee} leaves={leaves} onClose={close} />}
      {asks === 'reactivate' && <ReactivateDialog employee={employee} onClose={close} />}
    </>
  )
}

const moreOptions = ({ displayName }: Employee): string => `More options for ${displayName}`

const historyAction = (onHistory: () => void): MenuAction => ({
  label: 'History',
  icon: <IconHistory {...icon} />,
  onSelect: onHistory,
})

interface EmployeeMenuProps extends HistoryOfEmployee {
  readonly onAsk: (question: 'deactivate' | 'reactivate') => void
}

function EmployeeMenu({ employee, onHistory, onAsk }: EmployeeMenuProps) {
  const { can, id, displayName } = employee
  const { mutateAsync: reactivate } = useReactivateEmployee()
  const actions: MenuAction[] = can.readHistory ? [historyAction(onHistory)] : []
  if (can.deactivate)
    actions.push({
      label: 'Deactivate…',
      icon: <IconUserOff {...icon} />,
      danger: true,
      onSelect: () => onAsk('deactivate'),
    })
  if (can.reactivate)
    actions.push({
      label: hasEnded(employee) ? 'Reactivate…' : 'Reactivate',
      icon: <IconUserCheck {...icon} />,
      onSelect: () =>
        hasEnded(employee) ? onAsk('reactivate') : void attempt(reactivate({ id }), `${displayName} is active again`),
    })
  return <ActionMenu label={moreOptions(employee)} actions={actions} framed />
}

function InvitedMenu({ employee, onHistory }: HistoryOfEmployee) {
  const navigate = useNavigate()
  const [isWithdrawing, setIsWithdrawing] = useState(false)
  const { id, can, company, invitation = { id: '', email: '', expiresAt: '', isExpired: false } } = employee
  const invited = { id, invitation }
  const ofInvitation = useInvitationActions(invited, () => setIsWithdrawing(true))
  const goToList = () =>
    navigate({
      to: '/employments/$companyDomain/employee-management/employees',
      params: { companyDomain: company.domain },
    })
  return (
    <>
      <ActionMenu
        label={moreOptions(employee)}
        framed
        actions={[...(can.readHistory ? [historyAction(onHistory)] : []), ...(can.deactivate ? ofInvitation : [])]}
      />
      <WithdrawDialog
        invited={invited}
        opened={isWithdrawing}
        onClose={() => setIsWithdrawing(false)}
        onWithdrawn={() => void goToList()}
      />
    </>
  )
}

interface AskProps {
  readonly employee: Employee
  readonly opened: boolean
  readonly onClose: () => void
}

function ImpersonateDialog({ employee: { id, displayName, company }, opened, onClose }: AskProps) {
  const navigate = useNavigate()
  const { mutateAsync: start } = useStartImpersonation(company.domain)
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={async () => {
        const hasStarted = await attempt(start(id))
        if (hasStarted) await navigate({ to: '/employments/$companyDomain', params: { companyDomain: company.domain } })
        else onClose()
      }}
      title={`View the workspace as ${displayName}?`}
      confirmLabel="Impersonate"
    >
      You see and do what they can until you stop. The history shows both of you. You can’t change permissions,
      contracts or passwords meanwhile.
    </ConfirmDialog>
  )
}
