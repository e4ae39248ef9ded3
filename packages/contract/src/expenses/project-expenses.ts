import * as z from 'zod'
import { about, endpoint } from '../protocol/endpoint'
import { pageOf, pageQuery } from '../protocol/page'
import { Day, Id } from '../protocol/values'
import { requestStates } from '../requests/request-rules'
import { SpentOnProject } from './expense-requests'
import { Expense } from './expense-shapes'

const ofRecord = { access: 'employee', feature: 'expense', params: z.strictObject({ id: Id }) } as const
const listed = {
  state: z.enum(requestStates).exclude(['unsubmitted']).optional(),
  from: Day.optional(),
  to: Day.optional(),
}

/** What was spent on a project or for a client: claims that wait for approval or are approved. */
export const projectExpenses = about('expenses', {
  listProjectExpenses: endpoint({
    method: 'GET',
    path: '/projects/{id}/expenses',
    summary: 'List a project’s expenses, newest first, and what they come to, for those who may read its time',
    ...ofRecord,
    query: z.strictObject({ ...pageQuery(25), ...listed }),
    response: pageOf(Expense).extend({ spent: SpentOnProject }),
    reasons: ['notFound', 'featureDisabled'],
  }),
  exportProjectExpenses: endpoint({
    method: 'GET',
    path: '/projects/{id}/expenses/csv',
    summary: 'Get a project’s expenses as CSV',
    ...ofRecord,
    query: z.strictObject(listed),
    makes: 'csv',
    response: 'binary',
    reasons: ['notFound', 'featureDisabled'],
  }),
  listClientExpenses: endpoint({
    method: 'GET',
    path: '/clients/{id}/expenses',
    summary: 'List the expenses of a client’s projects that the caller may see, and what they come to by currency',
    ...ofRecord,
    query: z.strictObject({ ...pageQuery(25), ...listed }),
    response: pageOf(Expense).extend({ spent: z.array(SpentOnProject) }),
    reasons: ['notFound', 'featureDisabled'],
  }),
})
