import { approvals } from '@praxis/contract/requests/approvals'
import { requests } from '@praxis/contract/requests/requests'
import { clientTime, projectTime } from '@praxis/contract/time/time-reports'
import { timeSheetApprovals, timeSheetRequests } from '@praxis/contract/time/time-sheet-approvals'
import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestPerson } from '../../testing/people'
import { startTestServer } from '../../testing/test-server'
import { timeGroupsIn, timeIn } from '../../testing/time-requests'
import { createTimeFirm, NOW, type TimeFirm, TODAY } from './testing/time-firm'

const server = await startTestServer({ clock: () => new Date(NOW) })
let firm: TimeFirm
let projectId: string
/** The submissions as they were logged, by their ids. */
const logged = new Map<string, TimeSheetSubmission>()
const days = { from: TODAY, to: TODAY }

/** A comment of usual length. */
const comment = 'Mapped the billing feeds and wrote down what is missing'

beforeAll(async () => {
  firm = await createTimeFirm(server)
  const { ana, lead } = firm
  const own = await firm.startOwnProject({ columns: { rounding: 'fifteenMinuteBlocks' } })
  projectId = own.projectId
  await firm.run(
    `update projects set is_non_chargeable_time_allowed = true,
       time_sheet_submission_details = '[{"key": "Ticket", "type": "freeText", "isRequired": false, "isStrategic": false}]'
     where company_id = $1 and id = $2`,
    projectId,
  )
  await firm.setting({ enableTags: true })
  const taskId = await firm.addTask(projectId)
  const time = { from: `${TODAY}T09:00:00.000Z`, to: `${TODAY}T10:00:00.000Z`, duration: undefined }
  const inProject = { projectID: projectId, roleID: own.roleId }
  const submit = (...ids: string[]) => ana.call(timeSheetRequests.submitTimeSheets, { body: { submissionIDs: ids } })
  const submitted = async (given: Parameters<TimeFirm['log']>[1] = {}) => {
    const { id } = await firm.log(ana, { ...inProject, ...given })
    await submit(id)
    return id
  }
  const decide = (id: string, state: 'approved' | 'denied', why = '') =>
    lead.call(approvals.decideRequest, { params: { id }, body: { state, comment: why } })

  const log = async (given: Parameters<TimeFirm['log']>[1] = {}) => {
    const submission = await firm.log(ana, given)
    logged.set(submission.id, submission)
  }
  await log()
  await log({ clientID: firm.clientId, comment })
  await log({ ...inProject, ...time, taskID: taskId, comment, tags: ['Feeds', 'Billing'] })
  await log({ ...inProject, chargeableDuration: 600 })
  await log({ ...inProject, isFullyChargeable: false, linkedCalendarEventID: 'event-1' })
  await submitted({ dynamicDetails: [{ key: 'Ticket', value: 'FEED-1' }] } as never)
  await decide(await submitted({ ...time, comment }), 'approved')
  const amended = await submitted()
  await lead.call(timeSheetApprovals.amendTimeSheet, {
    params: { id: amended },
    body: { duration: 1800, comment: 'Shorter' },
  })
  const denied = await submitted({ comment })
  await decide(denied, 'denied', 'Twice')
  const corrected = await submitted()
  await decide(corrected, 'denied', 'Which ticket?')
  await log({ ...inProject, correctionOfID: corrected, comment: 'FEED-2' })
  const internal = await firm.startOwnProject({ name: 'Office', isInternal: true })
  await log({ projectID: internal.projectId })
})

/** Each submission as it comes on its own, read by the same person. */
const whole = async (by: TestPerson, listed: readonly TimeSheetSubmission[]) => {
  const requestIDs = listed.map(({ id }) => id)
  const { items } = await by.call(requests.listRequests, { query: { requestIDs } })
  return new Map(items.map((request) => [request.id, timeIn(request)]))
}

describe('time in a list', () => {
  it('is, once unfolded, what it is on its own', async () => {
    const week = await firm.ana.call(timeSheetSubmissions.getTimeSheetPeriod, { query: days })
    const submitted = await whole(firm.ana, week.submissions)
    expect(submitted.size).toBe(4)
    expect(logged.size).toBe(7)
    expect(week.submissions).toEqual(week.submissions.map(({ id }) => submitted.get(id) ?? logged.get(id)))
  })

  it.each([
    ['of a project', async () => (await listOfProject()).items, 5],
    [
      'of a client',
      async () =>
        (await firm.lead.call(clientTime.listClientSubmissions, { params: { id: firm.clientId }, query: {} })).items,
      5,
    ],
    [
      'that waits',
      async () => {
        const page = await firm.lead.call(approvals.listApprovals, { query: {} })
        return timeGroupsIn(page).flatMap((group) =>
          group.requests.map(({ timeSheetSubmission }) => timeSheetSubmission),
        )
      },
      2,
    ],
  ])('%s is that for those who see its rates, too', async (_, list, count) => {
    const listed = await list()
    const submitted = await whole(firm.lead, listed)
    expect(submitted.size).toBe(count)
    expect(listed.filter(({ id }) => submitted.has(id))).toEqual([
      ...listed.flatMap(({ id }) => submitted.get(id) ?? []),
    ])
    for (const { project, roleHourlyCharge } of submitted.values() as Iterable<TimeSheetSubmission>)
      expect(roleHourlyCharge).toBe(project ? 10_000 : undefined)
  })
})

/** The fields of an approved entry that the specification names, with ids and moments in full, are 500 bytes of it. */
const MOST_BYTES = 720

it('an approved entry is told in few bytes', async () => {
  const query = { state: 'approved' } as const
  const sent = await firm.lead.send(projectTime.listProjectSubmissions, { params: { id: projectId }, query })
  const { items } = JSON.parse(await sent.text())
  expect(items).toHaveLength(1)
  expect(JSON.stringify(items[0]).length).toBeLessThan(MOST_BYTES)
})

const listOfProject = () => firm.lead.call(projectTime.listProjectSubmissions, { params: { id: projectId }, query: {} })
