import { Button } from '@mantine/core'
import type { TimeSheetReport } from '@praxis/contract/time/time-reports'
import { formatDuration } from '@praxis/domain/durations/duration'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Box, Grid, Row } from '../../../ui/layout/box'
import { EmployeeLink } from '../../people/employee-link'
import classes from './team.module.css'
import type { TeamPerson, Utilised } from './team-groups'
import { percentText } from './utilisation'

interface UtilisationAlertsProps {
  readonly people: readonly TeamPerson[]
  readonly limits: TimeSheetReport['limits']
}

/** From so many alerts on, they are summed up in one line. */
const SUMMARISED_FROM = 3

/** Who has logged much more or much less than is contracted. */
export function UtilisationAlerts({ people, limits }: UtilisationAlertsProps) {
  const alerted = (alert: Utilised) => people.filter((person) => person.alert === alert)
  const [over, under] = [alerted('over'), alerted('under')]
  if (over.length + under.length === 0) return null
  return (
    <Grid as="section" gap={2} aria-label="Utilisation alerts">
      <Alerts alert="over" people={over} limit={`above ${limits.overUtilisedAbovePercent}%`} />
      <Alerts alert="under" people={under} limit={`below ${limits.underUtilisedBelowPercent}%`} />
    </Grid>
  )
}

function Alerts({ alert, people, limit }: { alert: Utilised; people: readonly TeamPerson[]; limit: string }) {
  const [isUnfolded, setIsUnfolded] = useState(false)
  const listId = useId()
  if (people.length === 0) return null
  const Icon = alert === 'over' ? IconArrowUp : IconArrowDown
  const lines = (
    <Grid id={listId} as="ul" gap={1} className={classes.alertLines} aria-label={`${alert}-utilised`}>
      {people.map((person) => (
        <li key={person.employee.id}>
          <AlertLine person={person} />
        </li>
      ))}
    </Grid>
  )
  const isSummary = people.length >= SUMMARISED_FROM
  return (
    <Row className={classes.alertBox} gap={3} align="start" tone="warning" size={13} data-alert={alert}>
      <Icon size={18} stroke={1.75} aria-hidden />
      <Box grow shrinks breaks>
        {isSummary && (
          <p>
            <b>{people.length} people</b> are {alert}-utilised: {limit} of their contracted time
          </p>
        )}
        {(!isSummary || isUnfolded) && lines}
      </Box>
      {isSummary && (
        <Button
          size="xs"
          variant="default"
          aria-expanded={isUnfolded}
          aria-controls={isUnfolded ? listId : undefined}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          {isUnfolded ? 'Hide' : 'Show'}
        </Button>
      )}
    </Row>
  )
}

function AlertLine({ person: { employee, report, alert } }: { person: TeamPerson }) {
  const { loggedTimeToDate, contractedTimeToDate, utilisation } = report
  return (
    <>
      <EmployeeLink id={employee.id} className={classes.alertName ?? ''}>
        {employee.displayName}
      </EmployeeLink>{' '}
      is {alert}-utilised: {formatDuration(loggedTimeToDate)} of {formatDuration(contractedTimeToDate)} contracted
      {utilisation !== null && `, ${percentText(utilisation)}`}
    </>
  )
}
