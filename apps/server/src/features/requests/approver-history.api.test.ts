import { operations } from '@praxis/contract/company/history-and-jobs'
import { employees } from '@praxis/contract/people/employees'
import { invitations } from '@praxis/contract/people/invitations'
import { projects } from '@praxis/contract/projects/projects'
import { approvals } from '@praxis/contract/requests/approvals'
import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import { beforeEach, describe, expect, it } from 'vitest'
import { createUser, impersonating, type TestPerson } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { invite } from '../invitations/testing/invited'
import { createRequestsFirm, type RequestsFirm } from './testing/requests-firm'

let server: TestServer
let firm: RequestsFirm

beforeEach(async () => {
  server ??= await startTestServer()
  firm = await createRequestsFirm(server)
})

/** What the history of a request says about its approvers, newest first. */
const newApprovers = async (id: string) => {
  const { items } = await firm.submitter.call(operations.getHistory, { params: { entity: 'request', id } })
  return items
    .filter(({ action }) => action === 'approverChanged')
    .map(({ by, impersonatedBy, before, after }) => ({
      by: by?.employeeID ?? null,
      impersonatedBy: impersonatedBy?.employeeID ?? null,
      was: before?.approver,
      is: after?.approver,
      because: after?.because,
    }))
}
const isChanged = (by: TestPerson | null, was: string, is: string, because: string) => ({
  by: by?.employeeId ?? null,
  impersonatedBy: null,
  was: `${was} Stone`,
  is: `${is} Stone`,
  because,
})
const setLineManager = (by: Pick<TestPerson, 'call'>, lineManagerID: string) =>
  by.call(employees.updateEmployeePermission, { params: { id: firm.submitter.employeeId }, body: { lineManagerID } })

describe('the history of a request says who decides instead of whom', () => {
  it('with another line manager', async () => {
    const [id, others] = [await firm.submit(firm.submitter), await firm.submit(firm.colleague)]
    await setLineManager(firm.personnel, firm.otherManager.employeeId)
    expect(await newApprovers(id)).toEqual([isChanged(firm.personnel, 'Mo', 'Otto', 'newLineManager')])
    const { items } = await firm.otherManager.call(operations.getHistory, { params: { entity: 'request', id } })
    expect(items[0]?.after).toMatchObject({ approverID: firm.otherManager.employeeId })
    expect(items[0]?.before).toMatchObject({ approverID: firm.manager.employeeId })
    const ofColleague = { params: { entity: 'request', id: others } }
    expect((await firm.colleague.call(operations.getHistory, ofColleague)).items).toHaveLength(1)
  })

  it('with another lead of the project, and another responsibility', async () => {
    const projectId = await firm.startProject()
    const id = await firm.submit(firm.submitter, { projectId })
    const change = (body: { leadID?: string; timeSheetAndExpensesResponsibility?: 'lineManager' | 'projectLead' }) =>
      firm.owner.call(projects.updateProjectDetails, { params: { id: projectId }, body })
    await change({ leadID: firm.otherManager.employeeId })
    expect(await newApprovers(id)).toEqual([isChanged(firm.owner, 'Lea', 'Otto', 'newProjectLead')])
    await change({ timeSheetAndExpensesResponsibility: 'lineManager' })
    expect((await newApprovers(id))[0]).toEqual(isChanged(firm.owner, 'Otto', 'Mo', 'newResponsibility'))
    // Neither of the two decides on this project's requests any more.
    await change({ leadID: firm.lead.employeeId })
    expect(await newApprovers(id)).toHaveLength(2)
  })

  it('when whoever decides leaves or comes back', async () => {
    const projectId = await firm.startProject()
    const id = await firm.submit(firm.submitter, { projectId })
    const params = { id: firm.lead.employeeId }
    await firm.owner.call(employees.deactivateEmployee, { params })
    expect(await newApprovers(id)).toEqual([isChanged(firm.owner, 'Lea', 'Mo', 'left')])
    await firm.owner.call(employees.reactivateEmployee, { params })
    expect((await newApprovers(id))[0]).toEqual(isChanged(firm.owner, 'Mo', 'Lea', 'cameBack'))
  })

  it('when the line manager joins', async () => {
    const user = await createUser(server, { username: 'newcomer@firm.example', firstName: 'Nia', lastName: 'Stone' })
    const { id: invitation, code, employeeID } = await invite(firm.owner, user.username)
    await setLineManager(firm.owner, employeeID)
    const id = await firm.submit(firm.submitter)
    await user.call(invitations.acceptInvitation, { params: { id: invitation }, body: { code } })
    expect(await newApprovers(id)).toMatchObject([
      { was: 'Olive Owner', is: 'Nia Stone', because: 'joined', by: employeeID },
    ])
  })

  it('when the time goes to another project, by whoever put it there', async () => {
    const [one, other] = [await firm.startProject(), await firm.startProject({ lead: firm.otherManager })]
    const id = await firm.submit(firm.submitter)
    await firm.manager.call(approvals.changeRequestProject, { params: { id }, body: { projectID: one } })
    expect(await newApprovers(id)).toEqual([isChanged(firm.manager, 'Mo', 'Lea', 'otherProject')])
    await firm.submitter.call(timeSheetSubmissions.updateSubmission, { params: { id }, body: { projectID: other } })
    expect((await newApprovers(id))[0]).toEqual(isChanged(firm.submitter, 'Lea', 'Otto', 'otherProject'))
  })

  it('when it is opened again and somebody else decides by then', async () => {
    const id = await firm.submit(firm.submitter)
    await firm.decide(firm.manager, id, 'approved')
    await setLineManager(firm.owner, firm.otherManager.employeeId)
    expect(await newApprovers(id)).toEqual([])
    await firm.decide(firm.manager, id, 'waitingForApproval', 'Too early')
    expect(await newApprovers(id)).toEqual([isChanged(firm.manager, 'Mo', 'Otto', 'reopened')])
  })

  it('with who was at the keyboard, and with nobody where nobody acted', async () => {
    const id = await firm.submit(firm.submitter)
    await server.sql('update employees set can_impersonate = true where id = $1', [firm.lead.employeeId])
    const asManager = await impersonating(server, firm.lead, firm.manager)
    const projectID = await firm.startProject()
    await asManager.call(approvals.changeRequestProject, { params: { id }, body: { projectID } })
    expect(await newApprovers(id)).toEqual([
      { ...isChanged(firm.manager, 'Mo', 'Lea', 'otherProject'), impersonatedBy: firm.lead.employeeId },
    ])
    await server.sql('update targetables set lead_id = $2 where id = $1', [projectID, firm.otherManager.employeeId])
    expect((await newApprovers(id))[0]).toEqual(isChanged(null, 'Lea', 'Otto', 'newProjectLead'))
  })

  it('and nothing when it stays with whom it was', async () => {
    const projectId = await firm.startProject({ responsibility: 'lineManager' })
    const id = await firm.submit(firm.submitter)
    await firm.manager.call(approvals.changeRequestProject, { params: { id }, body: { projectID: projectId } })
    await firm.decide(firm.manager, id, 'approved')
    await firm.decide(firm.manager, id, 'waitingForApproval', 'Once more')
    expect(await newApprovers(id)).toEqual([])
  })
})
