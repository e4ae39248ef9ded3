import { randomUUID } from 'node:crypto'
import { companies } from '@praxis/contract/company/companies'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { employees } from '@praxis/contract/people/employees'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { listen } from '../../testing/event-stream'
import { createEmployee, createPendingEmployee, impersonating } from '../../testing/people'
import type { Caller } from '../../testing/test-server'
import { type ActorKind, actorsAround, createPeopleFirm, startPeopleServer } from './testing/people-firm'

const server = await startPeopleServer()
let firm: Awaited<ReturnType<typeof createPeopleFirm>>
let actors: Awaited<ReturnType<typeof actorsAround>>

beforeAll(async () => {
  firm = await createPeopleFirm(server)
  actors = await actorsAround(server, firm)
})

const deactivate = (by: Caller, { employeeId }: { employeeId: string }) =>
  by.send(employees.deactivateEmployee, { params: { id: employeeId } })
const reactivate = (by: Caller, { employeeId }: { employeeId: string }) =>
  by.send(employees.reactivateEmployee, { params: { id: employeeId } })
const outcomeOf = async (response: Response) => (response.ok ? 'done' : (await response.json()).reason)

describe('deactivating', () => {
  it('lets somebody in no more from the next request on, and their open browser is cut off', async () => {
    const person = await createEmployee(server, firm.company)
    const stream = await listen(person)
    onTestFinished(stream.hangUp)
    await expect.poll(() => stream.heard[0]?.event).toBe('ready')
    expect(await outcomeOf(await deactivate(firm.manager, person))).toBe('done')
    expect(await person.refusal(companies.openWorkspace, {})).toEqual({ status: 401, reason: 'employeeDeactivated' })
    await expect.poll(() => stream.isOpen).toBe(false)
    expect(stream.heard).toContainEqual({ event: 'access', data: { lost: true } })
    expect(await outcomeOf(await reactivate(firm.manager, person))).toBe('done')
    await person.call(companies.openWorkspace, {})
    const { items } = await firm.manager.call(operations.getHistory, {
      params: { entity: 'employee', id: person.employeeId },
    })
    expect(items).toMatchObject([
      { action: 'reactivated', after: { isActive: true } },
      { action: 'deactivated', before: { isActive: true }, after: { isActive: false } },
    ])
  })

  it('ends what somebody does as another one', async () => {
    const person = await createEmployee(server, firm.company, { capabilities: ['canImpersonate'] })
    const acting = await impersonating(server, person, firm.colleague)
    await acting.call(companies.openWorkspace, {})
    await deactivate(firm.manager, person)
    expect((await acting.refusal(companies.openWorkspace, {})).status).toBe(401)
  })

  it('can be repeated, and says so only once in the history', async () => {
    const person = await createEmployee(server, firm.company)
    for (const work of [deactivate, deactivate, reactivate, reactivate])
      expect(await outcomeOf(await work(firm.manager, person))).toBe('done')
    const { items } = await firm.manager.call(operations.getHistory, {
      params: { entity: 'employee', id: person.employeeId },
    })
    expect(items).toHaveLength(2)
  })

  it.each<[ActorKind, string, string]>([
    ['self', 'invalidPermission', 'invalidPermission'],
    ['directLineManager', 'invalidPermission', 'invalidPermission'],
    ['above', 'invalidPermission', 'invalidPermission'],
    ['managerOfEmployees', 'done', 'done'],
    ['admin', 'done', 'done'],
    ['owner', 'done', 'done'],
    ['other', 'invalidPermission', 'invalidPermission'],
    ['stranger', 'notFound', 'notFound'],
    ['impersonatingManager', 'invalidPermission', 'invalidPermission'],
    ['impersonatingLineManager', 'invalidPermission', 'invalidPermission'],
  ])('by %s: %s, and letting in again: %s, as `can` says', async (by, outcome, outcomeBack) => {
    const params = { id: firm.member.employeeId }
    const can = async () => (await actors[by].call(employees.getEmployee, { params })).can
    if (by !== 'stranger') expect((await can()).deactivate).toBe(outcome === 'done')
    expect(await outcomeOf(await deactivate(actors[by], firm.member))).toBe(outcome)
    if (by !== 'stranger') expect((await can()).reactivate).toBe(outcome === 'done')
    expect(await outcomeOf(await reactivate(actors[by], firm.member))).toBe(outcomeBack)
  })

  it('is taken back only by who could give the rights that come back with it', async () => {
    const rich = await createEmployee(server, firm.company, { capabilities: ['canManageCompany'] })
    const params = { id: rich.employeeId }
    await deactivate(firm.manager, rich)
    const can = async (by: Caller) => (await by.call(employees.getEmployee, { params })).can.reactivate
    expect([await can(firm.manager), await can(firm.admin)]).toEqual([false, true])
    expect(await outcomeOf(await reactivate(firm.manager, rich))).toBe('rightNotHeld')
    await firm.manager.call(employees.updateEmployeePermission, { params, body: { canManageCompany: false } })
    expect(await can(firm.manager)).toBe(true)
    expect(await outcomeOf(await reactivate(firm.manager, rich))).toBe('done')
  })

  it('is never done to the owner, nor to oneself', async () => {
    for (const person of [firm.manager, firm.admin, firm.owner])
      expect(await outcomeOf(await deactivate(person, firm.owner))).toBe('ownerKeepsAccess')
    for (const person of [firm.manager, firm.admin])
      expect(await outcomeOf(await deactivate(person, person))).toBe('invalidPermission')
  })

  it('leaves reports with the line manager they had', async () => {
    const leaving = await createEmployee(server, firm.company, { firstName: 'Lena', lastName: 'Leaving' })
    const report = await createEmployee(server, firm.company, { lineManagerId: leaving.employeeId })
    await deactivate(firm.manager, leaving)
    const { lineManager } = await report.call(employees.getEmployee, { params: { id: report.employeeId } })
    expect(lineManager).toEqual({ id: leaving.employeeId, displayName: 'Lena Leaving' })
  })

  it('finds nobody who is not there', async () => {
    for (const work of [deactivate, reactivate])
      expect(await outcomeOf(await work(firm.manager, { employeeId: randomUUID() }))).toBe('notFound')
  })
})

describe('withdrawing an invitation', () => {
  it('leaves nothing of somebody who never joined, and tells those who manage employees', async () => {
    const invited = await createPendingEmployee(server, firm.company)
    const stream = await listen(firm.admin)
    onTestFinished(stream.hangUp)
    await expect.poll(() => stream.heard[0]?.event).toBe('ready')
    expect(await outcomeOf(await deactivate(firm.manager, invited))).toBe('done')
    const params = { id: invited.employeeId }
    expect((await firm.manager.refusal(employees.getEmployee, { params })).reason).toBe('notFound')
    expect(await server.sql('select from invitations where id = $1', [invited.invitationId])).toEqual([])
    await expect
      .poll(stream.changes)
      .toEqual([{ topic: 'invitations' }, { topic: 'employees', id: invited.employeeId }])
    const history = await server.sql('select action, before from history where entity_id = $1', [invited.employeeId])
    expect(history).toMatchObject([{ action: 'invitationWithdrawn', before: { email: invited.email } }])
  })

  it('is for those who manage employees', async () => {
    const { lead, colleague } = firm
    for (const person of [lead, colleague])
      expect(await outcomeOf(await deactivate(person, firm.invited))).toBe('invalidPermission')
    expect(await outcomeOf(await deactivate(actors.stranger, firm.invited))).toBe('notFound')
  })
})
