import { Button } from '@mantine/core'
import { required } from '@praxis/domain/validation/rule'
import type { ReactNode } from 'react'
import { Form } from '../../../ui/forms/form'
import { PasswordField } from '../../../ui/forms/password-field'
import { useForm } from '../../../ui/forms/use-form'
import { Dialog } from '../../../ui/overlays/dialog'
import classes from './account-cards.module.css'

interface PasswordStepProps {
  readonly title: string
  readonly text: ReactNode
  readonly confirmLabel: string
  readonly isDanger?: boolean
  /** Throws when the password is wrong. */
  readonly onPassword: (password: string) => Promise<unknown>
  readonly onClose: () => void
}

/** Before something that concerns the account's safety, the password is asked for once more. */
export function PasswordStep({ title, text, confirmLabel, isDanger, onPassword, onClose }: PasswordStepProps) {
  const form = useForm({
    initialValues: { password: '' },
    rules: { password: required('Password') },
    onSave: ({ password }) => onPassword(password),
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
      </Form>
    </Dialog>
  )
}
