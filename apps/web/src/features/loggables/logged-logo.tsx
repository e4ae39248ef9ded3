import { IconTargetArrow, IconUser } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Text } from '../../ui/layout/box'
import { Logo } from '../../ui/people/logo'
import { ProjectLogo } from '../projects/project-logo'
import classes from './logged-logo.module.css'
import type { Logged } from './submission-words'

interface LoggedLogoProps {
  readonly of: Logged
  readonly size?: 'xs' | 'sm'
}

/** The logo of what time was logged on: the project's or the client's, or the mark of an opportunity or one's own work. */
export function LoggedLogo({ of: { project, opportunity, client }, size = 'sm' }: LoggedLogoProps) {
  if (opportunity) return <OpportunityMark size={size} />
  if (project) return <ProjectLogo project={{ client }} size={size} />
  if (client) return <Logo name={client.name} image={client.logoImage} colourKey={client.id} size={size} />
  return (
    <Mark size={size}>
      <IconUser size={size === 'xs' ? 12 : 16} stroke={1.75} />
    </Mark>
  )
}

/** An opportunity is told from the client's projects by a mark of its own. */
export function OpportunityMark({ size }: { size: 'xs' | 'sm' }) {
  return (
    <Mark size={size}>
      <IconTargetArrow size={size === 'xs' ? 12 : 16} stroke={1.75} />
    </Mark>
  )
}

function Mark({ size, children }: { size: 'xs' | 'sm'; children: ReactNode }) {
  return (
    <Text rigid tone="third" className={classes.mark} data-size={size} aria-hidden>
      {children}
    </Text>
  )
}
