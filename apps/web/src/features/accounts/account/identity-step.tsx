import { Button } from '@mantine/core'
import { required } from '@praxis/domain/validation/rule'
import { type ReactNode, useState } from 'react'
import { Form } from '../../../ui/forms/form'
import { PasswordField } from '../../../ui/forms/password-field'
import { TextField } from '../../../ui/forms/text-field'
import { useForm } from '../../../ui/forms/use-form'
import { Dialog } from '../../../ui/overlays/dialog'
import classes from './account-cards.module.css'

interface ProofOfIdentity {
  readonly password: string
  readonly code?: string
}

interface IdentityStepProps {
  readonly title: string
  readonly text: ReactNode
  readonly confirmLabel: string
  readonly isDanger?: boolean
  /** Two-factor sign-in is on, so the password alone proves too little. */
  readonly asksForCode?: boolean
  /** Throws when the password or the code is wrong. */
  readonly onProof: (proof: ProofOfIdentity) => Promise<unknown>
  readonly onClose: () => void
}

/** Before something that concerns the account's safety, people prove once more who they are, as when they sign in. */
export function IdentityStep({
  title,
  text,
  confirmLabel,
  isDanger,
  asksForCode = false,
  onProof,
  onClose,
}: IdentityStepProps) {
  const [usesRecoveryCode, setUsesRecoveryCode] = useState(false)
  const codeLabel = usesRecoveryCode ? 'Recovery code' : 'Code'
  const form = useForm({
    initialValues: { password: '', code: '' },
    rules: () => ({ password: required('Password'), ...(asksForCode && { code: required(codeLabel) }) }),
    onSave: ({ password, code }) => onProof({ password, ...(asksForCode && { code: code.trim() }) }),
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      width="narrow"
      actions={
        <>
          <Button variant="default" onClick={onClose} disabled={form.isSaving}>
            Cancel
          </Button>
          <Button variant={isDanger ? 'danger' : 'filled'} loading={form.isSaving} onClick={() => void form.save()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Form form={form} label={title}>
        <p className={classes.text}>{text}</p>
        <PasswordField {...form.field('password')} label="Password" autoComplete="current-password" autoFocus />
        {asksForCode && (
          <div className={classes.code}>
            <TextField
              {...form.field('code')}
              label={codeLabel}
              hint={usesRecoveryCode ? 'Each one works once' : 'From your authenticator app'}
              autoComplete="one-time-code"
              inputMode={usesRecoveryCode ? 'text' : 'numeric'}
            />
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => {
                setUsesRecoveryCode(!usesRecoveryCode)
                form.setValue('code', '')
              }}
            >
              {usesRecoveryCode ? 'Use the authenticator app' : 'Use a recovery code'}
            </Button>
          </div>
        )}
      </Form>
    </Dialog>
  )
}
