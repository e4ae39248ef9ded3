import { teamAbsences } from '@praxis/contract/absences/team-absences'
import type { Asset } from '@praxis/contract/assets/asset-shapes'
import { assets } from '@praxis/contract/assets/assets'
import { clientBilling } from '@praxis/contract/clients/client-billing'
import { clients } from '@praxis/contract/clients/clients'
import { journalEntries } from '@praxis/contract/clients/journal'
import { companies } from '@praxis/contract/company/companies'
import { companyManagement } from '@praxis/contract/company/company-management'
import { invoices } from '@praxis/contract/invoices/invoices'
import { projectBilling } from '@praxis/contract/invoices/project-billing'
import { employees } from '@praxis/contract/people/employees'
import { planningScenarios } from '@praxis/contract/planning/planning-scenarios'
import { projectAutomations } from '@praxis/contract/projects/project-automations'
import { projectTemplates } from '@praxis/contract/projects/project-templates'
import { projects } from '@praxis/contract/projects/projects'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTasksFirm, type TasksFirm } from './features/tasks/testing/tasks-firm'
import { startTestServer } from './testing/test-server'

const server = await startTestServer()
let firm: TasksFirm
let taskId: string
let templateId: string
let entryId: string
let asset: Asset

beforeAll(async () => {
  firm = await createTasksFirm(server)
  taskId = await firm.task('Draw the pipes')
  templateId = (await firm.owner.call(projectTemplates.createProjectTemplate, { body: { name: 'Usual' } })).id
  const { id } = await firm.owner.call(assets.createAssetCategory, { body: { name: 'Laptops' } })
  asset = await firm.owner.call(assets.createAsset, { params: { id }, body: { name: 'Laptop', code: 'LT-1' } })
  entryId = (
    await firm.owner.call(journalEntries.createJournalEntry, {
      body: { ...entry, clientID: firm.clientId },
      files: {},
    })
  ).id
})

interface EditedRecord {
  readonly version: () => Promise<number>
  /** A change of one field, made on a version or on none. */
  readonly change: (text: string, version?: number) => Promise<Response>
  readonly saved: () => Promise<unknown>
  /** Changes something else of the same record, which nobody edits as a text. */
  readonly changeSomethingElse: () => Promise<unknown>
}

interface Versioned {
  readonly id: string
  readonly version: number
}

interface RowEdits {
  readonly create: () => Promise<Versioned>
  readonly change: (id: string, name: string, version?: number) => Promise<Response>
}

const entry = { entryDate: '2026-11-11', title: 'Kick-off', content: '<p>Agreed.</p>', categoryID: null }

const ruleTo = (name: string) => ({
  trigger: { type: 'logTime' as const },
  action: { type: 'sendEmail' as const, emails: [`${name}@example.com`] },
})

const onVersion = (version: number | undefined) => (version === undefined ? {} : { version })

const getClient = () => firm.owner.call(clients.getClient, { params: { id: firm.clientId } })
const getProject = () => firm.owner.call(projects.getProject, { params: firm.params })
const getEmployee = () => firm.owner.call(employees.getEmployee, { params: { id: firm.member.employeeId } })
const getCompany = () => firm.owner.call(companyManagement.getCompanyManagement, {})
const ofTask = () => ({ ...firm.params, taskListId: firm.lists.design, taskId })
const getTask = () => firm.owner.call(projectTasks.getTask, { params: ofTask() })

const getEntry = () => firm.owner.call(journalEntries.getJournalEntry, { params: { id: entryId } })
const getTemplate = () => firm.owner.call(projectTemplates.getProjectTemplate, { params: { id: templateId } })
const getClientBilling = () => firm.owner.call(clientBilling.getClientBilling, { params: { id: firm.clientId } })
const getProjectBilling = () => firm.owner.call(projectBilling.getProjectBilling, { params: firm.params })
const ofAsset = () => ({ id: asset.categoryID, assetId: asset.id })
const getAsset = () => firm.owner.call(assets.getAsset, { params: { id: asset.id } })
const getCard = async () => {
  const { items } = await firm.owner.call(projectTasks.listTaskLists, { params: firm.params })
  const card = items.flatMap(({ tasks }) => tasks).find(({ id }) => id === taskId)
  if (!card) throw new Error('The task is not on its board')
  return card
}

const records: Record<string, EditedRecord> = {
  'a client': {
    version: async () => (await getClient()).version,
    change: (city, version) =>
      firm.owner.send(clients.updateClientDetails, {
        params: { id: firm.clientId },
        body: { address: { city }, ...onVersion(version) },
      }),
    saved: async () => (await getClient()).details.address.city,
    changeSomethingElse: () =>
      firm.owner.call(clients.createClientContact, {
        params: { id: firm.clientId },
        body: { firstName: 'Ada' },
      }),
  },
  'an asset': {
    version: async () => (await getAsset()).version,
    change: (location, version) =>
      firm.owner.send(assets.updateAsset, { params: ofAsset(), body: { location, ...onVersion(version) } }),
    saved: async () => (await getAsset()).location,
    changeSomethingElse: () =>
      firm.owner.call(assets.addAssetFiles, { params: ofAsset(), files: { files: [new Blob(['text'])] } }),
  },
  'a project': {
    version: async () => (await getProject()).version,
    change: (importID, version) =>
      firm.owner.send(projects.updateProjectDetails, {
        params: firm.params,
        body: { importID, ...onVersion(version) },
      }),
    saved: async () => (await getProject()).details.importID,
    changeSomethingElse: () =>
      firm.owner.call(projects.createProjectRole, {
        params: firm.params,
        body: { name: 'Engineer', hourlyCharge: 100, hourlyCost: 50, employeeID: firm.member.employeeId },
      }),
  },
  'an employee': {
    version: async () => (await getEmployee()).version,
    change: (jobTitle, version) =>
      firm.owner.send(employees.updateEmployeeDetails, {
        params: { id: firm.member.employeeId },
        body: { details: { jobTitle }, ...onVersion(version) },
      }),
    saved: async () => (await getEmployee()).details.jobTitle,
    changeSomethingElse: () => firm.member.call(companies.openWorkspace, {}),
  },
  'what an employee may do': {
    version: async () => (await getEmployee()).version,
    change: (text, version) =>
      firm.owner.send(employees.updateEmployeePermission, {
        params: { id: firm.member.employeeId },
        body: { canManageAssets: text === 'mine', ...onVersion(version) },
      }),
    saved: async () => ((await getEmployee()).permission?.canManageAssets ? 'mine' : 'theirs'),
    changeSomethingElse: async () => undefined,
  },
  'the text of a task': {
    version: async () => (await getTask()).version,
    change: (taskDescription, version) =>
      firm.owner.send(projectTasks.updateTask, {
        params: ofTask(),
        body: { taskDescription: `<p>${taskDescription}</p>`, ...onVersion(version) },
      }),
    saved: async () => (await getTask()).taskDescription.replaceAll(/<\/?p>/g, ''),
    changeSomethingElse: () =>
      firm.owner.call(projectTasks.updateTask, { params: ofTask(), body: { priority: 2, shouldRemind: true } }),
  },
  'the title of a task, as the board has it': {
    version: async () => (await getCard()).version,
    change: (title, version) =>
      firm.owner.send(projectTasks.updateTask, { params: ofTask(), body: { title, ...onVersion(version) } }),
    saved: async () => (await getCard()).title,
    changeSomethingElse: () =>
      firm.owner.call(projectTasks.updateTask, { params: ofTask(), body: { priority: 1, shouldRemind: false } }),
  },
  'a template': {
    version: async () => (await getTemplate()).version,
    change: (name, version) =>
      firm.owner.send(projectTemplates.updateProjectTemplate, {
        params: { id: templateId },
        body: { name, ...onVersion(version) },
      }),
    saved: async () => (await getTemplate()).name,
    changeSomethingElse: () =>
      firm.owner.call(projectTemplates.createTaskList, { params: { id: templateId }, body: { name: 'Later' } }),
  },
  'a journal entry': {
    version: async () => (await getEntry()).version,
    change: (title, version) =>
      firm.owner.send(journalEntries.updateJournalEntry, {
        params: { id: entryId },
        body: { ...entry, title, ...onVersion(version) },
        files: {},
      }),
    saved: async () => (await getEntry()).title,
    changeSomethingElse: () =>
      firm.owner.call(journalEntries.createJournalEntry, {
        body: { ...entry, clientID: firm.clientId, title: 'Another' },
        files: {},
      }),
  },
  'how a client is billed': {
    version: async () => (await getClientBilling()).version,
    change: (legalName, version) =>
      firm.owner.send(clientBilling.updateClientBilling, {
        params: { id: firm.clientId },
        body: { legalName, ...onVersion(version) },
      }),
    saved: async () => (await getClientBilling()).legalName,
    changeSomethingElse: () =>
      firm.owner.call(clients.updateClientDetails, { params: { id: firm.clientId }, body: { name: 'Renamed' } }),
  },
  'how a project is billed': {
    version: async () => (await getProjectBilling()).version,
    change: (purchaseOrder, version) =>
      firm.owner.send(projectBilling.updateProjectBilling, {
        params: firm.params,
        body: { purchaseOrder, ...onVersion(version) },
      }),
    saved: async () => (await getProjectBilling()).purchaseOrder,
    changeSomethingElse: () => firm.task('Something else'),
  },
  'settings of the company': {
    version: async () => (await getCompany()).version,
    change: (footnote, version) =>
      firm.owner.send(companyManagement.updateCompanyManagement, {
        body: { updateInvoiceSettingsInput: { footnote }, ...onVersion(version) },
      }),
    saved: async () => (await getCompany()).invoiceSettings.footnote,
    changeSomethingElse: () =>
      firm.owner.call(companyManagement.createExpenseType, {
        body: { code: 'T1', name: 'Taxi', expenseTypeDescription: '', category: '', vatRate: 0 },
      }),
  },
}

/** Records that are edited in a dialog. */
const rows: Record<string, RowEdits> = {
  'a rate card': {
    create: () =>
      firm.owner.call(companyManagement.createRateCard, {
        body: { name: 'Engineer', hourlyCharge: 100, hourlyCost: 50 },
      }),
    change: (id, name, version) =>
      firm.owner.send(companyManagement.updateRateCard, { params: { id }, body: { name, ...onVersion(version) } }),
  },
  'an absence reason': {
    create: () =>
      firm.owner.call(companyManagement.createAbsenceReason, {
        body: { name: 'Jury', initials: 'J', color: '#336699', isTakenFromBalance: false, allowanceDays: null },
      }),
    change: (id, name, version) =>
      firm.owner.send(companyManagement.updateAbsenceReason, { params: { id }, body: { name, ...onVersion(version) } }),
  },
  'a marking': {
    create: () =>
      firm.owner.call(teamAbsences.createFullDayMarking, {
        body: {
          ...{ employeeID: firm.member.employeeId, from: '2026-12-01', to: '2026-12-01' },
          ...{ text: 'On site', color: '#336699' },
        },
      }),
    change: (id, text, version) =>
      firm.owner.send(teamAbsences.updateMarking, { params: { id }, body: { text, ...onVersion(version) } }),
  },
  'an expense type': {
    create: () =>
      firm.owner.call(companyManagement.createExpenseType, {
        body: { code: 'F1', name: 'Ferry', expenseTypeDescription: '', category: '', vatRate: 0 },
      }),
    change: (id, name, version) =>
      firm.owner.send(companyManagement.updateExpenseType, { params: { id }, body: { name, ...onVersion(version) } }),
  },
  'a pipeline stage': {
    create: () =>
      firm.owner.call(companyManagement.createPipelineStage, {
        body: { name: 'Pitched', color: '#336699', probability: 0.35 },
      }),
    change: (id, name, version) =>
      firm.owner.send(companyManagement.updatePipelineStage, { params: { id }, body: { name, ...onVersion(version) } }),
  },
  'a credit card': {
    create: () =>
      firm.owner.call(companyManagement.createCreditCard, { body: { name: 'Visa', number: '4242424242424242' } }),
    change: (id, name, version) =>
      firm.owner.send(companyManagement.updateCreditCard, {
        params: { id },
        body: { name, holderID: null, ...onVersion(version) },
      }),
  },
  'a scenario of planning': {
    create: () => firm.owner.call(planningScenarios.createPlanningScenario, { body: { name: 'Phase 2' } }),
    change: (scenarioId, name, version) =>
      firm.owner.send(planningScenarios.updatePlanningScenario, {
        params: { scenarioId },
        body: { name, ...onVersion(version) },
      }),
  },
  'a role of a project': {
    create: () =>
      firm.owner.call(projects.createProjectRole, {
        params: firm.params,
        body: { name: 'Engineer', hourlyCharge: 100, hourlyCost: 50 },
      }),
    change: (roleId, name, version) =>
      firm.owner.send(projects.updateProjectRole, {
        params: { ...firm.params, roleId },
        body: { name, ...onVersion(version) },
      }),
  },
  'a rule of a board': {
    create: () => firm.owner.call(projectAutomations.createAutomation, { params: firm.params, body: ruleTo('first') }),
    change: (automationId, name, version) =>
      firm.owner.send(projectAutomations.updateAutomation, {
        params: { ...firm.params, automationId },
        body: { ...ruleTo(name.replaceAll(' ', '')), ...onVersion(version) },
      }),
  },
  'a status of a board': {
    create: () =>
      firm.owner.call(projectTasks.createTaskStatus, {
        params: firm.params,
        body: { name: 'Reviewed', color: '#336699', progress: 'inProgress' },
      }),
    change: (statusId, name, version) =>
      firm.owner.send(projectTasks.updateTaskStatus, {
        params: { ...firm.params, statusId },
        body: { name, ...onVersion(version) },
      }),
  },
  'a draft of an invoice': {
    create: () => firm.owner.call(invoices.createInvoice, { body: { projectID: firm.projectId } }),
    change: (id, note, version) =>
      firm.owner.send(invoices.updateInvoice, { params: { id }, body: { note, ...onVersion(version) } }),
  },
  'a contact of a client': {
    create: () =>
      firm.owner.call(clients.createClientContact, { params: { id: firm.clientId }, body: { firstName: 'Rachel' } }),
    change: (contactId, firstName, version) =>
      firm.owner.send(clients.updateClientContact, {
        params: { id: firm.clientId, contactId },
        body: { firstName, ...onVersion(version) },
      }),
  },
}

it.each(Object.entries(rows))('%s that two change on the same version is changed by the first', async (_, row) => {
  const { id, version } = await row.create()
  const first = await row.change(id, 'Theirs', version)
  expect(first.status).toBe(200)
  const { version: next } = (await first.json()) as Versioned
  const refused = await row.change(id, 'Mine', version)
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ reason: 'changedMeanwhile' })
  expect((await row.change(id, 'Mine', next)).status).toBe(200)
  expect((await row.change(id, 'As it is')).status).toBe(200)
})

it('a scenario that somebody else changed is dropped by who has seen that', async () => {
  const body = { name: 'Phase 2' }
  const { id, version } = await firm.owner.call(planningScenarios.createPlanningScenario, { body })
  const ofScenario = { params: { scenarioId: id } }
  const drop = (on?: number) =>
    firm.owner.send(planningScenarios.dropPlanningScenario, { ...ofScenario, body: onVersion(on) })
  const next = await firm.owner.call(planningScenarios.updatePlanningScenario, { ...ofScenario, body: { members: [] } })
  const refused = await drop(version)
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ reason: 'changedMeanwhile' })
  expect(await firm.owner.call(planningScenarios.getPlanningScenario, ofScenario)).toMatchObject({ state: 'open' })
  const dropped = await drop(next.version)
  expect([dropped.status, await dropped.json()]).toMatchObject([200, { state: 'dropped' }])
})

describe.each(Object.entries(records))('%s', (_, record) => {
  it('that two change on the same version is changed by the first, and the second is told', async () => {
    const version = await record.version()
    expect((await record.change('theirs', version)).status).toBe(200)
    const refused = await record.change('mine', version)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ reason: 'changedMeanwhile' })
    expect(await record.saved()).toBe('theirs')
  })

  it('is changed by somebody who has seen the last change', async () => {
    await record.change('theirs')
    expect((await record.change('mine', await record.version())).status).toBe(200)
    expect(await record.saved()).toBe('mine')
  })

  it('is changed as it is by who names no version', async () => {
    await record.change('theirs')
    expect((await record.change('mine')).status).toBe(200)
    expect(await record.saved()).toBe('mine')
  })

  it('keeps its version when something else about it changes', async () => {
    const version = await record.version()
    await record.changeSomethingElse()
    expect(await record.version()).toBe(version)
  })
})

it('a list that is sent whole loses nothing that somebody else added', async () => {
  const { company, version } = await getCompany()
  const types = company.clientSettings.contactTypes.map(({ id, name }) => ({ id, name }))
  const send = (name: string) =>
    firm.owner.send(companyManagement.updateCompanyManagement, {
      body: { updateClientSettingsInput: { contactTypes: [...types, { name }] }, version },
    })
  expect((await send('Press')).status).toBe(200)
  expect((await send('Legal')).status).toBe(409)
  const names = (await getCompany()).company.clientSettings.contactTypes.map(({ name }) => name)
  expect(names).toContain('Press')
})
