import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { BankHoliday } from '../../ui/dates/bank-holiday'

const NONE: readonly BankHoliday[] = []

/** The company's bank holidays, for the calendars of every page; the code is loaded when the first calendar opens. */
export function useCompanyBankHolidays(year: number): readonly BankHoliday[] {
  const { data } = useQuery({
    queryKey: ['companyManagement', 'bankHolidaysAround', year],
    queryFn: async ({ signal }) => {
      const { listBankHolidays } = await import('./settings.queries')
      return listBankHolidays(`${year - 1}-01-01`, `${year + 1}-12-31`, signal)
    },
    placeholderData: keepPreviousData,
  })
  return data ?? NONE
}
