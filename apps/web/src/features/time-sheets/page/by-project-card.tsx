import { formatDuration } from '@praxis/domain/durations/duration'
import type { CSSProperties } from 'react'
import { Grid, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { keyOfLogged, titleOfLogged } from '../../loggables/submission-words'
import type { WeekOfTime } from '../week-of-time'
import classes from './by-project-card.module.css'

interface ProjectShare {
  readonly key: string
  readonly title: string
  readonly seconds: number
  readonly colour: string
}

/** The week's time by project, opportunity or client, the most first; denied time is left out, running time is not. */
function timeByProject({ submissions, running, shown, colours }: WeekOfTime): ProjectShare[] {
  const shares = new Map<string, ProjectShare>()
  const add = (of: Parameters<typeof titleOfLogged>[0] & { readonly id: string }) => {
    const seconds = shown.get(of.id) ?? 0
    const key = keyOfLogged(of)
    const colour = colours(of).solid
    shares.set(key, { key, title: titleOfLogged(of), colour, seconds: (shares.get(key)?.seconds ?? 0) + seconds })
  }
  for (const submission of submissions) if (submission.request.state !== 'denied') add(submission)
  for (const { timer } of running) add(timer)
  return [...shares.values()].sort((one, other) => other.seconds - one.seconds)
}

type BarStyle = CSSProperties & { '--share': string; '--colour': string }

export function ByProjectCard({ week }: { week: WeekOfTime }) {
  const shares = timeByProject(week)
  const whole = shares.reduce((sum, { seconds }) => sum + seconds, 0)
  if (whole === 0) return null
  return (
    <Card
      title="By project"
      actions={
        <Text rigid tone="third" letters={13}>
          this week
        </Text>
      }
    >
      <Grid as="ul" gap={2} className={classes.list}>
        {shares.map(({ key, title, seconds, colour }) => (
          <Grid
            as="li"
            size={12}
            style={{ gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 'var(--s1) var(--s2)' }}
            key={key}
          >
            <Text tone="second" ellipsis>
              {title}
            </Text>
            <Text weight="medium" figures>
              {formatDuration(seconds)}
            </Text>
            <span
              className={classes.bar}
              aria-hidden
              style={{ '--share': `${(seconds / whole) * 100}%`, '--colour': colour } as BarStyle}
            />
          </Grid>
        ))}
      </Grid>
    </Card>
  )
}
