import { absences } from '@praxis/contract/absences/absences'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { query } from '../../../api/query'

/** Somebody's absences in a period, and their days by reason. */
export const employeeAbsenceReportQuery = (id: string, { from, to }: DateRange) =>
  query(absences.getEmployeeAbsenceReport, { params: { id }, query: { from, to } }, { keepsPrevious: true })
