import { month, type ReadCalls } from './asked'

export const resourcingReadCalls: ReadCalls['resourcing'] = {
  listResourcingGroups: () => [{ query: month }],
  getResourcingGroup: ({ people }) => [
    { params: { id: people.manager.employeeId }, query: month },
    { params: { id: 'none' }, query: month },
  ],
  exportResourcingReport: () => [{ query: month }],
  getEmployeeBookings: ({ people }) => [
    { params: { id: people.plain.employeeId }, query: {} },
    { params: { id: people.plain.employeeId }, query: month },
  ],
}
