import { clients } from '@praxis/contract/clients/clients'
import { journalEntries } from '@praxis/contract/clients/journal'
import { projects } from '@praxis/contract/projects/projects'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { expect, test } from 'vitest'
import { startDemoServer } from './testing/demo-world'

const { server, actingAs } = await startDemoServer()

const NAMES_OF_CLIENTS = [
  'Ashdown Borough Council',
  'Bramley Foods',
  'Fairmile Logistics',
  'Halden Bank',
  'Kestrel Insurance',
  'Lumen Energy',
  'Mercer & Gale LLP',
  'Northgate Water',
  'Orchard Housing',
  'Pennine NHS Trust',
  'Severn Rail',
  'Tidewater Marine',
]

test('whoever manages clients sees all twelve, with owners, logos and custom fields', async () => {
  for (const role of ['Owner', 'Project lead', 'Finance']) {
    const { items } = await (await actingAs(role)).call(clients.listClientsPaginated, { body: {} })
    expect(items.map(({ details }) => details.name)).toEqual(NAMES_OF_CLIENTS)
    expect(items.filter(({ details }) => !details.isActive)).toHaveLength(1)
    expect(items.map(({ details }) => details.tradingCurrency).filter((currency) => currency !== 'GBP')).toEqual([
      'EUR',
      'USD',
    ])
    for (const { details } of items) {
      expect(details.clientOwner?.isActive).toBe(true)
      expect(details.dynamicDetails.map(({ key }) => key)).toEqual(
        expect.arrayContaining(['Sector', 'Supplier number']),
      )
      const logo = await fetch(server.url + details.logoImage)
      expect([logo.status, logo.headers.get('content-type')]).toEqual([200, 'image/webp'])
    }
  }
})

test('every client can be saved as it is, and has a main and a billing contact', async () => {
  const owner = await actingAs('Owner')
  const { items } = await owner.call(clients.listClients, { query: { all: 'true' } })
  for (const { id } of items) {
    const { details, contacts } = await owner.call(clients.getClient, { params: { id } })
    expect(contacts.flatMap(({ type }) => type?.name ?? []).sort()).toEqual(['Billing', 'Main'])
    const { contact, address, dynamicDetails } = details
    await owner.call(clients.updateClientDetails, { params: { id }, body: { contact, address, dynamicDetails } })
    for (const { id: contactId, email, landline } of contacts)
      await owner.call(clients.updateClientContact, { params: { id, contactId }, body: { email, landline } })
  }
})

test('the journals go back two years and are written up to this week, with files that open', async () => {
  const owner = await actingAs('Owner')
  const { items } = await owner.call(clients.listClients, { query: { all: 'true' } })
  const today = new Date().toISOString().slice(0, 10)
  let files = 0
  for (const { id, isActive } of items) {
    const journal = await owner.call(journalEntries.listJournalEntries, { query: { clientID: id, per: 100 } })
    expect(journal.metadata.total).toBeGreaterThan(20)
    expect(journal.countByCategory.length).toBeGreaterThan(5)
    const days = journal.items.map(({ entryDate }) => entryDate)
    expect(days.every((day) => day <= today)).toBe(true)
    expect(Date.parse(today) - Date.parse(days.at(-1) ?? '')).toBeGreaterThan(600 * 86_400_000)
    if (isActive) expect(Date.parse(today) - Date.parse(days[0] ?? '')).toBeLessThan(10 * 86_400_000)
    for (const file of journal.items.flatMap((entry) => entry.files)) {
      files++
      const opened = await fetch(server.url + file.url)
      expect([opened.status, opened.headers.get('content-type')]).toEqual([
        200,
        expect.stringMatching(/^(application\/pdf|text\/(plain|csv))/),
      ])
    }
  }
  expect(files).toBeGreaterThan(10)
})

type ProjectFilterInput = NonNullable<NonNullable<Input<typeof projects.listProjectsPaginated>['body']>['filter']>

const projectsOf = async (role: string, filter: ProjectFilterInput) =>
  (await (await actingAs(role)).call(projects.listProjectsPaginated, { body: { per: 100, filter } })).items

test('three dozen projects of both kinds and every state, with margins one can believe', async () => {
  const all = await projectsOf('Owner', { attribute: 'all' })
  expect(all).toHaveLength(36)
  const count = (is: (project: (typeof all)[number]) => boolean) => all.filter(is).length
  expect(count(({ isInternal }) => isInternal)).toBe(6)
  expect(count(({ isActive }) => !isActive)).toBe(16)
  expect(count(({ chargingMechanism }) => chargingMechanism === 'fixed')).toBeGreaterThan(8)
  expect(count(({ chargingMechanism }) => chargingMechanism === 'effort')).toBeGreaterThan(8)
  expect(count(({ isStrategic }) => isStrategic === true)).toBeGreaterThan(2)
  expect(count(({ client }) => client?.name === 'Lumen Energy')).toBe(count(({ currency }) => currency === 'EUR'))
  for (const { figures, isInternal, isActive, endDate, client, teamCount } of all) {
    expect(teamCount).toBeGreaterThan(1)
    if (isInternal) expect(figures).toMatchObject({ totalRevenue: 0, feeMargin: 0 })
    else {
      expect(figures?.feeMargin).toBeGreaterThan(0.2)
      expect(figures?.feeMargin).toBeLessThan(0.5)
    }
    if (isActive && endDate) expect(endDate >= new Date().toISOString().slice(0, 10)).toBe(true)
    if (isActive && client) expect(client.isActive).toBe(true)
  }
  expect(all.find(({ name }) => name === 'Data platform')?.figures).toMatchObject({
    totalRevenue: 21_000_000,
    totalCost: 14_370_000,
    feeMargin: 0.35,
  })
})

test('every project can be saved as it is, and its roles have the rates of their cards', async () => {
  const owner = await actingAs('Owner')
  for (const { id } of await projectsOf('Owner', { attribute: 'all' })) {
    const { details } = await owner.call(projects.getProject, { params: { id } })
    const { tags, dynamicDetails, timeSheetSubmissionDetails } = details
    const body = { tags, dynamicDetails, timeSheetSubmissionDetails }
    expect((await owner.call(projects.updateProjectDetails, { params: { id }, body })).details).toEqual(details)
  }
  const strays = await server.sql(`
    select r.name from targetable_roles r join rate_cards k on k.company_id = r.company_id and k.id = r.rate_card_id
    where (r.hourly_charge, r.hourly_cost) <> (k.hourly_charge, k.hourly_cost)`)
  expect(strays).toEqual([])
})

test('the employee sees the projects she works on, for clients and inside the firm, their clients, what is public, and no money', async () => {
  const own = await projectsOf('Employee', { attribute: 'assigned', state: 'active' })
  const names = ['Cyber Essentials renewal', 'Data platform', 'Demand forecasting pilot', 'Tariff explorer']
  expect(own.map(({ name }) => name)).toEqual(names)
  expect(own.every(({ figures }) => figures === undefined)).toBe(true)
  const seen = await projectsOf('Employee', { attribute: 'all', state: 'active' })
  expect(seen.map(({ name }) => name)).toEqual([...names, 'Practice operations'].toSorted())
  const { items } = await (await actingAs('Employee')).call(clients.listClientsPaginated, { body: {} })
  expect(items.map(({ details }) => details.name)).toEqual(['Bramley Foods', 'Lumen Energy', 'Northgate Water'])
})

test('clients, projects and entries are found by their words', async () => {
  const owner = await actingAs('Owner')
  const clientsBy = async (search: string) =>
    (await owner.call(clients.listClientsPaginated, { body: { filter: { search } } })).items.map(
      (one) => one.details.name,
    )
  expect(await clientsBy('northg')).toEqual(['Northgate Water'])
  expect(await clientsBy('brennan')).toEqual(['Lumen Energy'])
  expect(await clientsBy('V-2201877')).toEqual(['Northgate Water'])
  const found = await projectsOf('Owner', { attribute: 'all', search: 'kestrel portal' })
  expect(found.map(({ name }) => name)).toEqual(['Broker portal rebuild'])
  const [northgate] = (await owner.call(clients.listClients, { query: { query: 'northgate' } })).items
  const query = { clientID: northgate?.id, search: 'nightly export' }
  const { items } = await owner.call(journalEntries.listJournalEntries, { query })
  expect(items.map(({ title }) => title)).toEqual(['Telemetry feed may slip two weeks'])
})

test('some people are let into projects, and journals of projects are read there', async () => {
  const lead = await actingAs('Project lead')
  const [platform] = await projectsOf('Owner', { attribute: 'all', search: 'data platform' })
  const params = { id: platform?.id ?? '' }
  const { items } = await lead.call(projects.listResourcePermissions, { params, query: {} })
  expect(items.map(({ employee, updatedBy }) => [employee.displayName, updatedBy])).toEqual([
    ['Amelia Hart', 'Daniel Osei'],
    ['Grace Adeyemi', 'Daniel Osei'],
    ['Nadia Karim', 'Daniel Osei'],
  ])
  const employee = await actingAs('Employee')
  const journal = await employee.call(journalEntries.listJournalEntries, { query: { projectID: params.id } })
  expect(journal.items).toHaveLength(7)
  expect(journal.can.create).toBe(false)
})
