import type { resourcing } from '@praxis/contract/planning/resourcing'
import type { SamplesOf } from './time-samples'

const period = { startDate: '2026-06-01', endDate: '2026-06-30' }

export const resourcingSamples: SamplesOf<typeof resourcing> = {
  listResourcingGroups: () => ({ query: period }),
  getResourcingGroup: ({ plain }) => ({ params: { id: plain.employeeId }, query: period }),
  exportResourcingReport: () => ({ query: period }),
  getEmployeeBookings: ({ report }) => ({ params: { id: report.employeeId }, query: period }),
}
