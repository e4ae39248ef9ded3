import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { ProgressBar } from '../../../ui/figures/progress-bar'
import { Grid, Row, Text } from '../../../ui/layout/box'
import classes from './team.module.css'
import type { Utilised } from './team-groups'

interface UtilisationProps {
  /** The person's name, for screen readers. */
  readonly name: string
  /** The utilisation as a fraction; null when nothing was contracted yet. */
  readonly share: number | null
  readonly alert?: Utilised | undefined
}

/** The share at which a bar is full: bars go on past contracted time. */
const FULL_BAR = 1.3

export const percentText = (share: number): string => `${Math.round(share * 100)}%`

/** How much of the contracted time was logged, with a word where it is too much or too little. */
export function Utilisation({ name, share, alert }: UtilisationProps) {
  if (share === null && alert === undefined)
    return (
      <Text tone="third" title="No full working day yet">
        –
      </Text>
    )
  return (
    <Grid as="span" gap={1} className={classes.utilisation}>
      <Row as="span" gap={2} align="stretch" justify="between" figures>
        {share === null ? '–' : percentText(share)}
        {alert && (
          <Row as="span" className={classes.alert} gap="hair" inline tone="warning" size={12} data-alert={alert}>
            {alert === 'over' ? <IconArrowUp size={14} aria-hidden /> : <IconArrowDown size={14} aria-hidden />}
            {alert}
          </Row>
        )}
      </Row>
      <ProgressBar
        label={`Utilisation of ${name}`}
        share={share ?? 1}
        upTo={FULL_BAR}
        tone={alert === 'over' ? 'error' : alert === 'under' ? 'neutral' : 'accent'}
      />
    </Grid>
  )
}
