import { Button } from '@mantine/core'
import { IconShieldCheck } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Chip } from '../../../ui/chips/chip'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { Row } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { meQuery } from '../accounts.queries'
import { useDisableSecondFactor, useRenewRecoveryCodes } from '../own-account.mutations'
import classes from './account-cards.module.css'
import { EnableSecondFactorDialog } from './enable-second-factor-dialog'
import { IdentityStep } from './identity-step'
import { RecoveryCodesDialog } from './recovery-codes-dialog'

type Open = 'enable' | 'disable' | 'renew' | undefined

const codesText = (count: number): string => (count === 1 ? '1 recovery code left' : `${count} recovery codes left`)

export function SecondFactorCard() {
  const {
    data: { secondFactor },
  } = useSuspenseQuery(meQuery)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <Card
      title="Two-factor sign-in"
      actions={
        secondFactor.isEnabled && (
          <Chip tone="success" icon={IconShieldCheck}>
            On
          </Chip>
        )
      }
    >
      <Row gap={2} wrap>
        <p className={`${classes.words} ${classes.text}`}>
          {secondFactor.isEnabled
            ? `You sign in with your password and a code from your authenticator app. ${codesText(secondFactor.recoveryCodesLeft)}.`
            : 'Protect your account with a code from an authenticator app as well as your password.'}
        </p>
        {secondFactor.isEnabled ? (
          <>
            <Button variant="default" onClick={() => setOpen('renew')}>
              New recovery codes
            </Button>
            <Button variant="deny" onClick={() => setOpen('disable')}>
              Turn off
            </Button>
          </>
        ) : (
          <Button onClick={() => setOpen('enable')}>Turn on</Button>
        )}
      </Row>
      {open === 'enable' && <EnableSecondFactorDialog onClose={close} />}
      {open === 'disable' && <DisableSecondFactorDialog onClose={close} />}
      {open === 'renew' && <RenewRecoveryCodesDialog onClose={close} />}
    </Card>
  )
}

function RenewRecoveryCodesDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync: renew } = useRenewRecoveryCodes()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodesDialog title="New recovery codes" codes={codes} onClose={onClose} />
  return (
    <IdentityStep
      title="New recovery codes"
      text="Your current codes will stop working."
      confirmLabel="Generate new codes"
      asksForCode
      onProof={async (proof) => setCodes((await renew(proof)).recoveryCodes)}
      onClose={onClose}
    />
  )
}

function DisableSecondFactorDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync: disable } = useDisableSecondFactor()
  return (
    <IdentityStep
      title="Turn off two-factor sign-in?"
      text="You’ll sign in with your password alone, and your recovery codes will stop working."
      confirmLabel="Turn off"
      isDanger
      asksForCode
      onProof={async (proof) => {
        await disable(proof)
        showSuccess('Two-factor sign-in is off')
        onClose()
      }}
      onClose={onClose}
    />
  )
}
