import { randomUUID } from 'node:crypto'
import { defaultWorkingWeek } from '@praxis/contract/company/company-settings'
import { employees } from '@praxis/contract/people/employees'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ActorKind, actorsAround, createPeopleFirm, give, period, startPeopleServer } from './testing/people-firm'

const server = await startPeopleServer()
let firm: Awaited<ReturnType<typeof createPeopleFirm>>
let actors: Awaited<ReturnType<typeof actorsAround>>

beforeAll(async () => {
  firm = await createPeopleFirm(server)
  actors = await actorsAround(server, firm)
  await give(firm.manager, firm.member, period('2026-01-01', { holidayEntitlementDays: 27.5 }), period('2027-01-01'))
})

describe('an employee', () => {
  const get = (by: ActorKind, id = firm.member.employeeId) => actors[by].call(employees.getEmployee, { params: { id } })

  it('is shown whole to those who manage employees', async () => {
    expect(await get('managerOfEmployees')).toEqual({
      id: firm.member.employeeId,
      version: 1,
      nanoPath: expect.any(String),
      displayName: 'Mia Member',
      displayInitials: 'MM',
      profileImage: null,
      isOwner: false,
      details: {
        jobTitle: 'Staff',
        shortDescription: '',
        tags: [],
        contact: { email: '', mobile: '', landline: '', fax: '' },
        dynamicDetails: [],
        isActive: true,
      },
      lineManager: { id: firm.lead.employeeId, displayName: 'Leo Lead' },
      user: {
        id: firm.member.userId,
        username: firm.member.username,
        details: { firstName: 'Mia', lastName: 'Member' },
      },
      company: { id: firm.company.id, name: 'A firm', domain: firm.company.domain },
      contract: {
        startDate: '2026-01-01',
        endDate: null,
        activePeriod: period('2026-01-01', { holidayEntitlementDays: 27.5 }),
        periods: [period('2026-01-01', { holidayEntitlementDays: 27.5 }), period('2027-01-01')],
        workingDays: [2, 3, 4, 5, 6],
        isAvailableInClientResourcing: true,
        version: 1,
      },
      permission: {
        canManageEmployees: false,
        canManageClients: false,
        canManageCompany: false,
        canManageProjects: false,
        canManageReports: false,
        canManageAssets: false,
        canProcessPayments: false,
        canImpersonate: false,
        isAdmin: false,
        revenue: 'noAccess',
        lineManager: { id: firm.lead.employeeId, displayName: 'Leo Lead' },
      },
      preferences: { openInNewTab: false, infiniteScrolling: false, timeZone: null },
      can: {
        editDetails: true,
        editContract: true,
        editPermission: true,
        editPreferences: true,
        deactivate: true,
        reactivate: false,
        impersonate: false,
        readHistory: true,
      },
    })
  })

  it.each<[ActorKind, string[]]>([
    ['self', ['contract', 'permission', 'preferences']],
    ['directLineManager', ['contract', 'permission']],
    ['above', ['contract', 'permission']],
    ['managerOfEmployees', ['contract', 'permission', 'preferences']],
    ['admin', ['contract', 'permission', 'preferences']],
    ['owner', ['contract', 'permission', 'preferences']],
    ['other', []],
    ['impersonatingManager', ['contract', 'permission', 'preferences']],
    ['impersonatingLineManager', ['contract', 'permission']],
  ])('shows %s, beside what every colleague sees, %j', async (by, parts) => {
    const employee = await get(by)
    expect(employee).toMatchObject({ displayName: 'Mia Member', lineManager: { displayName: 'Leo Lead' } })
    expect(Object.keys(employee).filter((key) => ['contract', 'permission', 'preferences'].includes(key))).toEqual(
      parts,
    )
  })

  it('does not exist for a stranger, nor does one that nobody is', async () => {
    const params = { id: firm.member.employeeId }
    expect(await actors.stranger.refusal(employees.getEmployee, { params })).toEqual({
      status: 404,
      reason: 'notFound',
    })
    const { nanoPath } = await get('other')
    expect((await actors.stranger.refusal(employees.getEmployee, { params: { id: nanoPath } })).reason).toBe('notFound')
    for (const id of [randomUUID(), 'nobody'])
      expect((await firm.manager.refusal(employees.getEmployee, { params: { id } })).reason).toBe('notFound')
  })

  it('is found by the short id of the profile link', async () => {
    const { nanoPath, id } = await get('other')
    expect((await get('other', nanoPath)).id).toBe(id)
  })

  it('has every capability as the owner, whatever the columns say, and impersonates as an admin', async () => {
    const owner = await get('managerOfEmployees', firm.owner.employeeId)
    expect(owner).toMatchObject({
      isOwner: true,
      permission: { canProcessPayments: true, isAdmin: true, revenue: 'write' },
    })
    const admin = await get('managerOfEmployees', firm.admin.employeeId)
    expect(admin).toMatchObject({ isOwner: false, permission: { isAdmin: true, canImpersonate: true } })
    expect(admin.permission?.canManageReports).toBe(false)
  })

  it('who was invited has an address for a name, and no user', async () => {
    const invited = await get('managerOfEmployees', firm.invited.employeeId)
    expect(invited).toMatchObject({
      displayName: firm.invited.email,
      displayInitials: 'I',
      user: null,
      invitation: { id: firm.invited.invitationId, email: firm.invited.email, isExpired: false },
      contract: null,
    })
  })

  it('has the period of their own day: a contract that changes tomorrow here has changed where it is tomorrow', async () => {
    const half = { ...defaultWorkingWeek, 2: 0, 3: 0 }
    await give(
      firm.manager,
      firm.colleague,
      period('2026-11-01'),
      period('2026-11-13', { workingTimeIntervalByDay: half }),
    )
    const workingDays = async () => (await get('owner', firm.colleague.employeeId)).contract?.workingDays
    expect(await workingDays()).toEqual([2, 3, 4, 5, 6])
    await firm.colleague.call(employees.updateEmployeeDetails, {
      params: { id: firm.colleague.employeeId },
      body: { preferences: { timeZone: 'Pacific/Kiritimati' } },
    })
    expect(await workingDays()).toEqual([4, 5, 6])
  })
})

describe('teammates', () => {
  const teammates = async (person: { employeeId: string }) => {
    const { items } = await firm.colleague.call(employees.getTeammates, { params: { id: person.employeeId } })
    return items.map(({ displayName, relation }) => `${relation} ${displayName}`)
  }

  it('are the line manager, those with the same one and the reports, without those who left or never joined', async () => {
    expect(await teammates(firm.member)).toEqual(['lineManager Leo Lead'])
    expect(await teammates(firm.lead)).toEqual(['lineManager Dora Director', 'report Mia Member'])
    expect(await teammates(firm.director)).toEqual(['report Leo Lead'])
    expect(await teammates(firm.colleague)).toEqual([])
  })

  it('of nobody, or of somebody in another company, are not found', async () => {
    const params = { id: firm.member.employeeId }
    expect((await actors.stranger.refusal(employees.getTeammates, { params })).reason).toBe('notFound')
    expect((await firm.member.refusal(employees.getTeammates, { params: { id: randomUUID() } })).reason).toBe(
      'notFound',
    )
  })
})

describe('the organisation chart', () => {
  it('has everyone who works here with whom they report to, and nobody of another company', async () => {
    const { items } = await firm.colleague.call(employees.getOrganisationChart, {})
    const nameOf = new Map(items.map(({ id, displayName }) => [id, displayName]))
    expect(items.map((item) => [item.displayName, nameOf.get(item.lineManagerID ?? '') ?? null])).toEqual([
      ['Ann Admin', null],
      ['Cole Colleague', null],
      ['Dora Director', null],
      ['Leo Lead', 'Dora Director'],
      ['Max Manager', null],
      ['Mia Member', 'Leo Lead'],
      ['Olive Owner', null],
    ])
  })

  it('keeps somebody who left as long as others report to them', async () => {
    const { manager, lead, member } = await createPeopleFirm(server)
    await manager.call(employees.deactivateEmployee, { params: { id: lead.employeeId } })
    const { items } = await member.call(employees.getOrganisationChart, {})
    expect(items.find(({ id }) => id === lead.employeeId)).toMatchObject({ isActive: false })
    expect(items.find(({ id }) => id === member.employeeId)).toMatchObject({ lineManagerID: lead.employeeId })
  })
})
