import type { Absence } from '@praxis/contract/absences/absence-shapes'
import { type Day, daysBetween } from '@praxis/domain/calendar/day'
import { IconSun } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { CategoryMark } from '../../ui/chips/category-mark'
import { StatusBadge } from '../../ui/chips/status-badge'
import { daysText } from '../../ui/dates/days-text'
import { Text } from '../../ui/layout/box'
import { Card } from '../../ui/layout/card'
import { CardNote } from '../../ui/layout/card-row'
import { ErrorState } from '../../ui/lists/list-states'
import { Skeleton } from '../../ui/lists/skeleton'
import { spanText } from '../absences/absence-words'
import { awaitingAbsencesQuery } from '../absences/absences.queries'
import { nextAbsenceQuery } from '../absences/next-absence.queries'
import { useReadersTimeZone, useToday } from '../reader/readers-time'
import { untilText } from './absence-words'
import classes from './dashboard-cards.module.css'

const ABSENCES = '/employments/$companyDomain/absences'
const REQUESTS = '/employments/$companyDomain/absences/requests'

/** The reader's next leave, and what they asked for that still waits. */
export function AbsencesCard() {
  const { company } = useWorkspaceViewer()
  const today = useToday(useReadersTimeZone())
  const next = useQuery(nextAbsenceQuery)
  const awaiting = useQuery(awaitingAbsencesQuery)
  const params = { companyDomain: company.domain }
  const waiting = awaiting.data?.items ?? []
  // A next absence that cannot be fetched is left out; what waits is missed more.
  const isLoading = awaiting.isPending || next.isPending
  return (
    <Card
      title="My absences"
      actions={
        <Link to={ABSENCES} params={params}>
          My year
        </Link>
      }
      flush
    >
      {isLoading ? (
        <CardNote>
          <Skeleton shape="logo" />
        </CardNote>
      ) : awaiting.error && !awaiting.data ? (
        <ErrorState text={awaiting.error.message} onRetry={() => void awaiting.refetch()} />
      ) : (
        <ul>
          {next.data?.absence ? (
            <li>
              <NextAbsence absence={next.data.absence} today={today} domain={company.domain} />
            </li>
          ) : (
            <li className={classes.row}>
              <span className={classes.icon}>
                <IconSun size={16} stroke={1.75} aria-hidden />
              </span>
              <Text tone="second" size={13}>
                No approved leave ahead
              </Text>
            </li>
          )}
          {waiting.map((absence) => (
            <li key={absence.id}>
              <Link to={REQUESTS} params={params} className={classes.row}>
                <CategoryMark category={absence.reason} decorative />
                <Words absence={absence} />
                <StatusBadge state="waitingForApproval" short />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function NextAbsence({ absence, today, domain }: { absence: Absence; today: Day; domain: string }) {
  const isSoon = daysBetween(today, absence.from) <= 7
  return (
    <Link to={ABSENCES} params={{ companyDomain: domain }} className={classes.row}>
      <CategoryMark category={absence.reason} decorative />
      <Words absence={absence} />
      <Text size={13} weight={isSoon ? 'semi' : 'normal'} oneLine figures>
        {untilText(absence, today)}
      </Text>
    </Link>
  )
}

function Words({ absence }: { absence: Absence }) {
  return (
    <Text grow shrinks>
      <Text block size={13} weight="medium" ellipsis>
        {absence.reason.name}, {daysText(absence.days)}
      </Text>
      <Text block size={12} tone="third" figures ellipsis>
        {spanText(absence)}
      </Text>
    </Text>
  )
}
