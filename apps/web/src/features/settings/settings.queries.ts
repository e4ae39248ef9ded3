import { companyManagement } from '@praxis/contract/company/company-management'
import type { Day } from '@praxis/domain/calendar/day'
import { itemsQuery, query } from '../../api/query'

export const companyManagementQuery = query(companyManagement.getCompanyManagement, {})
export const companyUsageQuery = query(companyManagement.getCompanyUsage, {})

export const bankHolidaysBetweenQuery = (fromDate: Day, toDate: Day) =>
  itemsQuery(companyManagement.listBankHolidays, { query: { fromDate, toDate } }, { keepsPrevious: true })

export const bankHolidaysQuery = (year: number) => bankHolidaysBetweenQuery(`${year}-01-01`, `${year}-12-31`)

export const absenceReasonsQuery = itemsQuery(companyManagement.listAbsenceReasons, {})
export const expenseTypesQuery = itemsQuery(companyManagement.listExpenseTypes, {})
export const pipelineStagesQuery = itemsQuery(companyManagement.listPipelineStages, {})
export const creditCardsQuery = itemsQuery(companyManagement.listCreditCards, {})
/** The cards that the reader can pay with: their own and shared ones. */
export const creditCardOptionsQuery = itemsQuery(companyManagement.listCreditCardOptions, {})
export const itemCodesQuery = itemsQuery(companyManagement.listItemCodes, {})
