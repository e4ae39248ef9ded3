import { randomUUID } from 'node:crypto'
import { companies } from '@praxis/contract/company/companies'
import { companyManagement as contract } from '@praxis/contract/company/company-management'
import { operations } from '@praxis/contract/company/history-and-jobs'
import type { EndpointSpec, Input } from '@praxis/contract/protocol/endpoint'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { listen } from '../../testing/event-stream'
import { insertOpportunity } from '../../testing/opportunity-rows'
import { createEmployee, createTestCompany } from '../../testing/people'
import { type Caller, startTestServer } from '../../testing/test-server'
import { createFirm } from './testing/company-with-collections'

const server = await startTestServer()

type Fields = Readonly<Record<string, unknown>>

interface CollectionCase {
  readonly entity: string
  readonly table: string
  readonly list: EndpointSpec
  readonly create: EndpointSpec
  readonly update: EndpointSpec
  readonly remove: EndpointSpec
  readonly sample: Fields
  readonly changes: readonly Fields[]
  /** Fields that make another record a duplicate, and the refusal it gets. */
  readonly sameAs: Fields
  readonly refusedWith: string
  readonly wrong: readonly Fields[]
}

const collections: CollectionCase[] = [
  {
    entity: 'rateCard',
    table: 'rate_cards',
    list: contract.listRateCards,
    create: contract.createRateCard,
    update: contract.updateRateCard,
    remove: contract.deleteRateCard,
    sample: { name: 'Senior', code: 'SNR', hourlyCharge: 150_00, hourlyCost: 80_00 },
    changes: [{ name: 'Principal' }, { code: '' }, { hourlyCharge: 0 }, { hourlyCost: 81_50 }],
    sameAs: { name: 'SENIOR' },
    refusedWith: 'nameExists',
    wrong: [{ hourlyCharge: -1 }, { hourlyCharge: 1.5 }, { name: '' }],
  },
  {
    entity: 'absenceReason',
    table: 'absence_reasons',
    list: contract.listAbsenceReasons,
    create: contract.createAbsenceReason,
    update: contract.updateAbsenceReason,
    remove: contract.deleteAbsenceReason,
    sample: {
      name: 'Study leave',
      initials: 'ST',
      color: '#112233',
      isTakenFromBalance: false,
      allowanceDays: 2.5,
      isVisibleToAll: false,
      needsApproval: true,
    },
    changes: [
      { name: 'Exams' },
      { initials: 'EX' },
      { color: '#445566' },
      { allowanceDays: null },
      { isTakenFromBalance: true },
      { isVisibleToAll: true },
      { needsApproval: false },
    ],
    sameAs: { name: 'study LEAVE' },
    refusedWith: 'nameExists',
    wrong: [
      { allowanceDays: 0.25 },
      { color: 'red' },
      { initials: 'LONG' },
      { allowanceDays: 2.5, isTakenFromBalance: true },
    ],
  },
  {
    entity: 'expenseType',
    table: 'expense_types',
    list: contract.listExpenseTypes,
    create: contract.createExpenseType,
    update: contract.updateExpenseType,
    remove: contract.deleteExpenseType,
    sample: {
      code: 'PRK',
      name: 'Parking',
      expenseTypeDescription: 'Car parks',
      category: 'Travel',
      vatRate: 0.0825,
      isReceiptNeeded: true,
    },
    changes: [
      { code: 'PK' },
      { name: 'Car park' },
      { expenseTypeDescription: '' },
      { category: 'Cars' },
      { vatRate: 0.2 },
      { isReceiptNeeded: false },
    ],
    sameAs: { code: 'prk', name: 'parking' },
    refusedWith: 'duplicatedExpenseTypes',
    wrong: [{ vatRate: 1.1 }, { vatRate: 0.00001 }, { name: ' ' }],
  },
  {
    entity: 'pipelineStage',
    table: 'pipeline_stages',
    list: contract.listPipelineStages,
    create: contract.createPipelineStage,
    update: contract.updatePipelineStage,
    remove: contract.deletePipelineStage,
    sample: { name: 'Shortlisted', color: '#112233', probability: 0.29 },
    changes: [{ name: 'Interview' }, { color: '#445566' }, { probability: 0.57 }],
    sameAs: { name: 'shortlisted' },
    refusedWith: 'nameExists',
    wrong: [{ probability: 1.01 }, { probability: 0.005 }, { color: '#12' }],
  },
]

describe.each(collections)('$entity', (collection) => {
  const { entity, list, create, update, remove, sample } = collection
  let firm: Awaited<ReturnType<typeof createFirm>>
  beforeAll(async () => {
    firm = await createFirm(server)
  })

  const call = async (
    caller: Caller,
    spec: EndpointSpec,
    input: object = {},
  ): Promise<Fields & { id: string; items: Fields[] }> => {
    const response = await caller.send(spec, input as Input<EndpointSpec>)
    const text = await response.text()
    expect(response.status, text).toBeLessThan(300)
    return JSON.parse(text || '{}')
  }
  const refusal = (caller: Caller, spec: EndpointSpec, input: object = {}) =>
    caller.refusal(spec, input as Input<EndpointSpec>)
  const another = (fields: Fields = {}) => ({ body: { ...sample, name: `One ${randomUUID()}`, ...fields } })

  it('is created, listed for everyone, changed field by field and deleted', async () => {
    const created = await call(firm.owner, create, { body: sample })
    expect(created).toEqual({ id: expect.any(String), version: 1, ...sample })
    expect((await call(firm.owner, list)).items).toContainEqual(created)
    expect((await call(firm.employee, list)).items.map(({ id }) => id)).toContain(created.id)
    let expected: Fields = created
    for (const [index, body] of collection.changes.entries()) {
      expected = { ...expected, ...body, version: index + 2 }
      expect(await call(firm.owner, update, { params: { id: created.id }, body })).toEqual(expected)
    }
    expect((await call(firm.owner, list)).items).toContainEqual(expected)
    await call(firm.owner, remove, { params: { id: created.id } })
    expect((await call(firm.owner, list)).items.map(({ id }) => id)).not.toContain(created.id)
    const params = { entity, id: created.id }
    const { items } = await firm.owner.call(operations.getHistory, { params })
    expect(items.map(({ action }) => action)).toEqual([
      'deleted',
      ...collection.changes.map(() => 'updated'),
      'created',
    ])
    expect(items.at(-1)?.after).toEqual(sample)
    expect(items.at(-2)?.after).toEqual(collection.changes[0])
    expect((await firm.employee.refusal(operations.getHistory, { params })).reason).toBe('notFound')
  })

  it('is changed by those who manage the company only', async () => {
    const { id } = await call(firm.owner, create, another())
    for (const [spec, input] of [
      [create, another()],
      [update, { params: { id }, body: { name: 'Mine' } }],
      [remove, { params: { id } }],
    ] as const)
      expect(await refusal(firm.employee, spec, input)).toMatchObject({ status: 401, reason: 'invalidPermission' })
    expect((await call(firm.manager, update, { params: { id }, body: { name: `Of ${id}` } })).name).toBe(`Of ${id}`)
  })

  it('is there once, also when it is changed to be the same', async () => {
    const first = await call(firm.owner, create, another())
    const same = Object.fromEntries(
      Object.keys(collection.sameAs).map((field) => [field, String(first[field]).toUpperCase()]),
    )
    expect(await refusal(firm.owner, create, { body: { ...sample, ...same } })).toMatchObject({
      status: 409,
      reason: collection.refusedWith,
    })
    const { id } = await call(firm.owner, create, another())
    expect((await refusal(firm.owner, update, { params: { id }, body: same })).reason).toBe(collection.refusedWith)
    const other = await createFirm(server)
    await call(other.owner, create, { body: { ...sample, ...same } })
  })

  it('is checked', async () => {
    const { id } = await call(firm.owner, create, another())
    for (const body of collection.wrong) {
      const [path] = Object.keys(body)
      const refused = { reason: 'invalidInput', fields: [{ path }] }
      expect(await refusal(firm.owner, create, another(body))).toMatchObject(refused)
      expect(await refusal(firm.owner, update, { params: { id }, body })).toMatchObject(refused)
    }
  })

  it('is not found when it is unknown or of another company', async () => {
    const { id: theirs } = await call((await createFirm(server)).owner, create, another())
    for (const id of [randomUUID(), theirs]) {
      const params = { id }
      expect((await refusal(firm.owner, update, { params, body: { name: 'Mine' } })).reason).toBe('notFound')
      expect((await refusal(firm.owner, remove, { params })).reason).toBe('notFound')
    }
  })

  it('is not deleted while something refers to it', async () => {
    const { id } = await call(firm.owner, create, another())
    const referring = `users_of_${collection.table}`
    await server.sql(`
      create table ${referring} (
        company_id uuid not null, record_id uuid not null, primary key (company_id, record_id),
        foreign key (company_id, record_id) references ${collection.table}
      )`)
    await server.sql(`insert into ${referring} values ($1, $2)`, [firm.company.id, id])
    expect(await refusal(firm.owner, remove, { params: { id } })).toMatchObject({
      status: 409,
      reason: 'recordInUse',
      usedBy: `users of ${collection.table.replace('_', ' ')}`,
    })
    await server.sql(`delete from ${referring}`)
    await call(firm.owner, remove, { params: { id } })
  })

  it('is announced to everyone', async () => {
    const stream = await listen(firm.employee)
    await call(firm.owner, create, another())
    await vi.waitFor(() => expect(stream.changes().map(({ topic }) => topic)).toContain('companyManagement'), 20_000)
    stream.hangUp()
  })
})

describe('rates', () => {
  it('are shown with a right to revenue only, and changed with the right to change it', async () => {
    const { company, owner, manager, employee } = await createFirm(server)
    const body = { name: 'Senior', code: 'SNR', hourlyCharge: 150_00, hourlyCost: 80_00 }
    const card = await owner.call(contract.createRateCard, { body })
    const reader = await createEmployee(server, company, { revenue: 'read', capabilities: ['canManageCompany'] })
    const writer = await createEmployee(server, company, { revenue: 'write', capabilities: ['canManageCompany'] })
    for (const person of [reader, writer]) expect((await person.call(contract.listRateCards, {})).items).toEqual([card])
    for (const person of [manager, employee])
      expect((await person.call(contract.listRateCards, {})).items).toEqual([
        { id: card.id, name: 'Senior', code: 'SNR', version: 1 },
      ])
    const params = { id: card.id }
    for (const person of [manager, reader]) {
      expect((await person.refusal(contract.createRateCard, { body: { ...body, name: 'New' } })).reason).toBe(
        'invalidPermission',
      )
      for (const rates of [{ hourlyCharge: 1 }, { hourlyCost: 1 }])
        expect((await person.refusal(contract.updateRateCard, { params, body: rates })).reason).toBe(
          'invalidPermission',
        )
    }
    expect(await manager.call(contract.updateRateCard, { params, body: { code: 'S' } })).toEqual({
      id: card.id,
      name: 'Senior',
      code: 'S',
      version: 2,
    })
    expect(await writer.call(contract.updateRateCard, { params, body: { hourlyCharge: 160_00 } })).toMatchObject({
      hourlyCharge: 160_00,
    })
    const history = { params: { entity: 'rateCard', id: card.id } }
    expect((await manager.refusal(operations.getHistory, history)).reason).toBe('notFound')
    expect((await reader.call(operations.getHistory, history)).items).toHaveLength(3)
  })
})

describe('pipeline stages', () => {
  it('stand in the order of their probability', async () => {
    const { owner } = await createFirm(server)
    await owner.call(contract.createPipelineStage, { body: { name: 'Shortlist', color: '#112233', probability: 0.6 } })
    const { items } = await owner.call(contract.listPipelineStages, {})
    expect(items.map(({ name }) => name)).toEqual([
      'Lost',
      'Lead',
      'Qualified',
      'Proposal',
      'Shortlist',
      'Negotiation',
      'Won',
    ])
  })
})

describe('a pipeline stage with opportunities', () => {
  it('neither becomes nor stops being won or lost, and is not deleted', async () => {
    const { company, owner } = await createFirm(server)
    const { items } = await owner.call(contract.listPipelineStages, {})
    const stageOf = (name: string) => {
      const stage = items.find((each) => each.name === name)
      if (!stage) throw new Error(`there is no stage ${name}`)
      return stage
    }
    const clientId = randomUUID()
    await server.sql(
      `insert into clients (company_id, id, name, owner_id, trading_currency) values ($1, $2, 'Northgate', $3, 'GBP')`,
      [company.id, clientId, owner.employeeId],
    )
    for (const name of ['Lead', 'Lead', 'Won'])
      await insertOpportunity(server, company.id, randomUUID(), {
        ...{ name: 'Meters', client_id: clientId, lead_id: owner.employeeId, currency: 'GBP' },
        ...{ stage_id: stageOf(name).id, other_revenue: 1_001 },
      })
    const change = (name: string, probability: number) => ({
      ...{ params: { id: stageOf(name).id }, body: { probability, version: stageOf(name).version } },
    })
    for (const [name, probability] of [
      ['Lead', 0],
      ['Lead', 1],
      ['Won', 0.9],
    ] as const)
      expect(await owner.refusal(contract.updatePipelineStage, change(name, probability))).toMatchObject({
        ...{ status: 409, reason: 'stageHasOpportunities' },
      })
    await owner.call(contract.updatePipelineStage, change('Lead', 0.15))
    expect(
      await server.sql(
        'select distinct probability, weighted_revenue::integer as weighted from opportunities where stage_id = $1',
        [stageOf('Lead').id],
      ),
    ).toEqual([{ probability: 15, weighted: 150 }])
    const remove = (name: string) => ({ params: { id: stageOf(name).id } })
    expect(await owner.refusal(contract.deletePipelineStage, remove('Lead'))).toMatchObject({
      ...{ reason: 'recordInUse', usedBy: '2 opportunities' },
    })
    expect(await owner.refusal(contract.deletePipelineStage, remove('Won'))).toMatchObject({ usedBy: '1 opportunity' })
    await owner.call(contract.updatePipelineStage, change('Lost', 0.05))
    await owner.call(contract.deletePipelineStage, remove('Lost'))
  })
})

describe('suggestions', () => {
  it('are the codes of expense types and rate cards, each once, and the categories in use', async () => {
    const { id, owner } = await createTestCompany(server)
    const type = { name: 'Parking', expenseTypeDescription: '', category: 'Cars', vatRate: 0 }
    await owner.call(contract.createExpenseType, { body: { ...type, code: 'B' } })
    await owner.call(contract.createExpenseType, { body: { ...type, code: '', category: '' } })
    for (const code of ['A', 'B', ''])
      await owner.call(contract.createRateCard, {
        body: { name: `Card ${code}`, code, hourlyCharge: 1, hourlyCost: 1 },
      })
    expect((await owner.call(contract.listItemCodes, {})).items).toEqual(['A', 'B'])
    const company = await owner.call(companies.getCompany, { params: { id } })
    expect(company.details.expenseTypeSuggestions).toEqual(['Cars'])
  })
})
