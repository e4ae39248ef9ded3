import { Button } from '@mantine/core'
import { type Rule, required, unlessEmpty } from '@praxis/domain/validation/rule'
import { useState } from 'react'
import { Form } from '../../../ui/forms/form'
import { TextField } from '../../../ui/forms/text-field'
import { useForm } from '../../../ui/forms/use-form'
import { Dialog } from '../../../ui/overlays/dialog'
import { QrCode } from '../../../ui/qr-code'
import { useConfirmSecondFactor, useStartSecondFactor } from '../own-account.mutations'
import classes from './account-cards.module.css'
import { IdentityStep } from './identity-step'
import { RecoveryCodesDialog } from './recovery-codes-dialog'

interface Link {
  readonly secret: string
  readonly uri: string
}

/** Enables the second factor in three steps: the password, the app's first code, the recovery codes. */
export function EnableSecondFactorDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync: start } = useStartSecondFactor()
  const [link, setLink] = useState<Link>()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodesDialog title="Two-factor sign-in is on" codes={codes} onClose={onClose} />
  if (link) return <LinkStep link={link} onConfirmed={setCodes} onClose={onClose} />
  return (
    <IdentityStep
      title="Turn on two-factor sign-in"
      text="Enter your password to continue."
      confirmLabel="Continue"
      onProof={async (proof) => setLink(await start(proof))}
      onClose={onClose}
    />
  )
}

const sixDigits: Rule = unlessEmpty((value) =>
  /^\d{6}$/.test(String(value).replace(/\s/g, '')) ? undefined : 'Enter the six digits',
)

/** The secret in groups of four letters, which can be copied by eye. */
const inGroups = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ')

interface LinkStepProps {
  readonly link: Link
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void
  readonly onClose: () => void
}

function LinkStep({ link, onConfirmed, onClose }: LinkStepProps) {
  const { mutateAsync: confirm } = useConfirmSecondFactor()
  const form = useForm({
    initialValues: { code: '' },
    rules: { code: [required('Code'), sixDigits] },
    onSave: async ({ code }) => onConfirmed((await confirm(code.trim())).recoveryCodes),
    fieldOfReason: { invalidSecondFactor: 'code' },
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Turn on two-factor sign-in"
      width="narrow"
      actions={
        <>
          <Button variant="default" onClick={onClose} disabled={form.isSaving}>
            Cancel
          </Button>
          <Button loading={form.isSaving} onClick={() => void form.save()}>
            Turn on
          </Button>
        </>
      }
    >
      <Form form={form} label="Turn on two-factor sign-in">
        <p className={classes.text}>Scan this with an authenticator app, then enter the code it shows.</p>
        <QrCode className={classes.qr} text={link.uri} label="QR code for the authenticator app" />
        <p className={classes.text}>
          Can’t scan it? Enter this key instead: <span className={classes.secret}>{inGroups(link.secret)}</span>
        </p>
        <TextField {...form.field('code')} label="Code" autoComplete="one-time-code" inputMode="numeric" autoFocus />
      </Form>
    </Dialog>
  )
}
