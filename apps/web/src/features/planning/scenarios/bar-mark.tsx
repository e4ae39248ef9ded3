import { IconPencil, IconPlus } from '@tabler/icons-react'
import type { ScenarioMark } from './scenario-changes'
import classes from './scenarios.module.css'

/** The sign on a booking that a scenario made or changed; others have none. */
export function BarMark({ mark }: { mark: ScenarioMark | undefined }) {
  if (!mark) return null
  const Icon = mark === 'made' ? IconPlus : IconPencil
  return (
    <span className={classes.mark} aria-hidden>
      <Icon size={10} stroke={2.5} />
    </span>
  )
}
