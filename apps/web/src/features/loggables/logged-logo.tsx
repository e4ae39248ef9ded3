import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import { IconUser } from '@tabler/icons-react'
import { Text } from '../../ui/layout/box'
import { Logo } from '../../ui/people/logo'
import { ProjectLogo } from '../projects/project-logo'
import classes from './logged-logo.module.css'

interface LoggedLogoProps {
  readonly of: Pick<TimeSheetSubmission, 'project' | 'client'>
  readonly size?: 'xs' | 'sm'
}

/** The logo of what time was logged on: the project's or the client's, or the mark of one's own work. */
export function LoggedLogo({ of: { project, client }, size = 'sm' }: LoggedLogoProps) {
  if (project) return <ProjectLogo project={{ client }} size={size} />
  if (client) return <Logo name={client.name} image={client.logoImage} colourKey={client.id} size={size} />
  return (
    <Text rigid tone="third" className={classes.personal} data-size={size} aria-hidden>
      <IconUser size={size === 'xs' ? 12 : 16} stroke={1.75} />
    </Text>
  )
}
