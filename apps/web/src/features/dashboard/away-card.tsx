import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { Card } from '../../ui/layout/card'
import { CardNote, CardRow } from '../../ui/layout/card-row'
import { Arriving } from '../../ui/layout/card-stack'
import { Face } from '../../ui/people/face'
import { awaitingAbsencesQuery } from '../absences/absences.queries'
import { EmployeeLink } from '../people/employee-link'
import { useReadersTimeZone, useToday } from '../reader/readers-time'
import { awayDaysText } from './absence-words'

const TEAM = '/employments/$companyDomain/absences/team'
const MOST_SHOWN = 6

/** Who of the reader's team is away this week; absent until it is known. */
export function AwayCard() {
  const { company } = useWorkspaceViewer()
  const today = useToday(useReadersTimeZone())
  const { data, isPending } = useQuery(awaitingAbsencesQuery)
  if (isPending) return <Arriving />
  if (!data) return null
  const { awayThisWeek: away } = data
  const more = away.length - MOST_SHOWN
  return (
    <Card
      title="Away this week"
      count={away.length}
      actions={
        <Link to={TEAM} params={{ companyDomain: company.domain }}>
          {more > 0 ? `${more} more in team calendar` : 'Team calendar'}
        </Link>
      }
      flush
    >
      {away.length === 0 ? (
        <CardNote>Everyone in your team is here this week.</CardNote>
      ) : (
        <ul>
          {away.slice(0, MOST_SHOWN).map(({ employee, times }) => (
            <CardRow
              key={employee.id}
              picture={<Face person={employee} decorative />}
              name={<EmployeeLink id={employee.id}>{employee.displayName}</EmployeeLink>}
              second={awayDaysText(times, today)}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}
