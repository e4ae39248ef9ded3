import { randomUUID } from 'node:crypto'
import { clients } from '@praxis/contract/clients/clients'
import { journalEntries } from '@praxis/contract/clients/journal'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { type Project, projects } from '@praxis/contract/projects/projects'
import { beforeAll, describe, expect, it } from 'vitest'
import { createEmployee, createTestCompany, type TestPerson } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { withoutIds } from '../../testing/without-ids'
import { createProjectsFirm, type ProjectsFirm } from './testing/projects-world'

let server: TestServer
let firm: ProjectsFirm
let stranger: TestPerson

beforeAll(async () => {
  // Every call happens a little later than the one before.
  let moment = Date.parse('2026-11-12T09:00:00Z')
  server = await startTestServer({ clock: () => new Date(moment++) })
  firm = await createProjectsFirm(server)
  stranger = (await createTestCompany(server)).owner
})

const zero = { revenue: 0, cost: 0 }

describe('starting a project', () => {
  it("for a client takes the specification's defaults and the client's currency", async () => {
    const project = await firm.start('Data platform')
    expect(project).toMatchObject({
      client: { id: firm.clientId, name: 'Northgate Water' },
      isInternal: false,
      completedAt: null,
      details: {
        name: 'Data platform',
        isActive: true,
        isStrategic: false,
        chargingMechanism: 'effort',
        currency: 'EUR',
        isNonChargeableTimeAllowed: false,
        isNonChargeableExpensesAllowed: false,
        isTimeSheetCommentsRequired: false,
        shouldAutoApproveTimeSheet: false,
        isPublicToAllEmployees: false,
        timeSheetConstraint: 'none',
        consultancyTimeRounding: 'none',
        timeSheetAndExpensesResponsibility: 'lineManager',
        lead: { displayName: 'Lena Smith' },
        tags: [],
        dynamicDetails: [],
      },
      consultancyBudget: zero,
      expensesBudget: zero,
      otherBudget: zero,
      figures: { totalRevenue: 0, totalCost: 0, feeMargin: 0, wholeMargin: 0 },
    })
  })

  it('of its own charges nobody', async () => {
    const project = await firm.startInternal('Website')
    expect(project).toMatchObject({
      client: null,
      isInternal: true,
      details: { chargingMechanism: null, currency: 'GBP', isActive: true },
    })
  })

  it('merges what is given over the defaults', async () => {
    const project = await firm.start('Fixed', {
      chargingMechanism: 'fixed',
      isStrategic: true,
      isActive: false,
      tags: ['Water', ' water', 'SAP'],
      startDate: '2026-01-01',
      endDate: '2026-12-31',
      importID: 'P-1',
      consultancyBudget: { revenue: 100_000, cost: 60_000 },
      expensesBudget: { revenue: 10_000, cost: 10_000 },
    })
    expect(project.details).toMatchObject({
      chargingMechanism: 'fixed',
      isStrategic: true,
      isActive: false,
      importID: 'P-1',
    })
    expect(project.figures).toEqual({
      totalRevenue: 110_000,
      totalCost: 70_000,
      feeMargin: 0.4,
      wholeMargin: 40_000 / 110_000,
    })
  })

  it.each([
    ['clientID', () => ({ clientID: randomUUID() })],
    ['leadID', () => ({ leadID: stranger.employeeId })],
    ['leadID', async () => ({ leadID: (await createEmployee(server, firm.company, { isActive: false })).employeeId })],
    ['endDate', () => ({ startDate: '2026-02-01', endDate: '2026-01-01' })],
    ['name', () => ({ name: '' })],
  ])('is refused with a wrong %s', async (path, wrong) => {
    const body = { name: 'Wrong', clientID: firm.clientId, leadID: firm.lead.employeeId, ...(await wrong()) }
    expect(await firm.manager.refusal(projects.createClientProject, { body })).toMatchObject({
      reason: 'invalidInput',
      fields: [{ path }],
    })
  })

  it('with a budget needs the right to change revenue', async () => {
    const body = {
      name: 'Rich',
      leadID: firm.lead.employeeId,
      otherBudget: { revenue: 1, cost: 0 },
    }
    expect(await firm.managerWithoutRevenue.refusal(projects.createInternalProject, { body })).toMatchObject({
      reason: 'invalidPermission',
    })
    const poor = { name: 'Poor', leadID: firm.lead.employeeId }
    const made = await firm.managerWithoutRevenue.call(projects.createInternalProject, { body: poor })
    expect(made).not.toHaveProperty('otherBudget')
    expect(made).not.toHaveProperty('figures')
  })

  it('can be for any client of the company, also for those who do not manage clients', async () => {
    const { items } = await firm.managerWithoutRevenue.call(clients.listClients, {})
    expect(items.map(({ id }) => id)).toContain(firm.clientId)
    expect(
      (await firm.managerWithoutRevenue.refusal(clients.getClient, { params: { id: firm.clientId } })).reason,
    ).toBe('notFound')
  })

  it('is for those who manage projects', async () => {
    const body = { name: 'Mine', leadID: firm.lead.employeeId }
    expect((await firm.lead.refusal(projects.createInternalProject, { body })).reason).toBe('invalidPermission')
  })
})

describe('who may do what', () => {
  let project: Project
  let params: { id: string }
  beforeAll(async () => {
    project = await firm.start('Guarded', { leadID: firm.leadWithoutRevenue.employeeId })
    params = { id: project.id }
    await firm.manager.call(projects.createProjectRole, {
      params,
      body: { name: 'Analyst', hourlyCharge: 12_345, hourlyCost: 6_789, employeeID: firm.member.employeeId },
    })
  })

  it.each([
    ['owner', { edit: true, editPermissions: true, editRoles: true, delete: true, editBudgets: true }],
    ['manager', { edit: true, editPermissions: true, editRoles: true, delete: true, editBudgets: true }],
    ['managerWithoutRevenue', { edit: true, editPermissions: true, editRoles: true, delete: true, editBudgets: false }],
    [
      'leadWithoutRevenue',
      { edit: true, editPermissions: true, editRoles: true, delete: false, editBudgets: false, trackTime: true },
    ],
    [
      'member',
      { edit: false, editPermissions: false, editRoles: false, delete: false, editBudgets: false, trackTime: true },
    ],
  ] as const)('the %s', async (who, can) => {
    expect((await firm[who].call(projects.getProject, { params })).can).toMatchObject(can)
  })

  it.each(['other', 'stranger'] as const)('the %s finds nothing, whatever they try', async (who) => {
    const person = who === 'stranger' ? stranger : firm.other
    const role = { ...params, roleId: randomUUID() }
    const permission = { ...params, permissionId: randomUUID() }
    const attempts = [
      person.refusal(projects.getProject, { params }),
      person.refusal(projects.updateProjectDetails, { params, body: { name: 'Taken' } }),
      person.refusal(projects.listProjectRoles, { params }),
      person.refusal(projects.listAllProjectRoles, { params }),
      person.refusal(projects.createProjectRole, { params, body: { name: 'X' } }),
      person.refusal(projects.updateProjectRole, { params: role, body: { name: 'X' } }),
      person.refusal(projects.deleteProjectRole, { params: role }),
      person.refusal(projects.listResourcePermissions, { params }),
      person.refusal(projects.createResourcePermission, { params, body: { employeeID: person.employeeId } }),
      person.refusal(projects.updateResourcePermission, { params: permission, body: { permissions: {} } }),
      person.refusal(projects.deleteResourcePermission, { params: permission }),
      person.refusal(projects.canTrackTime, { params }),
      person.refusal(projects.listProjectEmployees, { params }),
      person.refusal(operations.getHistory, { params: { entity: 'project', id: project.id } }),
      person.refusal(journalEntries.listJournalEntries, { query: { projectID: project.id } }),
    ]
    for (const refusal of await Promise.all(attempts)) expect(refusal.reason).toBe('notFound')
  })

  it('a member sees the project and cannot change it', async () => {
    const attempts = [
      firm.member.refusal(projects.updateProjectDetails, { params, body: { name: 'Taken' } }),
      firm.member.refusal(projects.createProjectRole, { params, body: { name: 'X' } }),
      firm.member.refusal(projects.listResourcePermissions, { params }),
      firm.member.refusal(projects.createResourcePermission, { params, body: { employeeID: firm.other.employeeId } }),
      firm.member.refusal(projects.deleteProject, { params }),
    ]
    for (const refusal of await Promise.all(attempts)) expect(refusal.reason).toBe('invalidPermission')
  })

  it('no answer to somebody without revenue rights holds a rate, a cost or a revenue', async () => {
    await firm.manager.call(projects.updateProjectDetails, {
      params,
      body: { consultancyBudget: { revenue: 777_111, cost: 333_222 } },
    })
    for (const person of [firm.member, firm.leadWithoutRevenue, firm.managerWithoutRevenue]) {
      const answers = await Promise.all([
        person.call(projects.getProject, { params }),
        person.call(projects.listProjects, {}),
        person.call(projects.listProjectsPaginated, { body: { filter: { attribute: 'all' } } }),
        person.call(projects.listProjectRoles, { params }),
        person.call(projects.listAllProjectRoles, { params }),
        person.call(projects.listProjectEmployees, { params }),
        person.call(projects.canTrackTime, { params }),
      ])
      expect(withoutIds(answers)).not.toMatch(/12345|6789|777111|333222|hourlyC|Budget"|figures|Margin/)
    }
    const rich = await firm.manager.call(projects.listAllProjectRoles, { params })
    expect(rich.items).toMatchObject([{ hourlyCharge: 12_345, hourlyCost: 6_789 }])
    const budgetHistory = { params: { entity: 'projectBudget', id: project.id } }
    expect((await firm.leadWithoutRevenue.refusal(operations.getHistory, budgetHistory)).reason).toBe('notFound')
    const money = await firm.manager.call(operations.getHistory, budgetHistory)
    expect(money.items.map(({ action }) => action)).toEqual(['updated', 'ratesChanged'])
    const { items } = await firm.leadWithoutRevenue.call(operations.getHistory, {
      params: { entity: 'project', id: project.id },
    })
    expect(withoutIds(items)).not.toMatch(/777111|333222|12345/)
  })

  it('nobody gets in when projects are switched off', async () => {
    const closed = await createTestCompany(server, { project: false })
    expect((await closed.owner.refusal(projects.listProjects, {})).reason).toBe('featureDisabled')
  })
})

describe('changing a project', () => {
  const change = (
    id: string,
    body: Parameters<typeof firm.lead.call<typeof projects.updateProjectDetails>>[1]['body'],
  ) => firm.lead.call(projects.updateProjectDetails, { params: { id }, body })

  it.each([
    ['name', 'Renamed'],
    ['isStrategic', true],
    ['chargingMechanism', 'fixed'],
    ['startDate', '2026-05-01'],
    ['endDate', '2027-05-01'],
    ['importID', 'X-9'],
    ['tags', ['One', 'Two']],
    ['isNonChargeableTimeAllowed', true],
    ['isNonChargeableExpensesAllowed', true],
    ['isTimeSheetCommentsRequired', true],
    ['shouldAutoApproveTimeSheet', true],
    ['isPublicToAllEmployees', true],
    ['timeSheetConstraint', 'upToTwoWeeks'],
    ['consultancyTimeRounding', 'fifteenMinuteBlocks'],
    ['timeSheetAndExpensesResponsibility', 'projectLead'],
  ] as const)('sets %s and leaves the rest', async (field, value) => {
    const before = await firm.start(`Change ${field}`)
    const after = await change(before.id, { [field]: value })
    expect(after.details).toEqual({ ...before.details, [field]: value })
  })

  it('keeps the rows that a time sheet asks for', async () => {
    const { id } = await firm.start('Asks')
    const rows = [{ key: 'Purchase order', type: 'freeText' as const, isRequired: true, isStrategic: false }]
    const { details } = await change(id, { timeSheetSubmissionDetails: rows })
    expect(details.timeSheetSubmissionDetails).toEqual(rows)
  })

  it('completes and opens again, and keeps its plans while completed', async () => {
    const { id } = await firm.start('Finished')
    const params = { id }
    const done = await change(id, { isActive: false })
    expect([done.details.isActive, done.can.trackTime]).toEqual([false, false])
    expect(done.completedAt).not.toBeNull()
    const budget = { consultancyBudget: { revenue: 1, cost: 1 } }
    expect((await firm.lead.refusal(projects.updateProjectDetails, { params, body: budget })).reason).toBe(
      'plansOfInactiveProjectLocked',
    )
    expect((await firm.lead.refusal(projects.createProjectRole, { params, body: { name: 'Late' } })).reason).toBe(
      'plansOfInactiveProjectLocked',
    )
    expect((await firm.lead.call(projects.canTrackTime, { params })).canTrackTime).toBe(false)
    const reopened = await change(id, { isActive: true, ...budget })
    expect(reopened).toMatchObject({ completedAt: null, consultancyBudget: { revenue: 1, cost: 1 } })
    const { items } = await firm.lead.call(operations.getHistory, { params: { entity: 'project', id } })
    expect(items.map(({ action }) => action)).toEqual(['reopened', 'completed', 'created'])
  })

  it('is given away by its lead, who then has no say in it', async () => {
    const { id } = await firm.start('Given away')
    const answer = await change(id, { leadID: firm.leadWithoutRevenue.employeeId })
    expect(answer.can.edit).toBe(false)
    expect((await firm.lead.refusal(projects.getProject, { params: { id } })).reason).toBe('notFound')
  })

  it.each([
    ['clientID', () => ({ clientID: firm.clientId })],
    ['chargingMechanism', () => ({ chargingMechanism: 'fixed' as const })],
  ])('an internal project takes no %s', async (path, wrong) => {
    const { id } = await firm.startInternal('Inner')
    expect(await firm.manager.refusal(projects.updateProjectDetails, { params: { id }, body: wrong() })).toMatchObject({
      fields: [{ path }],
    })
  })

  it('keeps its currency: with money in it, it cannot move to a client who trades in another', async () => {
    const { id } = await firm.start('Moves', { consultancyBudget: { revenue: 5, cost: 1 } })
    const { id: clientID } = await firm.manager.call(clients.createClient, {
      body: { name: 'Sterling Ltd', clientOwnerID: firm.manager.employeeId },
    })
    expect(
      await firm.manager.refusal(projects.updateProjectDetails, { params: { id }, body: { clientID } }),
    ).toMatchObject({ fields: [{ path: 'clientID', message: 'This client trades in GBP, the budgets are in EUR' }] })
    const empty = await firm.start('Moves too')
    const moved = await firm.manager.call(projects.updateProjectDetails, {
      params: { id: empty.id },
      body: { clientID },
    })
    expect([moved.client?.id, moved.details.currency]).toEqual([clientID, 'GBP'])
  })

  it('is deleted when nothing refers to it, and refused otherwise', async () => {
    const { id } = await firm.start('Gone')
    await firm.manager.call(projects.deleteProject, { params: { id } })
    expect((await firm.manager.refusal(projects.getProject, { params: { id } })).reason).toBe('notFound')
    const kept = await firm.start('Kept')
    await firm.lead.call(journalEntries.createJournalEntry, {
      body: { projectID: kept.id, entryDate: '2026-11-01', title: 'Kick-off', content: '', categoryID: null },
      files: {},
    })
    expect(await firm.manager.refusal(projects.deleteProject, { params: { id: kept.id } })).toMatchObject({
      reason: 'recordInUse',
      usedBy: '1 journal entry',
    })
    expect(await firm.manager.refusal(clients.deleteClient, { params: { id: firm.clientId } })).toMatchObject({
      reason: 'recordInUse',
      usedBy: 'projects',
    })
  })
})

/** Rates are required in a project that is not in the company's currency. */
const rates = { hourlyCharge: 10_000, hourlyCost: 5_000 }

describe('roles', () => {
  it('are added, changed and removed, with rates of their own or of a rate card', async () => {
    const { id } = await firm.startInternal('With roles')
    const params = { id }
    const card = randomUUID()
    await server.sql(
      `insert into rate_cards (company_id, id, name, hourly_charge, hourly_cost) values ($1, $2, 'Senior', 15000, 9000)`,
      [firm.company.id, card],
    )
    const unnamed = await firm.lead.call(projects.createProjectRole, {
      params,
      body: { name: 'Senior', rateCardID: card },
    })
    expect(unnamed).toEqual({
      id: unnamed.id,
      name: 'Senior',
      hourlyCharge: 15_000,
      hourlyCost: 9_000,
      employee: null,
      rateCard: { id: card, name: 'Senior' },
      version: 1,
    })
    const named = await firm.lead.call(projects.updateProjectRole, {
      params: { id, roleId: unnamed.id },
      body: { employeeID: firm.member.employeeId, hourlyCharge: 16_000 },
    })
    expect(named).toMatchObject({ hourlyCharge: 16_000, hourlyCost: 9_000, employee: { displayName: 'Mia Smith' } })
    const own = await firm.member.call(projects.listProjectRoles, { params })
    const { employee, rateCard, version } = named
    expect(own.items).toEqual([{ id: unnamed.id, name: 'Senior', employee, rateCard, version }])
    expect((await firm.lead.call(projects.listProjectRoles, { params })).items).toEqual([])
    expect((await firm.lead.call(projects.listAllProjectRoles, { params })).items).toHaveLength(1)
    await firm.lead.call(projects.deleteProjectRole, { params: { id, roleId: unnamed.id } })
    expect((await firm.lead.call(projects.listAllProjectRoles, { params })).items).toEqual([])
    expect((await firm.member.refusal(projects.getProject, { params })).reason).toBe('notFound')
  })

  it('without revenue rights are made without rates', async () => {
    const { id } = await firm.startInternal('No rates')
    const params = { id }
    const leadID = firm.leadWithoutRevenue.employeeId
    await firm.manager.call(projects.updateProjectDetails, { params, body: { leadID } })
    const body = { name: 'Tester', hourlyCharge: 1 }
    expect((await firm.leadWithoutRevenue.refusal(projects.createProjectRole, { params, body })).reason).toBe(
      'invalidPermission',
    )
    const role = await firm.leadWithoutRevenue.call(projects.createProjectRole, { params, body: { name: 'Tester' } })
    expect(role).not.toHaveProperty('hourlyCharge')
  })

  it.each([
    ['employeeID', () => ({ employeeID: stranger.employeeId })],
    ['rateCardID', () => ({ rateCardID: randomUUID() })],
    ['name', () => ({ name: '' })],
  ])('are refused with a wrong %s', async (path, wrong) => {
    const { id } = await firm.start('Wrong roles')
    expect(
      await firm.lead.refusal(projects.createProjectRole, { params: { id }, body: { name: 'R', ...wrong() } }),
    ).toMatchObject({ fields: [{ path }] })
  })

  it("belong to their project: another project's address does not lead to them", async () => {
    const first = await firm.start('First')
    const second = await firm.start('Second')
    const role = await firm.lead.call(projects.createProjectRole, {
      params: { id: first.id },
      body: { name: 'R', ...rates },
    })
    const params = { id: second.id, roleId: role.id }
    expect((await firm.lead.refusal(projects.deleteProjectRole, { params })).reason).toBe('notFound')
  })
})

describe('resource permissions', () => {
  it('let somebody in, area by area, and say who changed them last', async () => {
    const { id } = await firm.start('Shared')
    const params = { id }
    const row = await firm.lead.call(projects.createResourcePermission, {
      params,
      body: { employeeID: firm.other.employeeId },
    })
    expect(row).toMatchObject({ permissions: { details: 'read', journal: 'noAccess' }, updatedBy: 'Lena Smith' })
    const seen = await firm.other.call(projects.getProject, { params })
    expect(seen.permissions).toMatchObject({ details: 'read', journal: 'noAccess', budgetPlan: 'noAccess' })
    expect(seen).not.toHaveProperty('figures')
    expect((await firm.other.refusal(journalEntries.listJournalEntries, { query: { projectID: id } })).reason).toBe(
      'notFound',
    )
    const changed = await firm.manager.call(projects.updateResourcePermission, {
      params: { id, permissionId: row.id },
      body: { permissions: { journal: 'write', budgetPlan: 'read' } },
    })
    expect(changed).toMatchObject({
      permissions: { details: 'read', journal: 'write', budgetPlan: 'read' },
      updatedBy: 'Mona Smith',
    })
    expect((await firm.other.call(journalEntries.listJournalEntries, { query: { projectID: id } })).can.create).toBe(
      true,
    )
    expect((await firm.other.call(projects.getProject, { params })).figures).toBeDefined()
    const { items } = await firm.lead.call(projects.listResourcePermissions, {
      params,
      query: { employeeID: firm.other.employeeId },
    })
    expect(items).toEqual([changed])
    await firm.lead.call(projects.deleteResourcePermission, { params: { id, permissionId: row.id } })
    expect((await firm.other.refusal(projects.getProject, { params })).reason).toBe('notFound')
    const history = await firm.lead.call(operations.getHistory, { params: { entity: 'project', id } })
    expect(history.items.map(({ action }) => action)).toEqual([
      'permissionTaken',
      'permissionChanged',
      'permissionGiven',
      'created',
    ])
  })

  it('are given once a person', async () => {
    const { id } = await firm.start('Once')
    const body = { employeeID: firm.other.employeeId }
    await firm.lead.call(projects.createResourcePermission, { params: { id }, body })
    expect((await firm.lead.refusal(projects.createResourcePermission, { params: { id }, body })).reason).toBe(
      'employeeHasPermission',
    )
  })

  it('are not for strangers', async () => {
    const { id } = await firm.start('Strangers')
    const body = { employeeID: stranger.employeeId }
    expect(await firm.lead.refusal(projects.createResourcePermission, { params: { id }, body })).toMatchObject({
      fields: [{ path: 'employeeID' }],
    })
  })
})

describe('lists of projects', () => {
  let people: ProjectsFirm
  beforeAll(async () => {
    people = await createProjectsFirm(server)
    await people.start('Zeta', { tags: ['Water'] })
    const beta = await people.start('beta', { chargingMechanism: 'fixed', isStrategic: true })
    await people.startInternal('Alpha')
    const done = await people.start('Gamma', { leadID: people.leadWithoutRevenue.employeeId })
    await people.manager.call(projects.updateProjectDetails, { params: { id: done.id }, body: { isActive: false } })
    await people.start('Open house', { isPublicToAllEmployees: true, leadID: people.manager.employeeId })
    await people.manager.call(projects.createProjectRole, {
      params: { id: beta.id },
      body: { name: 'Dev', employeeID: people.member.employeeId, ...rates },
    })
  })

  type Body = Parameters<typeof people.manager.call<typeof projects.listProjectsPaginated>>[1]['body']
  const names = async (person: TestPerson, body: Body = {}) =>
    (await person.call(projects.listProjectsPaginated, { body })).items.map(({ name }) => name)

  it('show at first what one is assigned to', async () => {
    expect(await names(people.lead)).toEqual(['Alpha', 'beta', 'Zeta'])
    expect(await names(people.member)).toEqual(['beta'])
    expect(await names(people.other)).toEqual([])
    expect(await names(people.other, { filter: { attribute: 'all' } })).toEqual(['Open house'])
    expect(await names(people.manager, { filter: { attribute: 'lead' } })).toEqual(['Open house'])
    expect(await names(people.manager, { filter: { attribute: 'all' } })).toHaveLength(5)
  })

  it.each([
    [{ state: 'completed' }, ['Gamma']],
    [{ state: 'active' }, ['Alpha', 'beta', 'Open house', 'Zeta']],
    [{ tag: 'Water' }, ['Zeta']],
    [{ chargingMechanism: 'fixed' }, ['beta']],
    [{ isInternal: true }, ['Alpha']],
    [{ isInternal: false, isStrategic: true }, ['beta']],
    [{ search: 'northg' }, ['beta', 'Gamma', 'Open house', 'Zeta']],
    [{ search: 'alph' }, ['Alpha']],
  ] as const)('are filtered by %j', async (filter, expected) => {
    expect(await names(people.manager, { filter: { attribute: 'all', ...filter } })).toEqual(expected)
    const managed = await people.manager.call(projects.listManagedProjects, { body: { filter } })
    expect(managed.items.map(({ name }) => name)).toEqual(expected)
  })

  it('are sorted by name, client and change', async () => {
    const all = { filter: { attribute: 'all' } } as const
    const byName = ['Alpha', 'beta', 'Gamma', 'Open house', 'Zeta']
    expect(await names(people.manager, all)).toEqual(byName)
    expect(await names(people.manager, { ...all, sortOrder: '-projectName' })).toEqual([...byName].reverse())
    expect(await names(people.manager, { ...all, sortOrder: 'clientName' })).toEqual(byName)
    expect((await names(people.manager, { ...all, sortOrder: '-updatedAt' }))[0]).toBe('beta')
  })

  it('come a page at a time, ten for managers', async () => {
    const { metadata } = await people.manager.call(projects.listManagedProjects, { body: {} })
    expect(metadata).toEqual({ page: 1, per: 10, total: 5, hasMore: false })
    const page = await people.manager.call(projects.listProjectsPaginated, {
      body: { page: 2, per: 2, filter: { attribute: 'all' } },
    })
    expect(page.metadata).toEqual({ page: 2, per: 2, total: 5, hasMore: true })
    expect((await people.lead.refusal(projects.listManagedProjects, { body: {} })).reason).toBe('invalidPermission')
  })

  it('offer those one may see to choose from', async () => {
    const choices = async (person: TestPerson, query = {}) =>
      (await person.call(projects.listProjects, { query })).items.map(({ name }) => name)
    expect(await choices(people.member)).toEqual(['beta', 'Open house'])
    expect(await choices(people.manager, { all: 'true', query: 'gam' })).toEqual(['Gamma'])
    expect((await people.manager.call(projects.listProjectTags, {})).items).toEqual(['Water'])
  })

  it('know who works on what, and for whom', async () => {
    const { items } = await people.member.call(projects.listProjectsPaginated, { body: {} })
    const params = { id: items[0]?.id ?? '' }
    const team = await people.member.call(projects.listProjectEmployees, { params })
    expect(team.items.map(({ displayName }) => displayName)).toEqual(['Lena Smith', 'Mia Smith'])
    const counts = async (person: TestPerson) => [
      (await people.other.call(projects.countEmployeeProjects, { params: { id: person.employeeId } })).count,
      (await people.other.call(projects.countEmployeeClients, { params: { id: person.employeeId } })).count,
    ]
    expect(await counts(people.lead)).toEqual([3, 1])
    expect(await counts(people.leadWithoutRevenue)).toEqual([0, 0])
    expect(
      (await people.other.refusal(projects.countEmployeeProjects, { params: { id: stranger.employeeId } })).reason,
    ).toBe('notFound')
  })

  it('let those who work for a client see it, and read its journal only', async () => {
    const params = { id: people.clientId }
    expect((await people.member.call(clients.getClient, { params })).can).toMatchObject({ edit: false, delete: false })
    const journal = await people.member.call(journalEntries.listJournalEntries, {
      query: { clientID: people.clientId },
    })
    expect(journal.can.create).toBe(false)
    expect((await people.other.refusal(clients.getClient, { params })).reason).toBe('notFound')
  })
})
