import { companyManagement } from '@praxis/contract/company/company-management'
import type { Day } from '@praxis/domain/calendar/day'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api'

/** The start of every key here, which is also the topic that the server announces when any of it changes. */
export const SETTINGS_TOPIC = 'companyManagement'

export const companyManagementQuery = queryOptions({
  queryKey: [SETTINGS_TOPIC, 'company'],
  queryFn: ({ signal }) => api.call(companyManagement.getCompanyManagement, {}, { signal }),
})

export const companyUsageQuery = queryOptions({
  queryKey: [SETTINGS_TOPIC, 'usage'],
  queryFn: ({ signal }) => api.call(companyManagement.getCompanyUsage, {}, { signal }),
})

export const listBankHolidays = async (fromDate: Day, toDate: Day, signal: AbortSignal) =>
  (await api.call(companyManagement.listBankHolidays, { query: { fromDate, toDate } }, { signal })).items

export const bankHolidaysQuery = (year: number) =>
  queryOptions({
    queryKey: [SETTINGS_TOPIC, 'bankHolidays', year],
    queryFn: ({ signal }) => listBankHolidays(`${year}-01-01`, `${year}-12-31`, signal),
    placeholderData: keepPreviousData,
  })

export const absenceReasonsQuery = queryOptions({
  queryKey: [SETTINGS_TOPIC, 'absenceReasons'],
  queryFn: async ({ signal }) => (await api.call(companyManagement.listAbsenceReasons, {}, { signal })).items,
})

export const expenseTypesQuery = queryOptions({
  queryKey: [SETTINGS_TOPIC, 'expenseTypes'],
  queryFn: async ({ signal }) => (await api.call(companyManagement.listExpenseTypes, {}, { signal })).items,
})

export const pipelineStagesQuery = queryOptions({
  queryKey: [SETTINGS_TOPIC, 'pipelineStages'],
  queryFn: async ({ signal }) => (await api.call(companyManagement.listPipelineStages, {}, { signal })).items,
})

export const rateCardsQuery = queryOptions({
  queryKey: [SETTINGS_TOPIC, 'rateCards'],
  queryFn: async ({ signal }) => (await api.call(companyManagement.listRateCards, {}, { signal })).items,
})

export const creditCardsQuery = queryOptions({
  queryKey: [SETTINGS_TOPIC, 'creditCards'],
  queryFn: async ({ signal }) => (await api.call(companyManagement.listCreditCards, {}, { signal })).items,
})

export const itemCodesQuery = queryOptions({
  queryKey: [SETTINGS_TOPIC, 'itemCodes'],
  queryFn: async ({ signal }) => (await api.call(companyManagement.listItemCodes, {}, { signal })).items,
})
