import { randomUUID } from 'node:crypto'
import { approvals } from '@praxis/contract/requests/approvals'
import { timeSheetApprovals } from '@praxis/contract/time/time-sheet-approvals'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOpenWorkKept } from '../../../testing/expect-open-work-kept'
import type { TestPerson } from '../../../testing/people'
import { changeProject } from '../../../testing/project-rows'
import { startTestServer, type TestServer } from '../../../testing/test-server'
import { createRequestsFirm, type RequestsFirm } from '../../requests/testing/requests-firm'

let server: TestServer
let firm: RequestsFirm

beforeAll(async () => {
  server = await startTestServer()
  firm = await createRequestsFirm(server)
})
afterAll(() => expectOpenWorkKept(server))

const asked = (ids: readonly string[], query = '') => ({ query: { timeSheetSubmissionIDs: [...ids], query } })
const namesFor = async (by: TestPerson, ids: readonly string[], query?: string) =>
  (await by.call(timeSheetApprovals.listProjectChoices, asked(ids, query))).items.map(({ name }) => name)
const move = (id: string, projectID: string) => ({ params: { id }, body: { projectID } })

const change = (id: string, columns: Record<string, unknown>) => changeProject(server, id, columns)
const addRole = (projectId: string, person: TestPerson) =>
  server.sql(
    `insert into targetable_roles (company_id, id, targetable_id, name, employee_id, hourly_charge, hourly_cost)
     values ($1, $2, $3, 'Analyst', $4, 0, 0)`,
    [firm.company.id, randomUUID(), projectId, person.employeeId],
  )
/** A project on which only its lead and people with a role may log time. */
const startClosedProject = async (name: string, ...people: TestPerson[]): Promise<string> => {
  const id = await firm.startProject({ name })
  await change(id, { is_public: false })
  for (const person of people) await addRole(id, person)
  return id
}

describe('projects that waiting time can be put on', () => {
  it('are those where it is accepted, and all of them are', async () => {
    const current = await firm.startProject({ name: 'Current', responsibility: 'lineManager' })
    const open = await firm.startProject({ name: 'Open' })
    const shared = await startClosedProject('Shared', firm.submitter, firm.manager)
    await startClosedProject('Unknown to the approver', firm.submitter)
    await startClosedProject('Closed to whoever logged it', firm.manager)
    await change(await firm.startProject({ name: 'Completed' }), { ended_at: new Date() })
    await change(await firm.startProject({ name: 'Ended' }), { end_date: '2026-11-02' })
    await change(await firm.startProject({ name: 'Asks for words' }), { is_time_sheet_comment_required: true })
    const id = await firm.submit(firm.submitter, { projectId: current })
    expect(await namesFor(firm.manager, [id])).toEqual(['Open', 'Shared'])
    expect(await namesFor(firm.manager, [id], 'sha')).toEqual(['Shared'])
    for (const projectId of [open, shared]) {
      const waiting = await firm.submit(firm.submitter, { projectId: current })
      await firm.manager.call(approvals.changeRequestProject, move(waiting, projectId))
    }
  })

  it('of several people are those where each of them may log time', async () => {
    await startClosedProject('For Sam', firm.submitter, firm.manager)
    await startClosedProject('For both', firm.submitter, firm.colleague, firm.manager)
    const [ofSam, ofCleo] = [await firm.submit(firm.submitter), await firm.submit(firm.colleague)]
    expect(await namesFor(firm.manager, [ofSam])).toEqual(expect.arrayContaining(['For both', 'For Sam']))
    const ofBoth = await namesFor(firm.manager, [ofSam, ofCleo])
    expect(ofBoth).toContain('For both')
    expect(ofBoth).not.toContain('For Sam')
  })

  it('are told to those who may put the time right, and to nobody once it is gone', async () => {
    const id = await firm.submit(firm.submitter)
    expect((await firm.submitter.refusal(timeSheetApprovals.listProjectChoices, asked([id]))).reason).toBe(
      'invalidPermission',
    )
    for (const other of [firm.otherManager, firm.lead, firm.personnel])
      expect(await other.refusal(timeSheetApprovals.listProjectChoices, asked([id]))).toMatchObject({ status: 404 })
    expect((await firm.manager.refusal(timeSheetApprovals.listProjectChoices, asked([id, randomUUID()]))).reason).toBe(
      'notFound',
    )
    expect((await firm.manager.refusal(timeSheetApprovals.listProjectChoices, asked([]))).reason).toBe('notFound')
  })

  it('are none that the approver may not see, also when they know of one', async () => {
    const hidden = await startClosedProject('Hidden', firm.submitter)
    const id = await firm.submit(firm.submitter)
    expect(await firm.manager.refusal(approvals.changeRequestProject, move(id, hidden))).toMatchObject({
      status: 404,
      reason: 'notFound',
    })
  })
})
