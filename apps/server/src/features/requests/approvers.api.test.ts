import { employees } from '@praxis/contract/people/employees'
import { projects } from '@praxis/contract/projects/projects'
import { approvals } from '@praxis/contract/requests/approvals'
import { requests } from '@praxis/contract/requests/requests'
import { timeSheetRequests } from '@praxis/contract/time/time-sheet-approvals'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TestPerson } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { createRequestsFirm, type RequestsFirm } from './testing/requests-firm'

let server: TestServer
let firm: RequestsFirm

beforeEach(async () => {
  server ??= await startTestServer()
  firm = await createRequestsFirm(server)
})

const approverOf = async (by: TestPerson, id: string) =>
  (await by.call(requests.getRequest, { params: { id } })).approver?.id

describe('who decides', () => {
  it('is the line manager for time without a project', async () => {
    expect(await approverOf(firm.submitter, await firm.submit(firm.submitter))).toBe(firm.manager.employeeId)
  })

  it('is the lead where the project says so, and the line manager where it does not', async () => {
    const byLead = await firm.submit(firm.submitter, { projectId: await firm.startProject() })
    const byManager = await firm.submit(firm.submitter, {
      projectId: await firm.startProject({ responsibility: 'lineManager' }),
    })
    expect(await approverOf(firm.submitter, byLead)).toBe(firm.lead.employeeId)
    expect(await approverOf(firm.submitter, byManager)).toBe(firm.manager.employeeId)
  })

  it('is never the one who asks: the lead’s own goes to their line manager, or to the owner', async () => {
    const projectId = await firm.startProject({ lead: firm.submitter })
    expect(await approverOf(firm.submitter, await firm.submit(firm.submitter, { projectId }))).toBe(
      firm.manager.employeeId,
    )
    const own = await firm.submit(firm.lead, { projectId: await firm.startProject() })
    expect(await approverOf(firm.lead, own)).toBe(firm.owner.employeeId)
    expect(
      await firm.lead.refusal(approvals.decideRequest, { params: { id: own }, body: { state: 'approved' } }),
    ).toMatchObject({ status: 401, reason: 'invalidPermission' })
  })

  it('is the owner for whoever has no line manager, or one who has left', async () => {
    expect(await approverOf(firm.otherManager, await firm.submit(firm.otherManager))).toBe(firm.owner.employeeId)
    await server.sql('update employees set is_active = false where id = $1', [firm.manager.employeeId])
    expect(await approverOf(firm.submitter, await firm.submit(firm.submitter))).toBe(firm.owner.employeeId)
  })
})

describe('what waits goes to whoever decides now', () => {
  const setLineManager = (lineManagerID: string | null) =>
    firm.owner.call(employees.updateEmployeePermission, {
      params: { id: firm.submitter.employeeId },
      body: { lineManagerID },
    })

  it('when somebody gets another line manager', async () => {
    const [id, decided] = [await firm.submit(firm.submitter), await firm.submit(firm.submitter)]
    const others = await firm.submit(firm.colleague)
    await firm.decide(firm.manager, decided, 'approved')
    await setLineManager(firm.otherManager.employeeId)
    expect(await approverOf(firm.submitter, id)).toBe(firm.otherManager.employeeId)
    expect(await approverOf(firm.submitter, decided)).toBe(firm.manager.employeeId)
    expect(await approverOf(firm.colleague, others)).toBe(firm.manager.employeeId)
    expect([await firm.countOf(firm.manager), await firm.countOf(firm.otherManager)]).toEqual([1, 1])
    expect(
      (await firm.manager.refusal(approvals.decideRequest, { params: { id }, body: { state: 'approved' } })).reason,
    ).toBe('notFound')
    expect((await firm.decide(firm.otherManager, id, 'approved')).state).toBe('approved')
    await setLineManager(null)
    expect(await approverOf(firm.submitter, await firm.submit(firm.submitter))).toBe(firm.owner.employeeId)
  })

  it('when a project gets another lead, or another responsibility', async () => {
    const projectId = await firm.startProject()
    const id = await firm.submit(firm.submitter, { projectId })
    const change = (body: { leadID?: string; timeSheetAndExpensesResponsibility?: 'lineManager' | 'projectLead' }) =>
      firm.owner.call(projects.updateProjectDetails, { params: { id: projectId }, body })
    await change({ leadID: firm.otherManager.employeeId })
    expect(await approverOf(firm.submitter, id)).toBe(firm.otherManager.employeeId)
    await change({ timeSheetAndExpensesResponsibility: 'lineManager' })
    expect(await approverOf(firm.submitter, id)).toBe(firm.manager.employeeId)
    await change({ timeSheetAndExpensesResponsibility: 'projectLead', leadID: firm.submitter.employeeId })
    expect(await approverOf(firm.submitter, id)).toBe(firm.manager.employeeId)
  })

  it('when somebody leaves and comes back', async () => {
    const projectId = await firm.startProject()
    const [ofLead, ofManager] = [await firm.submit(firm.submitter, { projectId }), await firm.submit(firm.submitter)]
    const params = (person: TestPerson) => ({ params: { id: person.employeeId } })
    await firm.owner.call(employees.deactivateEmployee, params(firm.lead))
    expect(await approverOf(firm.submitter, ofLead)).toBe(firm.manager.employeeId)
    await firm.owner.call(employees.deactivateEmployee, params(firm.manager))
    expect(await approverOf(firm.submitter, ofLead)).toBe(firm.owner.employeeId)
    expect(await approverOf(firm.submitter, ofManager)).toBe(firm.owner.employeeId)
    expect(await firm.countOf(firm.owner)).toBe(2)
    await firm.owner.call(employees.reactivateEmployee, params(firm.lead))
    await firm.owner.call(employees.reactivateEmployee, params(firm.manager))
    expect(await approverOf(firm.submitter, ofLead)).toBe(firm.lead.employeeId)
    expect(await approverOf(firm.submitter, ofManager)).toBe(firm.manager.employeeId)
    expect(await firm.countOf(firm.owner)).toBe(0)
  })

  it('also when it is submitted in the very moment', async () => {
    const ids: string[] = []
    for (let index = 0; index < 20; index += 1) ids.push(await firm.log(firm.submitter))
    await Promise.all([
      ...ids.map((submissionID) => firm.submitter.call(timeSheetRequests.submitTimeSheet, { body: { submissionID } })),
      setLineManager(firm.otherManager.employeeId),
    ])
    expect(await firm.countOf(firm.otherManager)).toBe(20)
    expect(await firm.countOf(firm.manager)).toBe(0)
  })
})
