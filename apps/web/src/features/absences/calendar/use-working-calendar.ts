import type { Day } from '@praxis/domain/calendar/day'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useContext, useMemo } from 'react'
import { bankHolidaysByDay } from '../../../ui/dates/bank-holiday'
import { BankHolidaysContext } from '../../../ui/dates/bank-holidays-context'
import { employeeQuery } from '../../people/people.queries'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import type { WorkingCalendar } from './leave-days'

/** On which days the reader works by their contract, and the bank holidays around a day. */
export function useWorkingCalendar(around: Day): WorkingCalendar & { readonly isKnown: boolean } {
  const { data: workspace } = useSuspenseQuery(workspaceQuery)
  const { data: employee, isPending } = useQuery(employeeQuery(workspace.employment.id))
  const useBankHolidays = useContext(BankHolidaysContext)
  const bankHolidays = useBankHolidays(Number(around.slice(0, 4)))
  const { workingDays } = workspace.company.details
  const contract = employee?.contract ?? undefined
  return useMemo(
    () => ({
      contract,
      bankHolidays: bankHolidaysByDay(bankHolidays),
      companyDays: workingDays,
      isKnown: !isPending,
    }),
    [contract, workingDays, bankHolidays, isPending],
  )
}
