import { randomUUID } from 'node:crypto'
import { type Client, clients } from '@praxis/contract/clients/clients'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { beforeAll, describe, expect, it } from 'vitest'
import { createEmployee, createTestCompany, type TestPerson } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { addContactType, addJournalCategory, type ClientsFirm, createClientsFirm } from './testing/clients-world'

let server: TestServer
let firm: ClientsFirm
let stranger: TestPerson

beforeAll(async () => {
  // Every call happens a little later than the one before.
  let moment = Date.parse('2026-11-12T09:00:00Z')
  server = await startTestServer({ clock: () => new Date(moment++) })
  firm = await createClientsFirm(server)
  stranger = (await createTestCompany(server)).owner
})

const newContact = {
  typeID: null,
  firstName: 'Rachel',
  lastName: 'Hale',
  jobTitle: 'Head of Data',
  email: 'r.hale@northgate.example',
  landline: '01925 555014',
  mobile: '',
  fax: '',
}

const pixel = () =>
  new Blob(
    [
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    ],
    { type: 'image/png' },
  )

describe('adding a client', () => {
  it("takes a name and an owner, and trades in the company's currency", async () => {
    const client = await firm.add('  Northgate Water ')
    expect(client).toEqual({
      id: expect.any(String),
      details: {
        name: 'Northgate Water',
        isActive: true,
        logoImage: null,
        tradingCurrency: 'GBP',
        contact: { email: '', landline: '', mobile: '', fax: '', website: '' },
        address: { line1: '', line2: '', city: '', postcode: '' },
        clientOwner: {
          id: firm.accountOwner.employeeId,
          displayName: 'Owen Barnes',
          displayInitials: 'OB',
          profileImage: null,
          jobTitle: 'Staff',
          isActive: true,
        },
        dynamicDetails: [],
      },
      contacts: [],
      journalEntryCount: 0,
      version: 1,
      createdAt: expect.stringContaining('2026-11-12T09:00'),
      updatedAt: expect.stringContaining('2026-11-12T09:00'),
      can: { edit: true, delete: true, readHistory: true },
    })
  })

  it('is for those who manage clients', async () => {
    const body = { name: 'Mine', clientOwnerID: firm.other.employeeId }
    expect(await firm.other.refusal(clients.createClient, { body })).toMatchObject({ reason: 'invalidPermission' })
  })

  it.each([
    ['nobody', () => randomUUID()],
    ["another company's", () => stranger.employeeId],
    ['a deactivated', async () => (await createEmployee(server, firm.company, { isActive: false })).employeeId],
  ])('is refused with %s employee as its owner', async (_, ownerId) => {
    const body = { name: 'Orphan', clientOwnerID: await ownerId() }
    expect(await firm.manager.refusal(clients.createClient, { body })).toMatchObject({
      reason: 'invalidInput',
      fields: [{ path: 'clientOwnerID' }],
    })
  })

  it.each(['', '   ', 'x'.repeat(201), 'two\nlines'])('is refused with the name %j', async (name) => {
    const body = { name, clientOwnerID: firm.accountOwner.employeeId }
    expect(await firm.manager.refusal(clients.createClient, { body })).toMatchObject({ fields: [{ path: 'name' }] })
  })

  it('makes one of fifty calls with one key', async () => {
    const body = { name: 'Once only', clientOwnerID: firm.accountOwner.employeeId }
    const idempotencyKey = randomUUID()
    const made = await Promise.all(
      Array.from({ length: 50 }, () => firm.manager.call(clients.createClient, { body }, { idempotencyKey })),
    )
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  })
})

describe('who may see and change a client', () => {
  let client: Client
  beforeAll(async () => {
    client = await firm.add('Ashdown Borough Council')
  })
  const people = () => ({
    owner: firm.owner,
    manager: firm.manager,
    accountOwner: firm.accountOwner,
    other: firm.other,
    stranger,
  })

  it.each([
    ['owner', { edit: true, delete: true }],
    ['manager', { edit: true, delete: true }],
    ['accountOwner', { edit: true, delete: false }],
  ] as const)('the %s sees it, and may %j', async (who, can) => {
    const seen = await people()[who].call(clients.getClient, { params: { id: client.id } })
    expect(seen.can).toMatchObject(can)
  })

  it.each(['other', 'stranger'] as const)('the %s finds nothing, whatever they try', async (who) => {
    const person = people()[who]
    const params = { id: client.id }
    const contact = { ...params, contactId: randomUUID() }
    const attempts = [
      person.refusal(clients.getClient, { params }),
      person.refusal(clients.updateClientDetails, { params, body: { name: 'Taken' } }),
      person.refusal(clients.createClientContact, { params, body: newContact }),
      person.refusal(clients.updateClientContact, { params: contact, body: { firstName: 'X' } }),
      person.refusal(clients.deleteClientContact, { params: contact }),
      person.refusal(clients.setClientLogo, { params, image: pixel() }),
      person.refusal(clients.removeClientLogo, { params }),
      person.refusal(operations.getHistory, { params: { entity: 'client', id: client.id } }),
    ]
    for (const refusal of await Promise.all(attempts)) expect(refusal.reason).toBe('notFound')
    const { items } = await person.call(clients.listClientsPaginated, { body: { filter: { search: 'ashdown' } } })
    expect(items).toEqual([])
  })

  it('deleting is not for the account owner', async () => {
    expect(await firm.accountOwner.refusal(clients.deleteClient, { params: { id: client.id } })).toMatchObject({
      reason: 'invalidPermission',
    })
  })

  it('nobody gets in when projects are switched off', async () => {
    const closed = await createTestCompany(server, { project: false })
    expect(await closed.owner.refusal(clients.listClients, {})).toMatchObject({ reason: 'featureDisabled' })
  })
})

describe('changing a client', () => {
  const change = (
    id: string,
    body: Parameters<typeof firm.manager.call<typeof clients.updateClientDetails>>[1]['body'],
  ) => firm.manager.call(clients.updateClientDetails, { params: { id }, body })

  it('changes what is sent and leaves the rest', async () => {
    const { id } = await firm.add('Kestrel Insurance')
    await change(id, {
      contact: { email: 'hello@kestrel.example', landline: '01925 555014' },
      address: { city: 'Bristol' },
    })
    const { details } = await change(id, { contact: { website: 'kestrel.example' }, tradingCurrency: 'EUR' })
    expect(details).toMatchObject({
      name: 'Kestrel Insurance',
      tradingCurrency: 'EUR',
      contact: { email: 'hello@kestrel.example', landline: '01925 555014', website: 'http://kestrel.example' },
      address: { city: 'Bristol' },
    })
  })

  it.each([
    ['contact.email', { contact: { email: 'not an address' } }, 'Invalid Email'],
    ['contact.landline', { contact: { landline: '12345' } }, 'Invalid Phone Number'],
    ['contact.website', { contact: { website: 'http://' } }, 'Invalid URL'],
    ['contact.website', { contact: { website: 'javascript:alert(1)' } }, 'Invalid URL'],
  ] as const)('checks %s: %j', async (path, body, message) => {
    const { id } = await firm.add('Checked')
    expect(await firm.manager.refusal(clients.updateClientDetails, { params: { id }, body })).toMatchObject({
      reason: 'invalidInput',
      fields: [{ path, message }],
    })
  })

  it('is given away by its owner, who then has no say in it', async () => {
    const { id } = await firm.add('Passed on')
    const params = { id }
    const body = { clientOwnerID: firm.other.employeeId }
    const answer = await firm.accountOwner.call(clients.updateClientDetails, { params, body })
    expect([answer.details.clientOwner?.id, answer.can.edit]).toEqual([firm.other.employeeId, false])
    expect((await firm.accountOwner.refusal(clients.getClient, { params })).reason).toBe('notFound')
    expect((await firm.other.call(clients.getClient, { params })).can.edit).toBe(true)
  })

  it('checks dynamic details against what the workspace defines', async () => {
    await server.sql(`update companies set settings = $2 where company_id = $1`, [
      firm.company.id,
      JSON.stringify({
        client: {
          defaultDynamicDetails: [
            { key: 'Sector', type: 'selects', isRequired: true, isStrategic: true, options: ['Utilities', 'Banking'] },
            { key: 'Supplier number', type: 'freeText' },
          ],
          searchableDynamicFields: ['Supplier number'],
        },
      }),
    ])
    const { id } = await firm.add('Defined')
    const params = { id }
    const sector = { key: 'Sector', value: 'Utilities' }
    const number = { key: 'Supplier number', value: 'V-2201877' }
    const own = { key: 'Own row', value: '7', type: 'number' } as const
    const { details } = await change(id, { dynamicDetails: [sector, number, own] })
    expect(details.dynamicDetails).toMatchObject([
      { ...sector, type: 'selects', isRequired: true, isStrategic: true },
      number,
      own,
    ])
    for (const [rows, message] of [
      [[number], 'Sector is required'],
      [[{ ...sector, value: 'Mining' }], 'Invalid input'],
      [[sector, { ...own, value: 'seven' }], 'Invalid Number'],
      [[sector, number, number], 'Duplicated Key'],
    ] as const)
      expect(
        await firm.manager.refusal(clients.updateClientDetails, { params, body: { dynamicDetails: [...rows] } }),
      ).toMatchObject({ reason: 'invalidInput', fields: [{ message }] })
    const { items } = await firm.manager.call(clients.listClientsPaginated, { body: { filter: { search: 'v 2201' } } })
    expect(items.map((item) => item.id)).toEqual([id])
    await server.sql(`update companies set settings = '{}' where company_id = $1`, [firm.company.id])
  })

  it('is in the history with before and after, under the name of what was done', async () => {
    const { id } = await firm.add('Fairmile')
    await change(id, { name: 'Fairmile Logistics' })
    await change(id, { isActive: false })
    await change(id, { isActive: true })
    const { items } = await firm.accountOwner.call(operations.getHistory, { params: { entity: 'client', id } })
    expect(items.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['reactivated', { isActive: false }, { isActive: true }],
      ['deactivated', { isActive: true }, { isActive: false }],
      ['updated', { name: 'Fairmile' }, { name: 'Fairmile Logistics' }],
      ['created', null, { name: 'Fairmile', clientOwnerID: firm.accountOwner.employeeId }],
    ])
  })

  it('has no history that can be read while the company does without clients', async () => {
    const { id } = await firm.add('Ferrant')
    const read = { params: { entity: 'client', id } }
    const switchProjects = (to: boolean) =>
      server.sql(
        `update companies set features = features || jsonb_build_object('project', $2::boolean) where company_id = $1`,
        [firm.company.id, to],
      )
    await switchProjects(false)
    expect((await firm.accountOwner.refusal(operations.getHistory, read)).reason).toBe('notFound')
    await switchProjects(true)
    expect((await firm.accountOwner.call(operations.getHistory, read)).items).toHaveLength(1)
  })

  it('shows a logo, and initials again once it is removed', async () => {
    const { id } = await firm.add('Lumen Energy')
    const params = { id }
    const { details } = await firm.accountOwner.call(clients.setClientLogo, { params, image: pixel() })
    const response = await fetch(server.url + details.logoImage)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const removed = await firm.accountOwner.call(clients.removeClientLogo, { params })
    expect(removed.details.logoImage).toBeNull()
    expect((await fetch(server.url + details.logoImage)).status).toBe(404)
    const text = new Blob(['<svg onload="alert(1)"/>'], { type: 'image/svg+xml' })
    expect(await firm.manager.refusal(clients.setClientLogo, { params, image: text })).toMatchObject({
      reason: 'invalidFileExtension',
    })
  })
})

describe('deleting a client', () => {
  it('is done when nothing refers to it, and takes its contacts along', async () => {
    const { id } = await firm.add('Short-lived')
    await firm.manager.call(clients.createClientContact, { params: { id }, body: newContact })
    await firm.manager.call(clients.deleteClient, { params: { id } })
    expect((await firm.manager.refusal(clients.getClient, { params: { id } })).reason).toBe('notFound')
    expect(await server.sql('select from client_contacts where client_id = $1', [id])).toEqual([])
    expect(await server.sql('select from search_words where entity_id = $1', [id])).toEqual([])
    expect((await firm.manager.refusal(clients.deleteClient, { params: { id } })).reason).toBe('notFound')
  })

  it('is refused with what refers to it', async () => {
    const { id } = await firm.add('Written about')
    await server.sql(
      `insert into journal_entries (company_id, id, client_id, entry_date, title, content, author_id)
       values ($1, gen_random_uuid(), $2, '2026-11-01', '', '', $3)`,
      [firm.company.id, id, firm.manager.employeeId],
    )
    expect(await firm.manager.refusal(clients.deleteClient, { params: { id } })).toEqual({
      status: 409,
      reason: 'recordInUse',
      usedBy: 'journal entries',
    })
    await firm.manager.call(clients.getClient, { params: { id } })
  })
})

describe('contacts', () => {
  it('are added, changed in part and deleted, in the order they were added', async () => {
    const { id } = await firm.add('Pennine NHS Trust')
    const params = { id }
    const typeID = await addContactType(server, firm.company.id, `Main ${randomUUID()}`)
    const rachel = await firm.accountOwner.call(clients.createClientContact, {
      params,
      body: { ...newContact, typeID },
    })
    expect(rachel).toMatchObject({ firstName: 'Rachel', type: { id: typeID, canBeDeleted: true } })
    const stephen = await firm.accountOwner.call(clients.createClientContact, {
      params,
      body: { ...newContact, firstName: 'Stephen', lastName: '' },
    })
    const changed = await firm.accountOwner.call(clients.updateClientContact, {
      params: { id, contactId: rachel.id },
      body: { jobTitle: 'Director', typeID: null },
    })
    expect(changed).toEqual({ ...rachel, jobTitle: 'Director', type: null, version: 2 })
    const { contacts } = await firm.manager.call(clients.getClient, { params })
    expect(contacts.map((contact) => contact.firstName)).toEqual(['Rachel', 'Stephen'])
    await firm.accountOwner.call(clients.deleteClientContact, { params: { id, contactId: stephen.id } })
    expect((await firm.manager.call(clients.getClient, { params })).contacts).toHaveLength(1)
    const { items } = await firm.manager.call(operations.getHistory, { params: { entity: 'client', id } })
    expect(items.map(({ action }) => action)).toEqual([
      'contactRemoved',
      'contactUpdated',
      'contactAdded',
      'contactAdded',
      'created',
    ])
  })

  it('need no more than a first name, and a change leaves out what stays', async () => {
    const { id } = await firm.add('Calder Estates')
    const ada = await firm.manager.call(clients.createClientContact, { params: { id }, body: { firstName: 'Ada' } })
    expect(ada).toMatchObject({ firstName: 'Ada', lastName: '', jobTitle: '', email: '', fax: '', type: null })
    const params = { id, contactId: ada.id }
    await firm.manager.call(clients.updateClientContact, { params, body: { jobTitle: 'Director' } })
    const changed = await firm.manager.call(clients.updateClientContact, { params, body: { mobile: '' } })
    expect(changed).toEqual({ ...ada, jobTitle: 'Director', version: 3 })
  })

  it.each([
    ['firstName', { firstName: '' }],
    ['email', { email: 'nobody@' }],
    ['mobile', { mobile: 'call me' }],
    ['typeID', { typeID: randomUUID() }],
  ])('are checked: %s', async (path, wrong) => {
    const { id } = await firm.add('Checked contacts')
    expect(
      await firm.manager.refusal(clients.createClientContact, { params: { id }, body: { ...newContact, ...wrong } }),
    ).toMatchObject({ reason: 'invalidInput', fields: [{ path }] })
  })

  it("belong to their client: another client's address does not lead to them", async () => {
    const first = await firm.add('First')
    const second = await firm.add('Second')
    const contact = await firm.manager.call(clients.createClientContact, { params: { id: first.id }, body: newContact })
    const params = { id: second.id, contactId: contact.id }
    expect((await firm.manager.refusal(clients.deleteClientContact, { params })).reason).toBe('notFound')
  })
})

describe('the list of clients', () => {
  let people: ClientsFirm
  let meeting: string
  beforeAll(async () => {
    people = await createClientsFirm(server)
    meeting = await addJournalCategory(server, people.company.id, 'Meeting', 'MT')
    const names = ['Zeta Rail', 'alpha Foods', 'Café Ångström', 'Beta Bank', "O'Neill & Sons", 'Alpha Water']
    for (const name of names) await people.add(name)
    const { id } = await people.add('Gamma Old', people.other)
    const params = { id }
    await people.manager.call(clients.updateClientDetails, {
      params,
      body: { isActive: false, tradingCurrency: 'USD' },
    })
    await people.manager.call(clients.createClientContact, { params, body: newContact })
    await server.sql(
      `insert into journal_entries (company_id, id, client_id, entry_date, title, content, category_id, author_id)
       select $1, gen_random_uuid(), $2, day::date, '', '', $3, $4
       from unnest(array['2026-11-10', '2026-09-01']) as day`,
      [people.company.id, id, meeting, people.manager.employeeId],
    )
  })

  const names = async (
    body: Parameters<typeof people.manager.call<typeof clients.listClientsPaginated>>[1]['body'],
    person = people.manager,
  ) => (await person.call(clients.listClientsPaginated, { body })).items.map(({ details }) => details.name)

  it('is sorted by name, capitals aside, or by change', async () => {
    const byName = [
      'alpha Foods',
      'Alpha Water',
      'Beta Bank',
      'Café Ångström',
      'Gamma Old',
      "O'Neill & Sons",
      'Zeta Rail',
    ]
    expect(await names({})).toEqual(byName)
    expect(await names({ sortOrder: '-clientName' })).toEqual([...byName].reverse())
    expect((await names({ sortOrder: 'updatedAt' })).toSorted()).toEqual(byName.toSorted())
  })

  it.each([
    ['alp', ['alpha Foods', 'Alpha Water']],
    ['ALPHA wat', ['Alpha Water']],
    ['cafe angs', ['Café Ångström']],
    ['neill', ["O'Neill & Sons"]],
    ['hale', ['Gamma Old']],
    ['lpha', []],
    ['%', []],
    ["'; drop table clients; --", []],
  ])('is searched for %j', async (search, expected) => {
    expect(await names({ filter: { search } })).toEqual(expected)
  })

  it('is filtered by state, owner, currency, journal and dynamic details', async () => {
    expect(await names({ filter: { state: 'inactive' } })).toEqual(['Gamma Old'])
    expect(await names({ filter: { state: 'active' } })).toHaveLength(6)
    expect(await names({ filter: { clientOwnerID: people.other.employeeId } })).toEqual(['Gamma Old'])
    expect(await names({ filter: { tradingCurrency: 'USD' } })).toEqual(['Gamma Old'])
    expect(await names({ filter: { journalCategoryID: meeting } })).toEqual(['Gamma Old'])
    expect(await names({ filter: { dynamicDetails: [{ key: 'Sector', value: 'Rail' }] } })).toEqual([])
  })

  it('shows those with something to do with a client only their own', async () => {
    expect(await names({}, people.other)).toEqual(['Gamma Old'])
  })

  it('comes a page at a time, and says whether there is more', async () => {
    const page = (number: number) =>
      people.manager.call(clients.listClientsPaginated, { body: { page: number, per: 3 } })
    expect((await page(1)).metadata).toEqual({ page: 1, per: 3, total: 7, hasMore: true })
    expect((await page(3)).metadata).toEqual({ page: 3, per: 3, total: 7, hasMore: false })
    expect(await page(9)).toEqual({ items: [], metadata: { page: 9, per: 3, total: 7, hasMore: false } })
    const all = [...(await page(1)).items, ...(await page(2)).items, ...(await page(3)).items]
    expect(new Set(all.map(({ id }) => id)).size).toBe(7)
  })

  it('shows contacts and the journal of the last thirty days beside each', async () => {
    const { items } = await people.manager.call(clients.listClientsPaginated, { body: { filter: { search: 'gamma' } } })
    expect(items).toMatchObject([
      {
        contactCount: 1,
        lastEntryDate: '2026-11-10',
        recentCategories: [{ id: meeting, name: 'Meeting', initials: 'MT', color: '#0a7ea4' }],
      },
    ])
  })

  it('offers the active ones to choose from, and all if asked', async () => {
    const choices = async (query: { all?: string; query?: string }) =>
      (await people.manager.call(clients.listClients, { query })).items.map(({ name }) => name)
    expect(await choices({})).not.toContain('Gamma Old')
    expect(await choices({ all: 'true', query: 'gam' })).toEqual(['Gamma Old'])
  })

  it('is kept as a file that no spreadsheet takes for formulas', async () => {
    await people.add('=HYPERLINK("http://evil.example")')
    await people.add('Comma, "quoted"')
    const response = await people.manager.send(clients.exportClients, { body: {} })
    expect(response.headers.get('content-disposition')).toContain('clients.csv')
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
    expect(text.split('\r\n')[0]).toBe(
      '\ufeffClient,State,Owner,Currency,E-mail,Landline,Mobile,Website,Address,City,Postcode,Last updated',
    )
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")",active,Owen Barnes,GBP`)
    expect(text).toContain('"Comma, ""quoted"""')
    const filtered = await people.manager.send(clients.exportClients, { body: { filter: { search: 'gamma' } } })
    expect((await filtered.text()).trim().split('\r\n')).toHaveLength(2)
    const inRail = { dynamicDetails: [{ key: 'Sector', value: 'Rail' }] }
    const none = await people.manager.send(clients.exportClients, { body: { filter: inRail } })
    expect((await none.text()).trim().split('\r\n')).toHaveLength(1)
    const own = await people.other.send(clients.exportClients, { body: {} })
    expect((await own.text()).trim().split('\r\n')).toHaveLength(2)
  })
})
