import { randomUUID } from 'node:crypto'
import { companyManagement } from '@praxis/contract/company/company-management'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/test-server'
import { createFirm } from './testing/company-with-collections'

const server = await startTestServer()

type Firm = Awaited<ReturnType<typeof createFirm>>

const listsOf = async ({ owner }: Firm) =>
  (await owner.call(companyManagement.getCompanyManagement, {})).company.clientSettings

interface Given {
  readonly id?: string
  readonly name: string
}
interface GivenCategory extends Given {
  readonly initials: string
  readonly color: string
}

const bodyOf = (lists: { contactTypes?: Given[]; journalEntryCategories?: GivenCategory[] }) => ({
  body: { updateClientSettingsInput: lists },
})
const setTypes = async ({ manager }: Firm, contactTypes: Given[]) =>
  (await manager.call(companyManagement.updateCompanyManagement, bodyOf({ contactTypes }))).company.clientSettings
    .contactTypes
const refusalOfTypes = ({ manager }: Firm, contactTypes: Given[]) =>
  manager.refusal(companyManagement.updateCompanyManagement, bodyOf({ contactTypes }))
const setCategories = async ({ manager }: Firm, journalEntryCategories: GivenCategory[]) =>
  (await manager.call(companyManagement.updateCompanyManagement, bodyOf({ journalEntryCategories }))).company
    .clientSettings.journalEntryCategories
const refusalOfCategories = ({ manager }: Firm, journalEntryCategories: GivenCategory[]) =>
  manager.refusal(companyManagement.updateCompanyManagement, bodyOf({ journalEntryCategories }))

const given = <Item extends Given & { canBeDeleted: boolean }>(items: readonly Item[]) =>
  items.map(({ canBeDeleted: _, ...item }) => item)

/** Makes a record that refers to a row of another table, as later features do. */
const referTo = async (table: string, companyId: string, id: string) => {
  const name = `references_to_${table}`
  await server.sql(`
    create table if not exists ${name} (
      company_id uuid not null, record_id uuid not null, primary key (company_id, record_id),
      foreign key (company_id, record_id) references ${table}
    )`)
  await server.sql(`insert into ${name} values ($1, $2)`, [companyId, id])
  return name.replaceAll('_', ' ')
}

describe('contact types', () => {
  let firm: Firm
  beforeEach(async () => {
    firm = await createFirm(server)
  })

  it('are added, renamed, put in another order and deleted as one list', async () => {
    const { contactTypes: first } = await listsOf(firm)
    const added = await setTypes(firm, [...given(first), { name: 'Legal' }, { name: 'Site' }])
    expect(added.map(({ name, canBeDeleted }) => [name, canBeDeleted])).toEqual([
      ['Main', false],
      ['Billing', false],
      ['Legal', true],
      ['Site', true],
    ])
    const [main, billing, legal, site] = given(added)
    if (!main || !billing || !legal || !site) throw new Error('four are expected')
    const swapped = await setTypes(firm, [main, { ...site, name: 'Legal' }, { ...legal, name: 'Site' }, billing])
    expect(swapped.map(({ id, name }) => [id, name])).toEqual([
      [main.id, 'Main'],
      [site.id, 'Legal'],
      [legal.id, 'Site'],
      [billing.id, 'Billing'],
    ])
    expect((await setTypes(firm, [main, billing])).map(({ name }) => name)).toEqual(['Main', 'Billing'])
    const params = { entity: 'company', id: firm.company.id }
    const { items } = await firm.manager.call(operations.getHistory, { params })
    expect(items[0]).toMatchObject({
      before: { 'clientSettings.contactTypes': ['Main', 'Legal', 'Site', 'Billing'] },
      after: { 'clientSettings.contactTypes': ['Main', 'Billing'] },
    })
  })

  it('main and billing are never renamed or deleted', async () => {
    const [main, billing] = given((await listsOf(firm)).contactTypes)
    if (!main || !billing) throw new Error('two are expected')
    const path = 'updateClientSettingsInput.contactTypes'
    expect(await refusalOfTypes(firm, [main])).toMatchObject({
      reason: 'invalidInput',
      fields: [{ path, message: 'Billing can’t be deleted' }],
    })
    expect(await refusalOfTypes(firm, [{ ...main, name: 'First' }, billing])).toMatchObject({
      fields: [{ path: `${path}.0.name`, message: 'Main can’t be renamed' }],
    })
  })

  it('have a name each, whatever the case', async () => {
    const types = given((await listsOf(firm)).contactTypes)
    expect(await refusalOfTypes(firm, [...types, { name: 'main' }])).toMatchObject({
      status: 409,
      reason: 'nameExists',
    })
  })

  it('are refused with an id that is unknown, of another company or given twice', async () => {
    const types = given((await listsOf(firm)).contactTypes)
    const [theirs] = given((await listsOf(await createFirm(server))).contactTypes)
    for (const id of [randomUUID(), theirs?.id, types[0]?.id])
      expect((await refusalOfTypes(firm, [...types, { id: id ?? '', name: 'Legal' }])).reason).toBe('invalidInput')
  })

  it('are not deleted while something refers to them', async () => {
    const types = given((await listsOf(firm)).contactTypes)
    const added = await setTypes(firm, [...types, { name: 'Legal' }])
    const usedBy = await referTo('contact_types', firm.company.id, added[2]?.id ?? '')
    expect(await refusalOfTypes(firm, types)).toMatchObject({ status: 409, reason: 'recordInUse', usedBy })
    expect(await setTypes(firm, [...types, { id: added[2]?.id ?? '', name: 'Law' }])).toHaveLength(3)
  })
})

describe('journal categories', () => {
  let firm: Firm
  beforeEach(async () => {
    firm = await createFirm(server)
  })

  it('are added, changed and deleted as one list', async () => {
    const [meeting, call] = given((await listsOf(firm)).journalEntryCategories)
    if (!meeting || !call) throw new Error('two are expected')
    const visit = { name: 'Visit', initials: 'V', color: '#abcdef' }
    const after = await setCategories(firm, [visit, { ...call, color: '#000000', initials: 'CA' }, meeting])
    expect(given(after)).toEqual([
      { ...visit, id: expect.any(String) },
      { ...call, color: '#000000', initials: 'CA' },
      meeting,
    ])
  })

  it('never have the same initials with the same name; one of them alone may be the same', async () => {
    const categories = given((await listsOf(firm)).journalEntryCategories)
    const again = { name: 'MEETING', initials: 'm', color: '#000000' }
    expect(await refusalOfCategories(firm, [...categories, again])).toMatchObject({
      status: 409,
      reason: 'duplicatedJournalCategories',
    })
    const similar = [
      { ...again, initials: 'ME' },
      { ...again, name: 'Memo' },
    ]
    expect(await setCategories(firm, [...categories, ...similar])).toHaveLength(6)
  })

  it('are not deleted while something refers to them', async () => {
    const [first, ...others] = given((await listsOf(firm)).journalEntryCategories)
    const usedBy = await referTo('journal_categories', firm.company.id, first?.id ?? '')
    expect(await refusalOfCategories(firm, others)).toMatchObject({ reason: 'recordInUse', usedBy })
  })
})
