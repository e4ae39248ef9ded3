import { formatDuration } from '@praxis/domain/durations/duration'
import type { CSSProperties } from 'react'
import { Card } from '../../../ui/layout/card'
import { categoryOf, categorySolid } from '../../../ui/people/category-colour'
import { titleOfLogged } from '../submission-words'
import classes from './by-project-card.module.css'
import type { WeekOfTime } from './week-of-time'

interface ProjectShare {
  readonly key: string
  readonly title: string
  readonly seconds: number
  readonly colour: string
}

const PERSONAL = 'personal'

/** Time of the week by what it was for, the most first; what is denied is left out, what runs is not. */
function timeByProject({ submissions, running }: WeekOfTime): ProjectShare[] {
  const shares = new Map<string, ProjectShare>()
  const add = (id: string | undefined, title: string, seconds: number) => {
    const key = id ?? PERSONAL
    const colour = id === undefined ? 'var(--text-3)' : categorySolid(categoryOf(id))
    shares.set(key, { key, title, colour, seconds: (shares.get(key)?.seconds ?? 0) + seconds })
  }
  for (const submission of submissions)
    if (submission.request.state !== 'denied')
      add(submission.project?.id ?? submission.client?.id, titleOfLogged(submission), submission.duration)
  for (const { timer, seconds } of running) add(timer.project?.id, titleOfLogged(timer), seconds)
  return [...shares.values()].sort((one, other) => other.seconds - one.seconds)
}

type BarStyle = CSSProperties & { '--share': string; '--colour': string }

export function ByProjectCard({ week }: { week: WeekOfTime }) {
  const shares = timeByProject(week)
  const whole = shares.reduce((sum, { seconds }) => sum + seconds, 0)
  if (whole === 0) return null
  return (
    <Card title="By project" actions={<span className={classes.note}>this week</span>}>
      <ul className={classes.list}>
        {shares.map(({ key, title, seconds, colour }) => (
          <li key={key}>
            <span className={classes.title}>{title}</span>
            <span className={classes.time}>{formatDuration(seconds)}</span>
            <span
              className={classes.bar}
              aria-hidden
              style={{ '--share': `${(seconds / whole) * 100}%`, '--colour': colour } as BarStyle}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
