import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { BankHoliday } from '../../ui/dates/bank-holiday'

const NONE: readonly BankHoliday[] = []

/** The company's bank holidays, for the calendars of every page; the code is loaded when the first calendar opens. */
export function useCompanyBankHolidays(year: number): readonly BankHoliday[] {
  const { data } = useQuery({
    queryKey: ['companyManagement', 'bankHolidaysAround', year],
    queryFn: async ({ client }) => {
      const { bankHolidaysBetweenQuery } = await import('./settings.queries')
      return client.fetchQuery({ ...bankHolidaysBetweenQuery(`${year - 1}-01-01`, `${year + 1}-12-31`), staleTime: 0 })
    },
    placeholderData: keepPreviousData,
  })
  return data ?? NONE
}
