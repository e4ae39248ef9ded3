import { UnstyledButton } from '@mantine/core'
import type { Client } from '@praxis/contract/clients/clients'
import { IconCamera } from '@tabler/icons-react'
import { useState } from 'react'
import { ImageUploadDialog } from '../../../ui/files/image-upload-dialog'
import { Logo } from '../../../ui/people/logo'
import { useSetClientLogo } from '../clients.mutations'
import classes from './client-head.module.css'

/** The logo; whoever may edit the client changes it by a press. */
export function ClientLogo({ client: { id, details, can } }: { client: Client }) {
  const [isChoosing, setIsChoosing] = useState(false)
  const logo = <Logo name={details.name} image={details.logoImage} colourKey={id} size="lg" />
  if (!can.edit) return logo
  return (
    <>
      <UnstyledButton className={classes.logo} aria-label="Change logo" onClick={() => setIsChoosing(true)}>
        {logo}
        <span className={classes.camera} aria-hidden>
          <IconCamera size={18} stroke={1.75} />
        </span>
      </UnstyledButton>
      <ClientLogoDialog id={id} opened={isChoosing} onClose={() => setIsChoosing(false)} />
    </>
  )
}

interface ClientLogoDialogProps {
  readonly id: string
  readonly opened: boolean
  readonly onClose: () => void
}

export function ClientLogoDialog({ id, opened, onClose }: ClientLogoDialogProps) {
  const { mutateAsync: setLogo } = useSetClientLogo(id)
  return <ImageUploadDialog title="Logo" opened={opened} onClose={onClose} onSave={(image) => setLogo(image)} />
}
