import { Button } from '@mantine/core'
import type { Employee } from '@praxis/contract/people/employees'
import { IconPlus, IconSun } from '@tabler/icons-react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { icon } from '../../../ui/icon'
import { Row, Stack } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { ErrorState, statesOf } from '../../../ui/lists/list-states'
import { PeriodFilter } from '../../../ui/lists/period-filter'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import { holidayYearsOf } from '../../workspaces/holiday-years'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { AbsenceList } from '../absence-list'
import { balanceQuery } from '../absences.queries'
import { DaysByReason } from '../history/days-by-reason'
import { LeaveProvider } from '../leave-context'
import { type LeaveSubject, NEW_LEAVE } from '../leave-subject'
import { BalanceCards } from '../my-year/balance-cards'
import { YearFilter } from '../year-filter'
import { AdjustmentsCard } from './adjustments-card'
import { employeeAbsenceReportQuery } from './employee-leave.queries'
import { type BesideLeave, LeavePanels } from './leave-panels'

/** Somebody's leave on their profile: what is left of a year, what was taken in a period, and what was adjusted. */
export function EmployeeAbsencesTab({ employee }: { employee: Employee }) {
  const { employee: reader } = useWorkspaceViewer()
  const { data: workspace } = useSuspenseQuery(workspaceQuery)
  const today = useToday(useReadersTimeZone())
  const holidayYears = holidayYearsOf(workspace.company.details)
  const [year, setYear] = useState<string>()
  const [period, setPeriod] = useState(holidayYears.current)
  const [beside, setBeside] = useState<BesideLeave>()
  const { id, displayName } = employee
  const isOwn = id === reader.id
  const balance = useQuery(balanceQuery(year, id))
  const report = useQuery(employeeAbsenceReportQuery(id, period))
  const opening = useMemo(
    () => ({
      // What is asked for on somebody else's profile is entered for them.
      request: (subject: LeaveSubject) =>
        setBeside({
          kind: 'request',
          subject: isOwn || subject.kind !== 'new' ? subject : { ...subject, employee: { id, displayName } },
        }),
      view: (absence: Extract<BesideLeave, { kind: 'view' }>['absence']) => setBeside({ kind: 'view', absence }),
      asked: undefined,
    }),
    [isOwn, id, displayName],
  )
  return (
    <LeaveProvider value={opening}>
      <Stack gap={4} shrinks>
        <Row gap={2} wrap justify="between">
          <YearFilter years={balance.data?.years ?? []} value={balance.data?.year.startDate} onChange={setYear} />
          {(isOwn || balance.data?.can.enterAbsence) && (
            <Button leftSection={<IconPlus {...icon} />} onClick={() => opening.request(NEW_LEAVE)}>
              {isOwn ? 'Request leave' : 'Enter absence'}
            </Button>
          )}
        </Row>
        {balance.error && !balance.data ? (
          <Card>
            <ErrorState text={balance.error.message} onRetry={() => void balance.refetch()} />
          </Card>
        ) : (
          <BalanceCards report={balance.data} />
        )}
        {balance.data && <AdjustmentsCard employeeID={id} report={balance.data} />}
        <Row gap={2} wrap>
          <PeriodFilter
            required
            today={today}
            holidayYears={holidayYears}
            value={period}
            onChange={(range) => range && setPeriod(range)}
          />
        </Row>
        {(report.data || !report.error) && <DaysByReason sums={report.data?.byReason} />}
        <AbsenceList
          title="Absences of the period"
          absences={report.data?.absences}
          {...statesOf(report)}
          empty={{ text: 'No absences in this period.', icon: <IconSun size={20} stroke={1.75} /> }}
        />
      </Stack>
      <LeavePanels beside={beside} onClose={() => setBeside(undefined)} />
    </LeaveProvider>
  )
}
