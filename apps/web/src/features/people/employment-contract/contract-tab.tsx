import { Button } from '@mantine/core'
import type { Workspace } from '@praxis/contract/company/companies'
import type { Employee } from '@praxis/contract/people/employees'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { IconAlertTriangle, IconFileText } from '@tabler/icons-react'
import { DateField } from '../../../ui/dates/date-field'
import { SwitchField } from '../../../ui/forms/switch-field'
import { Grid, Row, Stack } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { EmptyState } from '../../../ui/lists/list-states'
import type { ProfileEditing } from '../profile/use-profile-editing'
import { ContractChart } from './contract-chart'
import { contractProblems, END_DATE_PROBLEM, newContract, START_DATE_PROBLEM, withStartDate } from './contract-draft'
import classes from './contract-tab.module.css'
import { LineManagerField } from './line-manager-field'
import { PeriodEffectsCard } from './period-effects-card'
import { PeriodsTable } from './periods-table'

interface ContractTabProps {
  readonly employee: Employee
  readonly workspace: Workspace
  readonly editing: ProfileEditing
}

export function ContractTab({ employee, workspace, editing }: ContractTabProps) {
  const { company } = workspace
  const { values, setValue } = editing
  const today = dayInTimeZone(new Date(), company.details.timeZone)
  const saved = employee.contract ?? null
  const canEdit = employee.can.editContract
  const draft = values.contract

  if (!draft)
    return (
      <Card>
        <EmptyState
          text={canEdit ? 'No contract yet.' : `${employee.displayName} has no contract yet.`}
          icon={<IconFileText size={20} stroke={1.75} />}
          action={
            canEdit && (
              <Button onClick={() => setValue('contract', newContract(company.employeeSettings, today))}>
                Set up contract
              </Button>
            )
          }
        />
      </Card>
    )

  const problems = contractProblems(draft)
  return (
    <Grid ref={editing.element} align="start" gap={4} className={classes.columns}>
      <Stack gap={4} shrinks>
        {editing.isContractOutdated && <OutdatedNotice editing={editing} />}
        <Card title="Contracted time" note="hours a week, by period" flush>
          <ContractChart periods={draft.periods} today={today} />
        </Card>
        <PeriodsTable
          draft={draft}
          saved={saved}
          today={today}
          canEdit={canEdit}
          problems={problems}
          onChange={(changed) => setValue('contract', changed)}
        />
      </Stack>
      <Stack gap={4} shrinks>
        <Card title="Employment">
          <Stack className={classes.fields}>
            <DateField
              label="Start date"
              value={draft.startDate}
              today={today}
              error={problems.get(START_DATE_PROBLEM)}
              disabled={!canEdit}
              onChange={(startDate) => setValue('contract', withStartDate(draft, startDate))}
            />
            <DateField
              label="End date"
              hint="The last day employed. Leave empty while no end is known"
              optional
              value={draft.endDate ?? null}
              today={today}
              error={problems.get(END_DATE_PROBLEM)}
              disabled={!canEdit}
              onChange={(endDate) => setValue('contract', { ...draft, endDate })}
            />
            {canEdit && draft.endDate && (
              <Button
                variant="subtle"
                size="compact-sm"
                onClick={() => setValue('contract', { ...draft, endDate: null })}
              >
                Clear end date
              </Button>
            )}
            <LineManagerField employee={employee} editing={editing} />
            <SwitchField
              label="Available in client resourcing"
              hint="Shown in Master Planning and bookable"
              value={draft.isAvailableInClientResourcing}
              disabled={!canEdit}
              onChange={(isAvailableInClientResourcing) =>
                setValue('contract', { ...draft, isAvailableInClientResourcing })
              }
            />
          </Stack>
        </Card>
        <PeriodEffectsCard draft={draft} saved={saved} />
      </Stack>
    </Grid>
  )
}

function OutdatedNotice({ editing }: { editing: ProfileEditing }) {
  return (
    <Row wrap size={13} tone="warning" className={classes.outdated} role="alert">
      <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
      <Stack grow className={classes.outdatedText}>
        <b>Someone else changed this contract in the meantime</b>
        <span>Your changes are kept. Apply them to the newer contract, or discard them.</span>
      </Stack>
      <Button size="xs" variant="default" onClick={() => editing.choose('contract', 'theirs')}>
        Use the newer contract
      </Button>
      <Button size="xs" variant="default" onClick={() => editing.choose('contract', 'mine')}>
        Keep my changes
      </Button>
    </Row>
  )
}
