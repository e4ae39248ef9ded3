import { operations } from '@praxis/contract/company/history-and-jobs'
import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import { addDays, startOfWeek } from '@praxis/domain/calendar/day'
import { expect, test } from 'vitest'
import { startDemoServer } from './testing/demo-world'

const { server, actingAs } = await startDemoServer()
const employee = await actingAs('Employee')
const thisWeek = startOfWeek(new Date().toISOString().slice(0, 10))
const historyOf = async (entity: 'timeSheetSubmission' | 'request', id: string) =>
  (await employee.call(operations.getHistory, { params: { entity, id } })).items

test('an entry of long ago tells who logged, submitted and approved it, and when', async () => {
  const { submissions } = await employee.call(timeSheetSubmissions.getTimeSheetPeriod, {
    query: { from: addDays(thisWeek, -70), to: addDays(thisWeek, -64) },
  })
  const approved = submissions.find(
    ({ request, correctionOf, amendment }) =>
      request.state === 'approved' && !request.isAutoApproved && !correctionOf && !amendment,
  )
  if (!approved) throw new Error('Something of that week was approved by somebody')
  const [logged] = await historyOf('timeSheetSubmission', approved.id)
  expect(logged).toMatchObject({
    action: 'created',
    by: { employeeID: approved.employee.id },
    after: {
      day: approved.day,
      duration: approved.duration,
      chargeableDuration: approved.chargeableDuration,
      project: approved.project?.details.name ?? null,
      comment: approved.comment,
      from: approved.to === undefined ? null : approved.from,
      to: approved.to ?? null,
    },
  })
  const [decided, submitted] = await historyOf('request', approved.id)
  expect(decided).toMatchObject({
    action: 'approved',
    by: { employeeID: approved.request.approver?.id },
    at: approved.request.decidedAt,
    before: { state: 'waitingForApproval' },
    after: { state: 'approved' },
  })
  expect(submitted).toMatchObject({ action: 'submitted', by: { employeeID: approved.employee.id } })
})

test('nothing in the demo was ever logged, amended or decided without a trace', async () => {
  const [missing] = await server.sql(`
    select
      (select count(*)::int from time_sheet_submissions s where not exists (
         select from history h where h.entity = 'timeSheetSubmission' and h.entity_id = s.id::text)) as logged,
      (select count(*)::int from time_sheet_submissions s where s.original is not null and not exists (
         select from history h where h.entity = 'timeSheetSubmission' and h.entity_id = s.id::text and h.action = 'amended'
           and h.employee_id = s.amended_by)) as amended,
      (select count(*)::int from requests r where not exists (
         select from history h where h.entity = 'request' and h.entity_id = r.id::text
           and h.after ->> 'state' = r.state)) as decided`)
  expect(missing).toEqual({ logged: 0, amended: 0, decided: 0 })
})
