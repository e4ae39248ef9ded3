import { VisuallyHidden } from '@mantine/core'
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react'
import classes from './margin-trend.module.css'

interface MarginTrendProps {
  /** How far the margin is above the planned one; null while there is nothing to compare. */
  readonly points: number | null
  /** Shows the difference beside the arrow; otherwise only screen readers are told. */
  readonly inWords?: boolean
}

const icon = { size: 14, stroke: 2, 'aria-hidden': true }

/** Whether a margin is above or below its plan. */
export function MarginTrend({ points, inWords = false }: MarginTrendProps) {
  if (points === null) return inWords ? 'Nothing to compare yet' : null
  if (points === 0) return inWords ? 'As planned' : null
  const words = `${Math.abs(points)} points ${points > 0 ? 'above' : 'below'} plan`
  return (
    <span className={classes.trend} data-below={points < 0 || undefined} title={inWords ? undefined : words}>
      {points > 0 ? <IconArrowUpRight {...icon} /> : <IconArrowDownRight {...icon} />}
      {inWords ? words : <VisuallyHidden>{words}</VisuallyHidden>}
    </span>
  )
}
