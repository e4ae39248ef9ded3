import { Button } from '@mantine/core'
import type { Portal } from '@praxis/contract/portals/project-portals'
import { password as strongPassword } from '@praxis/domain/validation/password-rules'
import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { copyText } from '../../../ui/clipboard/copy-text'
import { showError, showSuccess } from '../../../ui/feedback/snackbar'
import { FormDialog } from '../../../ui/forms/form-dialog'
import { PasswordField } from '../../../ui/forms/password-field'
import { useForm } from '../../../ui/forms/use-form'
import { icon } from '../../../ui/icon'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { Dialog } from '../../../ui/overlays/dialog'
import classes from '../portals.module.css'
import { useSetPortalPassword } from '../project-portals.mutations'
import type { PortalIds } from '../project-portals.queries'

interface PasswordDialogProps {
  readonly ids: PortalIds
  readonly portal: Portal
  readonly onClose: () => void
}

/** Sets the password of a portal, and shows it this once. */
export function PasswordDialog({ ids, portal, onClose }: PasswordDialogProps) {
  const [set, setSet] = useState<string>()
  return set === undefined ? (
    <SetPassword ids={ids} portal={portal} onClose={onClose} onSet={setSet} />
  ) : (
    <ShownPassword password={set} onClose={onClose} />
  )
}

function SetPassword({ ids, portal, onClose, onSet }: PasswordDialogProps & { onSet: (password: string) => void }) {
  const { mutateAsync: setPassword } = useSetPortalPassword(ids)
  const isRenewed = portal.passwordSetAt !== null
  const form = useForm({
    initialValues: { password: '' },
    rules: { password: strongPassword },
    onSave: async ({ password }) => {
      const answer = await setPassword(password === '' ? undefined : password)
      onSet(answer.password)
    },
  })
  return (
    <FormDialog
      title={isRenewed ? 'Renew the password' : 'Set a password'}
      form={form}
      saveLabel={isRenewed ? 'Renew password' : 'Set password'}
      danger={isRenewed}
      onClose={onClose}
      width="narrow"
    >
      <Text as="p" tone="second">
        {isRenewed
          ? 'Everyone who is in with the present password is out at once and needs the new one.'
          : 'Everyone you list as a visitor comes in with this password and their e-mail address.'}
      </Text>
      <PasswordField
        {...form.field('password')}
        label="Password of your own"
        hint="Leave it empty for one that nobody guesses"
        autoComplete="new-password"
        autoFocus
      />
    </FormDialog>
  )
}

function ShownPassword({ password, onClose }: { password: string; onClose: () => void }) {
  const copy = async () => {
    if (await copyText(password)) showSuccess('Password copied')
    else showError('Your browser doesn’t allow copying. Select the password and copy it yourself.')
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title="The portal’s password"
      width="narrow"
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <Stack gap={4}>
        <Text as="p" tone="second">
          It is shown only now. Give it to your visitors on the phone or in person: invitations carry the address, never
          the password.
        </Text>
        <Row gap={2} align="stretch">
          <input className={classes.address} readOnly value={password} aria-label="Password" data-secret />
          <Button variant="default" leftSection={<IconCopy {...icon} />} onClick={() => void copy()}>
            Copy
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
