import type { DateRange } from '@praxis/domain/calendar/date-range'
import { useQuery } from '@tanstack/react-query'
import { Text } from '../../../ui/layout/box'
import { CardRow } from '../../../ui/layout/card-row'
import { Logo } from '../../../ui/people/logo'
import { ownPlanningQuery } from '../planning.queries'
import classes from './teammates.module.css'
import { teamsOf } from './teammates-of'

/** Who else works on the same as the reader; nothing while nobody does. */
export function Teammates({ range }: { range: DateRange }) {
  const { data } = useQuery(ownPlanningQuery(range))
  const teams = data ? teamsOf(data) : []
  if (teams.length === 0) return null
  return (
    <section className={classes.teams} aria-label="Who else works on the same">
      <Text as="h2" size={13} weight="semi" className={classes.title}>
        Who else works on the same
      </Text>
      <ul>
        {teams.map(({ target, others }) => (
          <CardRow
            key={target.id}
            picture={<Logo name={target.name} image={target.imageURL} colourKey={target.id} />}
            name={<span>{target.name}</span>}
            second={others.map(({ name, role }) => `${name}, ${role}`).join(' · ')}
          />
        ))}
      </ul>
    </section>
  )
}
