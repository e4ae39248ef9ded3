import { Button, UnstyledButton } from '@mantine/core'
import type { Absence } from '@praxis/contract/absences/absence-shapes'
import { useState } from 'react'
import { Row } from '../../ui/layout/box'
import { ConfirmChangeDialog } from '../../ui/overlays/confirm-change-dialog'
import classes from './absence-actions.module.css'
import { nameOf, stateOf } from './absence-words'
import { useWithdrawAbsence } from './absences.mutations'
import { CancelDialog } from './cancel-dialog'
import { useLeaveOpening } from './leave-context'
import { askedAgain } from './leave-subject'

interface AbsenceActionsProps {
  readonly absence: Absence
  readonly asButtons?: boolean
  /** Called as soon as it is withdrawn: whatever shows it would ask for something that is gone. */
  readonly onWithdrawn?: () => void
}

/** What the person can do about an absence: change or withdraw, cancel, or ask again; quiet words in a row of a list. */
export function AbsenceActions({ absence, asButtons = false, onWithdrawn }: AbsenceActionsProps) {
  const { request } = useLeaveOpening()
  const [dialog, setDialog] = useState<'withdraw' | 'cancel'>()
  const { mutateAsync: withdraw } = useWithdrawAbsence()
  const { can } = absence
  const name = nameOf(absence)
  const state = stateOf(absence)
  const action = (label: string, onPress: () => void) =>
    asButtons ? (
      <Button variant="default" onClick={onPress}>
        {label}
      </Button>
    ) : (
      <UnstyledButton className={classes.action} aria-label={`${label}: ${name}`} onClick={onPress}>
        {label}
      </UnstyledButton>
    )
  const close = () => setDialog(undefined)
  return (
    <Row as="span" gap={3} justify="end" oneLine>
      {can.change && action('Change', () => request({ kind: 'change', absence }))}
      {can.withdraw && action('Withdraw', () => setDialog('withdraw'))}
      {(can.cancel || can.cancelFromDay) && action('Cancel leave', () => setDialog('cancel'))}
      {(state === 'denied' || state === 'cancelled') && action('Ask again', () => request(askedAgain(absence)))}
      {dialog === 'withdraw' && (
        <ConfirmChangeDialog
          opened
          onClose={close}
          onChange={() => {
            const withdrawn = withdraw(absence.id)
            onWithdrawn?.()
            return withdrawn
          }}
          done="Request withdrawn"
          title={`Withdraw ${name}?`}
          confirmLabel="Withdraw request"
          danger
        >
          The request is deleted, and its days are free again.
        </ConfirmChangeDialog>
      )}
      {dialog === 'cancel' && <CancelDialog absence={absence} onClose={close} />}
    </Row>
  )
}
