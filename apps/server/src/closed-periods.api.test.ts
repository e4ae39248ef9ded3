import { companyManagement } from '@praxis/contract/company/company-management'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { expenses } from '@praxis/contract/expenses/expenses'
import { approvals } from '@praxis/contract/requests/approvals'
import { projectTime } from '@praxis/contract/time/time-reports'
import { timeSheetRequests } from '@praxis/contract/time/time-sheet-approvals'
import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createExpensesFirm, type ExpensesFirm, startExpensesServer } from './features/expenses/testing/expenses-firm'
import { dayAt } from './features/time-sheets/testing/time-firm'
import type { TestPerson } from './testing/people'
import type { TestServer } from './testing/test-server'

const CLOSED = '2026-11-09'
const OPEN = '2026-11-10'

let server: TestServer
let firm: ExpensesFirm
beforeAll(async () => {
  server = await startExpensesServer()
})
beforeEach(async () => {
  firm = await createExpensesFirm(server)
})

const close = (closedUntil: string | null, reason = '', by: TestPerson = firm.owner) =>
  by.call(companyManagement.closePeriod, { body: { closedUntil, reason } })
const refusedClosing = (closedUntil: string | null, reason = '', by: TestPerson = firm.owner) =>
  by.refusal(companyManagement.closePeriod, { body: { closedUntil, reason } })
const closed = { status: 409, reason: 'periodClosed' }

describe('closing the books', () => {
  it('is for those who manage the company, up to a day before today', async () => {
    expect((await refusedClosing(CLOSED, '', firm.lead)).reason).toBe('invalidPermission')
    expect(await refusedClosing('2026-11-12')).toMatchObject({
      reason: 'invalidInput',
      fields: [{ path: 'closedUntil' }],
    })
    expect((await close('2026-11-11')).company.details.closedUntil).toBe('2026-11-11')
  })

  it('is taken back only with a reason, which the history keeps', async () => {
    await close(CLOSED)
    expect(await refusedClosing('2026-10-31')).toMatchObject({ reason: 'invalidInput', fields: [{ path: 'reason' }] })
    expect(await refusedClosing(null, '  ')).toMatchObject({ reason: 'invalidInput' })
    await close(null, 'A claim came late')
    const { items } = await firm.owner.call(operations.getHistory, {
      params: { entity: 'company', id: firm.company.id },
    })
    expect(items.map(({ before, after }) => [before, after])).toContainEqual([
      { closedUntil: CLOSED, reason: null },
      { closedUntil: null, reason: 'A claim came late' },
    ])
  })
})

describe('time of closed days', () => {
  const log = (day: string, given: object = {}) =>
    firm.log(firm.ana, { from: dayAt(day), projectID: firm.projectId, ...given })

  it('is neither logged nor changed, moved there or deleted, but days after them are', async () => {
    const { id } = await log(CLOSED)
    const later = await log(OPEN)
    await close(CLOSED)
    expect(await firm.refused(firm.ana, { from: dayAt(CLOSED), projectID: firm.projectId })).toMatchObject(closed)
    const change = (entry: string, body: object) =>
      firm.ana.refusal(timeSheetSubmissions.updateSubmission, { params: { id: entry }, body })
    expect(await change(id, { duration: 60 })).toMatchObject(closed)
    expect(await change(id, { from: dayAt(OPEN), duration: 3600 })).toMatchObject(closed)
    expect(await change(later.id, { from: dayAt(CLOSED), duration: 3600 })).toMatchObject(closed)
    expect(await firm.ana.refusal(timeSheetSubmissions.deleteSubmission, { params: { id } })).toMatchObject(closed)
    // What was meant can still be said better.
    await firm.ana.call(timeSheetSubmissions.updateSubmission, { params: { id }, body: { comment: 'In other words' } })
    await log(OPEN)
    await close(null, 'Opened again')
    await firm.ana.call(timeSheetSubmissions.deleteSubmission, { params: { id } })
  })

  it('is not decided on any more, and keeps its rates', async () => {
    const { roleId, projectId } = await firm.startOwnProject({ columns: { responsibility: 'projectLead' } })
    const { id } = await log(CLOSED, { projectID: projectId, roleID: roleId })
    await firm.ana.call(timeSheetRequests.submitTimeSheet, { body: { submissionID: id } })
    await server.sql('update targetable_roles set hourly_charge = 20000 where id = $1', [roleId])
    await close(CLOSED)
    const decision = { params: { id }, body: { state: 'approved' as const, comment: '' } }
    expect(await firm.lead.refusal(approvals.decideRequest, decision)).toMatchObject(closed)
    const states = ['unsubmitted' as const, 'waitingForApproval' as const, 'approved' as const]
    const asked = { params: { id: projectId }, body: { states } }
    expect(await firm.owner.call(projectTime.previewReRating, asked)).toMatchObject({
      total: { count: 0 },
      lockedCount: 1,
    })
    await close(null, 'Opened again')
    expect(await firm.owner.call(projectTime.previewReRating, asked)).toMatchObject({
      total: { count: 1 },
      lockedCount: 0,
    })
  })
})

describe('claims of closed days', () => {
  it('are prepared, but neither submitted nor corrected; what is approved is still paid', async () => {
    const approved = await firm.approved({ incurredDate: CLOSED })
    await close(CLOSED)
    const { id } = await firm.claim(firm.ana, { incurredDate: CLOSED })
    expect(await firm.ana.refusal(expenses.submitOpenExpenses, { body: {} })).toMatchObject(closed)
    const change = (claim: string) => ({ params: { id: claim }, body: { vatAmount: 0 } })
    expect(await firm.finance.refusal(expenses.changeVAT, change(approved))).toMatchObject(closed)
    await firm.ana.call(expenses.updateExpense, { params: { id }, body: { incurredDate: OPEN } })
    await firm.submitAll(firm.ana)
  })
})
