import { clients } from '@praxis/contract/clients/clients'
import type { DynamicDetail, DynamicDetailsUpdate } from '@praxis/contract/company/dynamic-details'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { employees } from '@praxis/contract/people/employees'
import { projects } from '@praxis/contract/projects/projects'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestPerson } from '../../testing/people'
import { startTestServer } from '../../testing/test-server'
import { createProjectsFirm, type ProjectsFirm } from './testing/projects-world'

let firm: ProjectsFirm
let projectId: string

const server = await startTestServer()

beforeAll(async () => {
  firm = await createProjectsFirm(server)
  const definitions = ['Sector', 'Office'].map((key) => ({ key, type: 'freeText' }))
  await server.sql(`update companies set settings = $2 where company_id = $1`, [
    firm.company.id,
    JSON.stringify({
      employee: { defaultDynamicDetails: definitions },
      client: { defaultDynamicDetails: definitions },
      opportunityAndProject: { defaultProjectDynamicDetails: definitions },
    }),
  ])
  projectId = (await firm.start('Water tower')).id
})

interface RecordWithDetails {
  readonly id: () => string
  /** A second person, besides the owner, who may change the record. */
  readonly second: () => TestPerson
  readonly update: (person: TestPerson, dynamicDetails: DynamicDetailsUpdate) => Promise<unknown>
  readonly refusal: (person: TestPerson, dynamicDetails: DynamicDetailsUpdate) => Promise<unknown>
  readonly rows: () => Promise<readonly { readonly key: string; readonly value: string }[]>
}

const records: Record<'employee' | 'client' | 'project', RecordWithDetails> = {
  employee: {
    id: () => firm.member.employeeId,
    second: () => firm.member,
    update: (person, dynamicDetails) =>
      person.call(employees.updateEmployeeDetails, {
        params: { id: firm.member.employeeId },
        body: { dynamicDetails },
      }),
    refusal: (person, dynamicDetails) =>
      person.refusal(employees.updateEmployeeDetails, {
        params: { id: firm.member.employeeId },
        body: { dynamicDetails },
      }),
    rows: async () =>
      (await firm.owner.call(employees.getEmployee, { params: { id: firm.member.employeeId } })).details.dynamicDetails,
  },
  client: {
    id: () => firm.clientId,
    second: () => firm.manager,
    update: (person, dynamicDetails) =>
      person.call(clients.updateClientDetails, { params: { id: firm.clientId }, body: { dynamicDetails } }),
    refusal: (person, dynamicDetails) =>
      person.refusal(clients.updateClientDetails, { params: { id: firm.clientId }, body: { dynamicDetails } }),
    rows: async () =>
      (await firm.owner.call(clients.getClient, { params: { id: firm.clientId } })).details.dynamicDetails,
  },
  project: {
    id: () => projectId,
    second: () => firm.manager,
    update: (person, dynamicDetails) =>
      person.call(projects.updateProjectDetails, { params: { id: projectId }, body: { dynamicDetails } }),
    refusal: (person, dynamicDetails) =>
      person.refusal(projects.updateProjectDetails, { params: { id: projectId }, body: { dynamicDetails } }),
    rows: async () =>
      (await firm.owner.call(projects.getProject, { params: { id: projectId } })).details.dynamicDetails ?? [],
  },
}

const row = (key: string, value: string, type: DynamicDetail['type'] = 'freeText'): DynamicDetail => ({
  key,
  value,
  type,
  isRequired: false,
  isStrategic: false,
})
const changed = (...rows: DynamicDetail[]) => ({ changed: rows, removedKeys: [] })

describe.each(['employee', 'client', 'project'] as const)('the details a firm adds to its records: %s', (entity) => {
  const { id, second, update, refusal, rows } = records[entity]
  const valueByKey = async () => (await rows()).map(({ key, value }) => [key, value])

  it('keep what two people change at once in different rows, in the order of the workspace', async () => {
    await update(firm.owner, [row('Nickname', 'NW'), row('Floor', '3')])
    await Promise.all([
      update(firm.owner, changed(row('Office', 'Leeds'))),
      update(second(), { changed: [row('Sector', 'Water')], removedKeys: ['Floor'] }),
    ])
    expect(await valueByKey()).toEqual([
      ['Sector', 'Water'],
      ['Office', 'Leeds'],
      ['Nickname', 'NW'],
    ])
  })

  it('take the last change of the same row, and their history has both', async () => {
    await update(firm.owner, changed(row('Office', 'York')))
    await update(second(), changed(row('Office', 'Bristol')))
    expect(await valueByKey()).toContainEqual(['Office', 'Bristol'])
    const { items } = await firm.owner.call(operations.getHistory, { params: { entity, id: id() } })
    expect(items.slice(0, 2)).toMatchObject([
      { by: { employeeID: second().employeeId }, after: { dynamicDetails: { Office: 'Bristol' } } },
      { by: { employeeID: firm.owner.employeeId }, after: { dynamicDetails: { Office: 'York' } } },
    ])
  })

  it('name the change that cannot be saved', async () => {
    expect(await refusal(firm.owner, changed(row('Office', 'Leeds'), row('Site', 'not a link', 'url')))).toMatchObject({
      reason: 'invalidInput',
      fields: [{ path: 'dynamicDetails.changed.1.value', message: 'Invalid URL' }],
    })
  })

  it('are a hundred at most, however they come together', async () => {
    await update(
      firm.owner,
      Array.from({ length: 100 }, (_, index) => row(`Row ${index}`, 'x')),
    )
    expect(await refusal(firm.owner, changed(row('One more', 'x')))).toMatchObject({
      fields: [{ path: 'dynamicDetails' }],
    })
  })
})
