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
  const { mutateAsync: setLogo } = useSetClientLogo(id)
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
      <ImageUploadDialog title="Logo" opened={isChoosing} onClose={() => setIsChoosing(false)} onSave={setLogo} />
    </>
  )
}
