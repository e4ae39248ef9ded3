import { Button } from '@mantine/core'
import { required } from '@praxis/domain/validation/rule'
import { type ReactNode, useId, useState } from 'react'
import { Form } from '../../../ui/forms/form'
import { PasswordField } from '../../../ui/forms/password-field'
import { TextField } from '../../../ui/forms/text-field'
import { useForm } from '../../../ui/forms/use-form'
import { Stack } from '../../../ui/layout/box'
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

type CodeSource = 'app' | 'recovery'

const CODE_FIELDS = {
  app: {
    label: 'Code',
    hint: 'From your authenticator app',
    inputMode: 'numeric',
    otherwise: 'Use a recovery code',
  },
  recovery: {
    label: 'Recovery code',
    hint: 'Each one works once',
    inputMode: 'text',
    otherwise: 'Use the authenticator app',
  },
} as const

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
  const formId = useId()
  /** The chosen source of the code; undefined until somebody chooses one, and then the keyboard goes to the field. */
  const [chosen, setChosen] = useState<CodeSource>()
  const source = chosen ?? 'app'
  const codeField = CODE_FIELDS[source]
  const form = useForm({
    initialValues: { password: '', code: '' },
    rules: () => ({ password: required('Password'), ...(asksForCode && { code: required(codeField.label) }) }),
    onSave: ({ password, code }) => onProof({ password, ...(asksForCode && { code: code.trim() }) }),
    fieldOfReason: { wrongPassword: 'password', invalidSecondFactor: 'code' },
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
          <Button variant={isDanger ? 'danger' : 'filled'} type="submit" form={formId} loading={form.isSaving}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} label={title}>
        <p className={classes.text}>{text}</p>
        <PasswordField {...form.field('password')} label="Password" autoComplete="current-password" autoFocus />
        {asksForCode && (
          <Stack className={classes.code} gap={2} align="start">
            <TextField
              key={source}
              {...form.field('code')}
              label={codeField.label}
              hint={codeField.hint}
              autoComplete="one-time-code"
              inputMode={codeField.inputMode}
              autoFocus={chosen !== undefined}
            />
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => {
                setChosen(source === 'app' ? 'recovery' : 'app')
                form.setValue('code', '')
              }}
            >
              {codeField.otherwise}
            </Button>
          </Stack>
        )}
      </Form>
    </Dialog>
  )
}
