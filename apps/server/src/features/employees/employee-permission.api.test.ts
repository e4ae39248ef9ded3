import { randomUUID } from 'node:crypto'
import { companies } from '@praxis/contract/company/companies'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { capabilities } from '@praxis/contract/people/capabilities'
import { employees, type PermissionInput } from '@praxis/contract/people/employees'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { listen } from '../../testing/event-stream'
import { createEmployee, type TestPerson } from '../../testing/people'
import { type ActorKind, actorsAround, createPeopleFirm, startPeopleServer } from './testing/people-firm'

const server = await startPeopleServer()
let firm: Awaited<ReturnType<typeof createPeopleFirm>>
let actors: Awaited<ReturnType<typeof actorsAround>>

beforeAll(async () => {
  firm = await createPeopleFirm(server)
  actors = await actorsAround(server, firm)
})

/** The change is made by an admin, who may give everything. */
const change = (id: string, body: PermissionInput) =>
  firm.admin.call(employees.updateEmployeePermission, { params: { id }, body })
const refusal = (id: string, body: PermissionInput) =>
  firm.manager.refusal(employees.updateEmployeePermission, { params: { id }, body })

describe('a permission', () => {
  it.each(capabilities)('%s is given and taken by itself', async (capability) => {
    const id = firm.member.employeeId
    const given = await change(id, { [capability]: true })
    expect(given.permission).toMatchObject({ [capability]: true, isAdmin: false })
    const own = async () => (await firm.member.call(companies.openWorkspace, {})).employment.permission
    expect(await own()).toMatchObject({ [capability]: true })
    const others = capabilities.filter((name) => name !== capability)
    expect(others.filter((name) => given.permission?.[name])).toEqual([])
    expect((await change(id, { [capability]: false })).permission).toMatchObject({ [capability]: false })
    expect(await own()).toMatchObject({ [capability]: false })
  })

  it('to see revenue is nothing, reading or writing', async () => {
    for (const revenue of ['read', 'write', 'noAccess'] as const)
      expect((await change(firm.member.employeeId, { revenue })).permission?.revenue).toBe(revenue)
  })

  it('with all of the four makes an admin', async () => {
    const { employeeId } = await createEmployee(server, firm.company)
    const three = { canManageEmployees: true, canManageClients: true, canManageCompany: true }
    expect((await change(employeeId, three)).permission?.isAdmin).toBe(false)
    expect((await change(employeeId, { canManageProjects: true })).permission).toMatchObject({
      isAdmin: true,
      canImpersonate: true,
    })
    expect(await refusal(employeeId, { isAdmin: false } as PermissionInput)).toMatchObject({ reason: 'invalidInput' })
  })

  it('is in the history with what changed only, and not at all when nothing did', async () => {
    const { employeeId } = await createEmployee(server, firm.company)
    const history = async () =>
      (await firm.manager.call(operations.getHistory, { params: { entity: 'employee', id: employeeId } })).items
    await change(employeeId, { canManageAssets: true, canManageReports: false, lineManagerID: firm.lead.employeeId })
    await change(employeeId, { canManageAssets: true, lineManagerID: firm.lead.employeeId })
    expect(await history()).toMatchObject([
      {
        action: 'permissionUpdated',
        by: { displayName: 'Ann Admin' },
        before: { canManageAssets: false, lineManager: null, lineManagerID: null },
        after: { canManageAssets: true, lineManager: 'Leo Lead', lineManagerID: firm.lead.employeeId },
      },
    ])
  })

  it.each<[ActorKind, string]>([
    ['self', 'invalidPermission'],
    ['directLineManager', 'invalidPermission'],
    ['above', 'invalidPermission'],
    ['managerOfEmployees', 'changed'],
    ['admin', 'changed'],
    ['owner', 'changed'],
    ['other', 'invalidPermission'],
    ['stranger', 'notFound'],
    ['impersonatingManager', 'invalidPermission'],
    ['impersonatingLineManager', 'invalidPermission'],
  ])('changed by %s: %s, as `can` says', async (by, outcome) => {
    const params = { id: firm.member.employeeId }
    const response = await actors[by].send(employees.updateEmployeePermission, {
      params,
      body: { canManageEmployees: true },
    })
    expect(response.ok ? 'changed' : (await response.json()).reason).toBe(outcome)
    if (by === 'stranger') return
    expect((await actors[by].call(employees.getEmployee, { params })).can.editPermission).toBe(outcome === 'changed')
  })

  it('is never changed by those who have it themselves, not even by the owner', async () => {
    for (const person of [firm.manager, firm.admin, firm.owner]) {
      const params = { id: person.employeeId }
      const body = { lineManagerID: firm.director.employeeId }
      expect(await person.refusal(employees.updateEmployeePermission, { params, body })).toEqual({
        status: 401,
        reason: 'invalidPermission',
      })
    }
  })

  it('of the owner cannot be taken away; naming what they have changes nothing', async () => {
    const id = firm.owner.employeeId
    for (const body of [{ canManageCompany: false }, { canImpersonate: false }, { revenue: 'read' as const }])
      expect(await refusal(id, body)).toEqual({ status: 409, reason: 'ownerKeepsAccess' })
    expect((await change(id, { canManageCompany: true, revenue: 'write' })).permission?.isAdmin).toBe(true)
  })

  it('is prepared for somebody invited, and for somebody who left', async () => {
    for (const { employeeId } of [firm.invited, firm.former])
      expect((await change(employeeId, { canManageClients: true })).permission?.canManageClients).toBe(true)
  })

  it('that is taken away is gone from the next request on, and the open browser hears of it', async () => {
    const person = await createEmployee(server, firm.company, { capabilities: ['canManageEmployees'] })
    const stream = await listen(person)
    onTestFinished(stream.hangUp)
    await expect.poll(() => stream.heard[0]?.event).toBe('ready')
    await change(person.employeeId, { canManageEmployees: false })
    expect((await person.refusal(employees.listEmployees, {})).reason).toBe('invalidPermission')
    await expect
      .poll(() => stream.heard.slice(1))
      .toEqual(
        expect.arrayContaining([
          { event: 'access', data: { lost: false } },
          { event: 'change', data: { topic: 'workspace' } },
          { event: 'change', data: { topic: 'employees', id: person.employeeId } },
        ]),
      )
    expect(stream.isOpen).toBe(true)
  })
})

describe('a right', () => {
  it.each<[string, PermissionInput, string]>([
    ['that they have', { canManageEmployees: true }, 'given'],
    ['that they lack', { canManageProjects: true }, 'rightNotHeld'],
    ['to process payments', { canProcessPayments: true }, 'rightNotHeld'],
    ['to impersonate', { canImpersonate: true }, 'rightNotHeld'],
    ['to read revenue', { revenue: 'read' }, 'given'],
    ['to change revenue', { revenue: 'write' }, 'rightNotHeld'],
  ])('%s: by somebody who manages employees and reads revenue: %s', async (_, body, outcome) => {
    const giver = await createEmployee(server, firm.company, { capabilities: ['canManageEmployees'], revenue: 'read' })
    const { employeeId: id } = await createEmployee(server, firm.company)
    const response = await giver.send(employees.updateEmployeePermission, { params: { id }, body })
    expect(response.ok ? 'given' : (await response.json()).reason).toBe(outcome)
    const { permission } = await firm.owner.call(employees.getEmployee, { params: { id } })
    expect(permission).toMatchObject(outcome === 'given' ? body : { isAdmin: false, revenue: 'noAccess' })
  })

  it('that somebody has is kept and taken by who lacks it', async () => {
    const { employeeId } = await createEmployee(server, firm.company, { capabilities: ['canManageAssets'] })
    const params = { id: employeeId }
    const kept = { canManageAssets: true, canManageEmployees: true }
    await firm.manager.call(employees.updateEmployeePermission, { params, body: kept })
    await firm.manager.call(employees.updateEmployeePermission, { params, body: { canManageAssets: false } })
    expect(await firm.manager.refusal(employees.updateEmployeePermission, { params, body: kept })).toEqual({
      status: 401,
      reason: 'rightNotHeld',
    })
  })

  it('that would make an admin is not given by who is none', async () => {
    const capabilities = ['canManageClients', 'canManageCompany', 'canManageProjects'] as const
    const { employeeId } = await createEmployee(server, firm.company, { capabilities })
    expect((await refusal(employeeId, { canManageEmployees: true })).reason).toBe('rightNotHeld')
  })
})

describe('a line manager', () => {
  it('is set, changed and taken away', async () => {
    const { employeeId } = await createEmployee(server, firm.company)
    expect((await change(employeeId, { lineManagerID: firm.lead.employeeId })).lineManager).toEqual({
      id: firm.lead.employeeId,
      displayName: 'Leo Lead',
    })
    expect((await change(employeeId, { lineManagerID: null })).permission?.lineManager).toBeNull()
  })

  it('must be somebody who works here', async () => {
    const stranger = await createPeopleFirm(server)
    for (const id of [firm.former.employeeId, stranger.lead.employeeId, randomUUID()])
      expect(await refusal(firm.member.employeeId, { lineManagerID: id })).toMatchObject({
        status: 400,
        reason: 'invalidInput',
        fields: [{ path: 'lineManagerID', message: 'Choose an active employee' }],
      })
  })

  it('can be somebody who has not joined yet, and is called by their address until then', async () => {
    const { employeeId } = await createEmployee(server, firm.company)
    const { employeeId: id, email } = firm.invited
    expect((await change(employeeId, { lineManagerID: id })).lineManager).toEqual({ id, displayName: email })
    const { items } = await firm.owner.call(employees.getOrganisationChart, {})
    expect(items.find((person) => person.id === id)).toMatchObject({ displayName: email, isInvited: true })
  })

  it('who has left stays, and can be named again with other changes', async () => {
    const { lead, member, manager } = await createPeopleFirm(server)
    await manager.call(employees.deactivateEmployee, { params: { id: lead.employeeId } })
    const changed = await manager.call(employees.updateEmployeePermission, {
      params: { id: member.employeeId },
      body: { lineManagerID: lead.employeeId, canManageEmployees: true },
    })
    expect(changed).toMatchObject({ lineManager: { id: lead.employeeId }, permission: { canManageEmployees: true } })
  })

  it('cannot be oneself or one of those below', async () => {
    for (const id of [firm.director, firm.lead, firm.member].map(({ employeeId }) => employeeId))
      expect(await refusal(firm.director.employeeId, { lineManagerID: id })).toEqual({
        status: 400,
        reason: 'circularLineManager',
      })
    expect((await change(firm.lead.employeeId, { lineManagerID: firm.director.employeeId })).lineManager?.id).toBe(
      firm.director.employeeId,
    )
  })

  it('never closes a circle when many change at once', async () => {
    const people: TestPerson[] = []
    while (people.length < 6) people.push(await createEmployee(server, firm.company))
    const responses = await Promise.all(
      people.map((person, index) =>
        firm.manager.send(employees.updateEmployeePermission, {
          params: { id: person.employeeId },
          body: { lineManagerID: people[(index + 1) % people.length]?.employeeId ?? null },
        }),
      ),
    )
    const refused = await Promise.all(responses.filter(({ ok }) => !ok).map(async (response) => response.json()))
    expect(refused).toEqual([{ reason: 'circularLineManager' }])
  })
})
