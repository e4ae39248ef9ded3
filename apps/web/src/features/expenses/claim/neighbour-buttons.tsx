import { ActionIcon } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { icon } from '../../../ui/icon'
import classes from './claim.module.css'
import type { ClaimOpening } from './claim-opening'

/** The ways to the claims above and below in the list. */
export function NeighbourButtons({ onOpen, previousID, nextID }: ClaimOpening) {
  const way = (label: string, id: string | undefined, Icon: typeof IconChevronUp) => (
    <ActionIcon aria-label={label} title={label} disabled={id === undefined} onClick={() => id && onOpen(id)}>
      <Icon {...icon} />
    </ActionIcon>
  )
  return (
    <span className={classes.onDesktop}>
      {way('Previous claim', previousID, IconChevronUp)}
      {way('Next claim', nextID, IconChevronDown)}
    </span>
  )
}
