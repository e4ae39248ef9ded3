import * as z from 'zod'
import { endpoint } from '../protocol/endpoint'
import { listOf } from '../protocol/page'
import { Id, madeOn, Name, Version } from '../protocol/values'
import { byId, Code, manages } from './company-collections'

/** The rate as a fraction: 0.2 is 20 %. */
const VatRate = z.number().min(0).max(1).multipleOf(0.0001)

export const ExpenseType = z
  .strictObject({
    id: Id,
    code: z.string(),
    name: z.string(),
    expenseTypeDescription: z.string(),
    category: z.string(),
    vatRate: z.number(),
    isReceiptNeeded: z.boolean(),
    version: Version,
  })
  .meta({ id: 'ExpenseType' })
export type ExpenseType = z.infer<typeof ExpenseType>
const ExpenseTypeInput = z.strictObject({
  code: Code,
  name: Name,
  expenseTypeDescription: z.string().trim().max(1000),
  category: z.string().trim().max(120),
  vatRate: VatRate,
  isReceiptNeeded: z.boolean(),
})

export const expenseTypeEndpoints = {
  listExpenseTypes: endpoint({
    method: 'GET',
    path: '/companyManagement/expenseTypes',
    summary: 'List expense types',
    access: 'employee',
    response: listOf(ExpenseType),
  }),
  createExpenseType: endpoint({
    method: 'POST',
    path: '/companyManagement/expenseTypes',
    summary: 'Add an expense type',
    ...manages,
    body: ExpenseTypeInput.extend({ isReceiptNeeded: z.boolean().default(true) }),
    response: ExpenseType,
    reasons: ['duplicatedExpenseTypes'],
  }),
  updateExpenseType: endpoint({
    method: 'PATCH',
    path: '/companyManagement/expenseTypes/{id}',
    summary: 'Change an expense type',
    ...manages,
    params: byId,
    body: ExpenseTypeInput.partial().extend(madeOn),
    response: ExpenseType,
    reasons: ['notFound', 'duplicatedExpenseTypes', 'changedMeanwhile'],
  }),
  deleteExpenseType: endpoint({
    method: 'DELETE',
    path: '/companyManagement/expenseTypes/{id}',
    summary: 'Delete an unused expense type',
    ...manages,
    params: byId,
    response: 'nothing',
    reasons: ['notFound', 'recordInUse'],
  }),
}
