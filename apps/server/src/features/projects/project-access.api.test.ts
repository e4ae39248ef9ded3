import { randomUUID } from 'node:crypto'
import { clients } from '@praxis/contract/clients/clients'
import { journalEntries } from '@praxis/contract/clients/journal'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { projectAreas } from '@praxis/contract/projects/project-rules'
import { projects } from '@praxis/contract/projects/projects'
import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import { beforeAll, expect, it, vi } from 'vitest'
import { listen } from '../../testing/event-stream'
import { createEmployee, type TestPerson } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { createProjectsFirm, type ProjectsFirm } from './testing/projects-world'

let server: TestServer
let firm: ProjectsFirm

beforeAll(async () => {
  server = await startTestServer()
  firm = await createProjectsFirm(server)
})

const letIn = (id: string, person: TestPerson, permissions: Partial<Record<(typeof projectAreas)[number], string>>) =>
  firm.manager.call(projects.createResourcePermission, {
    params: { id },
    body: { employeeID: person.employeeId, permissions: permissions as never },
  })

const nothing = Object.fromEntries(projectAreas.map((area) => [area, 'noAccess']))

it('whoever may write the details does not make themselves the lead', async () => {
  const { id } = await firm.start('Not to be taken over')
  await letIn(id, firm.member, { details: 'write' })
  const change = (body: object) => firm.member.refusal(projects.updateProjectDetails, { params: { id }, body })
  expect(await change({ leadID: firm.member.employeeId })).toEqual({ status: 401, reason: 'invalidPermission' })
  expect(await change({ leadID: firm.other.employeeId })).toEqual({ status: 401, reason: 'invalidPermission' })
  // The form sends the lead along unchanged.
  await firm.member.call(projects.updateProjectDetails, {
    params: { id },
    body: { leadID: firm.lead.employeeId, name: 'Renamed' },
  })
})

it('whoever may write the details does not open it to everybody', async () => {
  const { id } = await firm.start('Not for everybody')
  await letIn(id, firm.member, { details: 'write' })
  const body = { isPublicToAllEmployees: true }
  const refusal = await firm.member.refusal(projects.updateProjectDetails, { params: { id }, body })
  expect(refusal).toEqual({ status: 401, reason: 'invalidPermission' })
  const unchanged = { isPublicToAllEmployees: false, name: 'Still not for everybody' }
  await firm.member.call(projects.updateProjectDetails, { params: { id }, body: unchanged })
  const opened = await firm.lead.call(projects.updateProjectDetails, { params: { id }, body })
  expect(opened.details.isPublicToAllEmployees).toBe(true)
  const closing = { params: { id }, body: { isPublicToAllEmployees: false } }
  expect((await firm.member.refusal(projects.updateProjectDetails, closing)).reason).toBe('invalidPermission')
  await firm.lead.call(projects.updateProjectDetails, closing)
})

it.each(projectAreas.filter((area) => area !== 'details'))(
  'with access to %s and none to the details, only what names the project is told',
  async (area) => {
    const reader = await createEmployee(server, firm.company, { revenue: 'write' })
    const dynamicDetails = [{ key: 'Framework', value: 'NW-ICT' }] as never
    const given = {
      tags: [`secret ${area}`],
      importID: 'NW-114',
      startDate: '2026-07-01',
      isStrategic: true,
      dynamicDetails,
    }
    const { id } = await firm.start(`Reserved, ${area}`, given)
    await letIn(id, reader, { details: 'noAccess', [area]: 'write' })
    const project = await reader.call(projects.getProject, { params: { id } })
    const needed = {
      name: `Reserved, ${area}`,
      isActive: true,
      currency: 'EUR',
      timeSheetSubmissionDetails: [],
      ...(area === 'taskLists' && { taskDynamicDetails: [], strategicTaskDynamicFields: [] }),
    }
    expect(project.details).toEqual(needed)
    expect(project.client?.id).toBe(firm.clientId)

    const listedBy = async (filter: object) =>
      (await reader.call(projects.listProjectsPaginated, { body: { filter: { attribute: 'all', ...filter } } })).items
    const [item] = await listedBy({})
    for (const name of ['lead', 'tags', 'startDate', 'endDate', 'isStrategic', 'chargingMechanism', 'teamCount'])
      expect(item).not.toHaveProperty(name)
    for (const filter of [{ tag: given.tags[0] }, { leadID: firm.lead.employeeId }, { isStrategic: true }])
      expect(await listedBy(filter)).toEqual([])
    expect((await reader.call(projects.listProjectTags, {})).items).toEqual([])
    expect((await reader.refusal(projects.listProjectEmployees, { params: { id } })).reason).toBe('invalidPermission')
    const body = { name: 'Mine now' }
    const refusal = await reader.refusal(projects.updateProjectDetails, { params: { id }, body })
    expect(refusal.reason).toBe('invalidPermission')
    const history = { params: { entity: 'project', id }, query: {} }
    expect((await reader.refusal(operations.getHistory, history)).reason).toBe('notFound')
  },
)

it('a search finds nothing by details that the reader may not read, in any list', async () => {
  const { id } = await firm.start('Viaduct Zürich', { tags: ['hush-hush'], importID: 'ZX-77' })
  const reader = await createEmployee(server, firm.company, {})
  await letIn(id, reader, { details: 'noAccess', timeSheetSubmissions: 'write' })
  const foundBy = async (person: TestPerson, query: string) => {
    const filter = { attribute: 'all', search: query } as const
    const [paged, chosen, loggable] = await Promise.all([
      person.call(projects.listProjectsPaginated, { body: { filter } }),
      person.call(projects.listProjects, { query: { query } }),
      person.call(timeSheetSubmissions.listLoggableItems, { query: { query } }),
    ])
    return [paged.items, chosen.items, loggable.items].map((items) => items.some((item) => item.id === id))
  }
  const everywhere = [true, true, true]
  const nowhere = [false, false, false]
  for (const query of ['hush', 'zx', 'viaduct hush']) {
    expect(await foundBy(reader, query)).toEqual(nowhere)
    expect(await foundBy(firm.lead, query)).toEqual(everywhere)
  }
  for (const query of ['viad', 'zurich viad']) expect(await foundBy(reader, query)).toEqual(everywhere)
})

it('budgets are changed without access to the details, which the answer leaves out', async () => {
  const { id } = await firm.start('Money only')
  await letIn(id, firm.other, { details: 'noAccess', budgetPlan: 'write' })
  const body = { consultancyBudget: { revenue: 100, cost: 50 } }
  const changed = await firm.other.call(projects.updateProjectDetails, { params: { id }, body })
  expect(changed.consultancyBudget).toEqual({ revenue: 100, cost: 50 })
  expect(changed.details).not.toHaveProperty('lead')
})

it('details that matter to the firm are named', async () => {
  const row = { key: 'Framework', value: 'NW-ICT', type: 'freeText', isRequired: false, isStrategic: true } as const
  const definition = { key: 'Ticket', type: 'freeText', isRequired: false, isStrategic: true } as const
  const { id } = await firm.start('Strategic fields', {
    dynamicDetails: [row, { ...row, key: 'Other', isStrategic: false }],
  })
  const { details } = await firm.lead.call(projects.updateProjectDetails, {
    params: { id },
    body: { taskDynamicDetails: [definition] },
  })
  expect(details).toMatchObject({
    strategicDynamicFields: ['Framework'],
    strategicTaskDynamicFields: ['Ticket'],
    invoiceScheduler: 'none',
  })
})

it('a role that was given to somebody else is still told with the time that was logged in it', async () => {
  const { id } = await firm.start('Handed over')
  const addRole = (name: string, employeeID: string) =>
    firm.lead.call(projects.createProjectRole, {
      params: { id },
      body: { name, employeeID, hourlyCharge: 0, hourlyCost: 0 },
    })
  const role = await addRole('Analyst', firm.member.employeeId)
  await addRole('Tester', firm.member.employeeId)
  const submissionID = randomUUID()
  await server.sql(
    `insert into time_sheet_submissions
       (company_id, id, employee_id, day, duration, chargeable, rounded, charged, targetable_id, role_id)
     values ($1, $2, $3, '2026-11-01', 60, 60, 60, 60, $4, $5)`,
    [firm.company.id, submissionID, firm.member.employeeId, id, role.id],
  )
  await firm.lead.call(projects.updateProjectRole, {
    params: { id, roleId: role.id },
    body: { employeeID: firm.other.employeeId },
  })
  const namesFor = async (person: TestPerson, query: object) =>
    (await person.call(projects.listProjectRoles, { params: { id }, query })).items.map(({ name }) => name)
  expect(await namesFor(firm.member, {})).toEqual(['Tester'])
  expect(await namesFor(firm.member, { submissionID })).toEqual(['Analyst', 'Tester'])
  // Nothing is told about other people's time.
  expect(await namesFor(firm.lead, { submissionID })).toEqual([])
})

it('opening a project again does not open its budgets to those who may only read revenue', async () => {
  const reader = await createEmployee(server, firm.company, { revenue: 'read' })
  const { id } = await firm.start('Closed books', { leadID: reader.employeeId })
  const books = { consultancyBudget: { revenue: 100, cost: 50 } }
  const complete = () => firm.manager.call(projects.updateProjectDetails, { params: { id }, body: { isActive: false } })
  await complete()
  const reopening = { params: { id }, body: { isActive: true, ...books } }
  expect((await reader.refusal(projects.updateProjectDetails, reopening)).reason).toBe('invalidPermission')
  expect(await firm.manager.call(projects.updateProjectDetails, reopening)).toMatchObject(books)
})

it('whoever was let into nothing finds the project nowhere, nor its client', async () => {
  const shutOut = await createEmployee(server, firm.company)
  const { id } = await firm.start('Hidden', { isPublicToAllEmployees: true, tags: ['hidden tag'] })
  await firm.manager.call(projects.createProjectRole, {
    params: { id },
    body: { name: 'Analyst', employeeID: shutOut.employeeId, hourlyCharge: 0, hourlyCost: 0 },
  })
  await letIn(id, shutOut, nothing)
  expect((await shutOut.refusal(projects.getProject, { params: { id } })).reason).toBe('notFound')
  for (const attribute of ['assigned', 'all'] as const) {
    const { items } = await shutOut.call(projects.listProjectsPaginated, { body: { filter: { attribute } } })
    expect(items).toEqual([])
  }
  expect((await shutOut.call(projects.listProjects, {})).items).toEqual([])
  expect((await shutOut.call(projects.listProjectTags, {})).items).toEqual([])
  expect((await shutOut.refusal(clients.getClient, { params: { id: firm.clientId } })).reason).toBe('notFound')
  expect((await shutOut.call(clients.listClientsPaginated, { body: {} })).items).toEqual([])
})

it('a project moves only to a client that whoever moves it may see', async () => {
  const { id } = await firm.start('On the move')
  await letIn(id, firm.member, { details: 'write' })
  const client = await firm.manager.call(clients.createClient, {
    body: { name: 'None of their business', clientOwnerID: firm.manager.employeeId },
  })
  const moving = { params: { id }, body: { clientID: client.id } }
  for (const person of [firm.member, firm.lead])
    expect(await person.refusal(projects.updateProjectDetails, moving)).toMatchObject({
      reason: 'invalidInput',
      fields: [{ path: 'clientID' }],
    })
  expect((await firm.managerWithoutRevenue.call(projects.updateProjectDetails, moving)).client?.id).toBe(client.id)
})

it('fifty changes at once, each to another lead, all find the project', async () => {
  const { id } = await firm.start('Hot potato')
  const leads = [firm.lead, firm.other, firm.member, firm.manager]
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      firm.manager.send(projects.updateProjectDetails, {
        params: { id },
        body: { leadID: leads[index % leads.length]?.employeeId ?? '' },
      }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
})

it('the journal of a project is told to those who may read it only', async () => {
  const reader = await createEmployee(server, firm.company)
  const bystander = await createEmployee(server, firm.company)
  const { id } = await firm.start('Told to few')
  await letIn(id, reader, { journal: 'read' })
  await letIn(id, bystander, { taskLists: 'write' })
  const [theirs, others] = [await listen(reader), await listen(bystander)]
  const entry = await firm.lead.call(journalEntries.createJournalEntry, {
    body: { projectID: id, entryDate: '2026-11-12', content: '<p>Met</p>', categoryID: null },
    files: {},
  })
  await firm.lead.call(projects.updateProjectDetails, { params: { id }, body: { name: 'Told to many' } })
  await vi.waitFor(() => expect(others.changes()).toContainEqual({ topic: 'projects', id }), 20_000)
  expect(theirs.changes()).toContainEqual({ topic: 'journalEntries', id: entry.id })
  expect(others.changes()).not.toContainEqual({ topic: 'journalEntries', id: entry.id })
  theirs.hangUp()
  others.hangUp()
})

const standings = [true, false].flatMap((isLead) =>
  [true, false].flatMap((hasRole) =>
    [undefined, nothing, { taskLists: 'read' }].flatMap((grant) =>
      [true, false].map((isPublic) => ({ isLead, hasRole, grant, isPublic })),
    ),
  ),
)

it('whatever somebody is to a project, it is listed, searched, paged and logged on exactly if they may open it', async () => {
  const person = await createEmployee(server, firm.company)
  const opened: string[] = []
  for (const [number, { isLead, hasRole, grant, isPublic }] of standings.entries()) {
    const name = `Standing ${String(number).padStart(2, '0')}`
    const { id } = await firm.start(name, {
      leadID: isLead ? person.employeeId : firm.lead.employeeId,
      isPublicToAllEmployees: isPublic,
    })
    if (hasRole)
      await firm.manager.call(projects.createProjectRole, {
        params: { id },
        body: { name: 'Consultant', employeeID: person.employeeId, hourlyCharge: 0, hourlyCost: 0 },
      })
    if (grant) await letIn(id, person, grant)
    const answer = await person.send(projects.getProject, { params: { id } })
    if (answer.status === 200) opened.push(name)
  }
  expect(opened.length).toBeGreaterThan(0)
  expect(opened.length).toBeLessThan(standings.length)
  const all = await person.call(projects.listProjects, { query: { all: 'true' } })
  const ofThese = (names: readonly string[]) => names.filter((name) => name.startsWith('Standing'))
  expect(ofThese(all.items.map(({ name }) => name))).toEqual(opened)
  const found = await person.call(projects.listProjects, { query: { query: 'standing' } })
  expect(ofThese(found.items.map(({ name }) => name))).toEqual(opened)
  const page = await person.call(projects.listProjectsPaginated, { body: { per: 50, filter: { attribute: 'all' } } })
  expect(ofThese(page.items.map(({ name }) => name))).toEqual(opened)
  for (const query of ['', 'standing']) {
    const { items } = await person.call(timeSheetSubmissions.listLoggableItems, { query: { query } })
    expect(ofThese(items.map(({ title }) => title))).toEqual(opened)
  }
})
