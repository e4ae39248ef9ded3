import { companies } from '@praxis/contract/company/companies'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { users } from '@praxis/contract/people/users'
import { expect, test } from 'vitest'
import { createEmployee, createTestCompany, createUser } from '../../testing/people'
import { startTestServer } from '../../testing/test-server'

const server = await startTestServer({ clock: () => new Date('2026-11-12T09:00:00Z') })

const newCompany = (name: string) => ({ name, country: 'GB', timeZone: 'Europe/London' })

test('creating a company makes the creator its owner and first employee with every capability', async () => {
  const user = await createUser(server, { firstName: 'Amelia', lastName: 'Hart' })
  const { company, employeeID } = await user.call(companies.createCompany, { body: newCompany('Calder & Rowe') })
  expect(company).toEqual({
    id: expect.any(String),
    name: 'Calder & Rowe',
    domain: 'calder-rowe',
    owner: { id: user.userId },
    features: {
      project: true,
      reports: true,
      timeSheet: true,
      absence: true,
      expense: true,
      asset: true,
      performa: false,
      referencingOldPlanning: false,
    },
    details: {
      country: 'GB',
      region: 'ENG',
      timeZone: 'Europe/London',
      defaultCurrency: 'GBP',
      workingDays: [2, 3, 4, 5, 6],
      closedUntil: null,
      financialYearStart: '04-01',
      holidayYearStart: '01-01',
      financialYear: { startDate: '2026-04-01', endDate: '2027-03-31' },
      holidayYear: { startDate: '2026-01-01', endDate: '2026-12-31' },
      lastHolidayYear: { startDate: '2025-01-01', endDate: '2025-12-31' },
      theme: expect.objectContaining({ primary: '#61227A', background: '#ecf0f1' }),
      logoImage: null,
      expenseTypeSuggestions: ['Office', 'Other', 'Travel'],
    },
    employeeSettings: {
      defaultDynamicDetails: [],
      defaultWorkingWeek: { 1: 0, 2: 27_000, 3: 27_000, 4: 27_000, 5: 27_000, 6: 27_000, 7: 0 },
      defaultHolidayEntitlementDays: 25,
      carryOverCapDays: 5,
      carryOverExpiryMonths: 3,
      leaveAccrual: 'wholeYear',
      leaveCountedSince: null,
    },
    clientSettings: {
      defaultDynamicDetails: [],
      searchableDynamicFields: [],
      contactTypes: [
        { id: expect.any(String), name: 'Main', canBeDeleted: false },
        { id: expect.any(String), name: 'Billing', canBeDeleted: false },
      ],
      journalEntryCategories: ['Meeting', 'Call', 'E-mail', 'Note'].map((name) => ({
        id: expect.any(String),
        name,
        initials: name.slice(0, 1),
        color: expect.any(String),
        canBeDeleted: true,
      })),
    },
    timeSheetSettings: {
      isProjectMandatoryForTimeSheetSubmissions: false,
      enableTags: false,
      underUtilisedBelowPercent: 80,
      overUtilisedAbovePercent: 110,
    },
    expenseSettings: {
      mileageUnit: 'imperial',
      mileageRateMetric: 28,
      mileageRateImperial: 45,
      mileageRate: 45,
      defaultDynamicDetails: [],
      autoProcess: false,
    },
    opportunityAndProjectSettings: {
      allowConversionAtAnyStage: false,
      allowEditingConvertedOpportunities: false,
      defaultProjectDynamicDetails: [],
      defaultTaskStatuses: [
        expect.objectContaining({ name: 'To do', progress: 'toDo' }),
        expect.objectContaining({ name: 'In progress', progress: 'inProgress' }),
        expect.objectContaining({ name: 'Review', progress: 'inProgress' }),
        expect.objectContaining({ name: 'Done', progress: 'finished' }),
      ],
      defaultOpportunityDynamicDetails: [],
      lostReasons: ['Price', 'No budget', 'Chose a competitor', 'Chose nobody', 'Not a fit', 'No answer'],
      budgetAlerts: [75, 90, 100],
      bookingNotices: true,
    },
  })
  const acting = server.caller({ ...user.headers, employeeID })
  const workspace = await acting.call(companies.openWorkspace, {})
  expect(workspace.company).toEqual(company)
  expect(workspace.employment).toEqual({
    id: employeeID,
    nanoPath: expect.stringMatching(/^[\w-]{12}$/),
    displayName: 'Amelia Hart',
    displayInitials: 'AH',
    profileImage: null,
    jobTitle: 'Owner',
    isOwner: true,
    permission: {
      canManageEmployees: true,
      canManageClients: true,
      canManageCompany: true,
      canManageProjects: true,
      canManageReports: true,
      canManageAssets: true,
      canProcessPayments: true,
      canImpersonate: true,
      isAdmin: true,
      revenue: 'write',
    },
    preferences: { openInNewTab: false, infiniteScrolling: false, timeZone: null },
    isAvailableInClientResourcing: true,
    isApprover: true,
    isInvoicer: true,
    impersonator: null,
  })
  const stored = await server.sql('select * from employees where id = $1', [employeeID])
  expect(stored).toMatchObject([{ can_manage_company: true, can_impersonate: true, revenue: 'write' }])
})

test('creating a company is in its history, which only those who manage it may read', async () => {
  const user = await createUser(server)
  const { company, employeeID } = await user.call(companies.createCompany, { body: newCompany('Fernside Partners') })
  const owner = server.caller({ ...user.headers, employeeID })
  const params = { entity: 'company', id: company.id }
  const { items } = await owner.call(operations.getHistory, { params })
  expect(items).toMatchObject([
    { action: 'created', by: { employeeID }, after: { name: 'Fernside Partners', domain: 'fernside-partners' } },
  ])
  const employee = await createEmployee(server, company)
  const manager = await createEmployee(server, company, { capabilities: ['canManageCompany'] })
  const { owner: stranger } = await createTestCompany(server)
  expect((await employee.refusal(operations.getHistory, { params })).reason).toBe('notFound')
  expect((await stranger.refusal(operations.getHistory, { params })).reason).toBe('notFound')
  await manager.call(operations.getHistory, { params })
})

test("an employee's history is for themselves and for those who manage employees", async () => {
  const user = await createUser(server)
  const { company, employeeID } = await user.call(companies.createCompany, { body: newCompany('Old Mill') })
  const params = { entity: 'employee', id: employeeID }
  const owner = server.caller({ ...user.headers, employeeID })
  const manager = await createEmployee(server, company, { capabilities: ['canManageEmployees'] })
  const colleague = await createEmployee(server, company)
  const { owner: stranger } = await createTestCompany(server)
  for (const reader of [owner, manager])
    expect((await reader.call(operations.getHistory, { params })).items).toMatchObject([{ action: 'created' }])
  for (const reader of [colleague, stranger])
    expect((await reader.refusal(operations.getHistory, { params })).reason).toBe('notFound')
  const unknown = { entity: 'employee', id: 'not-an-id' }
  expect((await owner.refusal(operations.getHistory, { params: unknown })).reason).toBe('notFound')
})

test('fifty calls at once with one Idempotency-Key make one company and give one answer', async () => {
  const user = await createUser(server)
  const body = newCompany('Only One Ltd')
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => user.call(companies.createCompany, { body }, { idempotencyKey: 'one-form' })),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect((await user.call(users.listEmployments, {})).items).toHaveLength(1)
  const other = { body: newCompany('Another Ltd') }
  expect(await user.refusal(companies.createCompany, other, { idempotencyKey: 'one-form' })).toMatchObject({
    status: 409,
    reason: 'idempotencyKeyReused',
  })
})

test('companies of one name created at once get addresses of their own', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => createUser(server)))
  const made = await Promise.all(
    people.map((person) => person.call(companies.createCompany, { body: newCompany('Harbour Lane') })),
  )
  const domains = made.map(({ company }) => company.domain).sort()
  expect(domains).toEqual(['harbour-lane', ...[2, 3, 4, 5, 6, 7, 8].map((number) => `harbour-lane-${number}`)])
})

test('an address of choice is taken as it is, or refused when somebody has it', async () => {
  const user = await createUser(server)
  const body = { ...newCompany('Rowan Street Advisory'), domain: 'rowan' }
  expect((await user.call(companies.createCompany, { body })).company.domain).toBe('rowan')
  expect(await user.refusal(companies.createCompany, { body })).toMatchObject({ status: 409, reason: 'domainExists' })
  for (const domain of ['Rowan', 'rowan street', '-rowan', 'r', 'rowan--street'])
    expect((await user.refusal(companies.createCompany, { body: { ...body, domain } })).reason).toBe('invalidInput')
  expect((await user.call(users.listEmployments, {})).items).toHaveLength(1)
})

test.each([
  ['country', { country: 'UK' }],
  ['country', { country: 'gb' }],
  ['timeZone', { timeZone: 'Europe/Atlantis' }],
  ['timeZone', { timeZone: '+01:00' }],
  ['financialYearStart', { financialYearStart: '02-30' }],
  ['defaultCurrency', { defaultCurrency: 'CHF' as 'GBP' }],
  ['name', { name: '   ' }],
])('%s is checked: %j', async (path, wrong) => {
  const user = await createUser(server)
  expect(await user.refusal(companies.createCompany, { body: { ...newCompany('Firm'), ...wrong } })).toMatchObject({
    status: 400,
    reason: 'invalidInput',
    fields: [{ path }],
  })
  expect((await user.call(users.listEmployments, {})).items).toEqual([])
})

test('a free address is suggested, and a wanted one looked up', async () => {
  const user = await createUser(server)
  const ask = (name: string, domain?: string) => user.call(companies.suggestDomain, { query: { name, domain } })
  expect(await ask('Tidewater Marine')).toEqual({ suggestion: 'tidewater-marine', isAvailable: true })
  await user.call(companies.createCompany, { body: newCompany('Tidewater Marine') })
  expect(await ask('Tidewater Marine', 'tidewater-marine')).toEqual({
    suggestion: 'tidewater-marine-2',
    isAvailable: false,
  })
  expect((await ask('Tidewater Marine', 'tide')).isAvailable).toBe(true)
  expect((await ask('Tidewater Marine', 'No Address')).isAvailable).toBe(false)
})

test('a company is shown by id and by address to its employees only', async () => {
  const company = await createTestCompany(server)
  const employee = await createEmployee(server, company)
  const other = await createTestCompany(server)
  const byId = await employee.call(companies.getCompany, { params: { id: company.id } })
  const byDomain = await employee.call(companies.getCompanyByDomain, { query: { domain: company.domain } })
  expect(byId).toEqual(byDomain)
  expect(byId).toMatchObject({ id: company.id, owner: { id: company.owner.userId } })
  expect((await employee.refusal(companies.getCompany, { params: { id: other.id } })).reason).toBe('notFound')
  const wanted = { query: { domain: other.domain } }
  expect((await employee.refusal(companies.getCompanyByDomain, wanted)).reason).toBe('notFound')
})

test('opening a workspace is remembered, and shows an employee what they may do there', async () => {
  const company = await createTestCompany(server)
  const employee = await createEmployee(server, company, { capabilities: ['canManageClients'] })
  const { employment } = await employee.call(companies.openWorkspace, {})
  expect(employment).toMatchObject({
    id: employee.employeeId,
    isOwner: false,
    permission: { canManageClients: true, canManageCompany: false, isAdmin: false, revenue: 'noAccess' },
  })
  const { items } = await employee.call(users.listEmployments, {})
  expect(items.map(({ lastOpenedAt }) => lastOpenedAt)).toEqual(['2026-11-12T09:00:00.000Z'])
})

test('a deactivated employee and a stranger cannot open a workspace', async () => {
  const company = await createTestCompany(server)
  const former = await createEmployee(server, company, { isActive: false })
  expect(await former.refusal(companies.openWorkspace, {})).toEqual({ status: 401, reason: 'employeeDeactivated' })
  const { owner: stranger } = await createTestCompany(server)
  const intruder = server.caller({ ...stranger.headers, employeeID: former.employeeId })
  expect(await intruder.refusal(companies.openWorkspace, {})).toEqual({ status: 401, reason: 'invalidPermission' })
})

test('one person can make twenty companies in a day, and more the day after', async () => {
  const user = await createUser(server)
  await server.sql(
    `insert into company_directory (id, domain, owner_user_id, created_at)
     select gen_random_uuid(), 'one-of-many-' || number, $1, '2026-11-11T10:00:00Z' from generate_series(1, 19) as number`,
    [user.userId],
  )
  await user.call(companies.createCompany, { body: newCompany('The twentieth') })
  expect(await user.refusal(companies.createCompany, { body: newCompany('One more') })).toMatchObject({
    status: 429,
    reason: 'tooManyRequests',
  })
  await server.sql(`update company_directory set created_at = '2026-11-11T08:00:00Z' where owner_user_id = $1`, [
    user.userId,
  ])
  await user.call(companies.createCompany, { body: newCompany('One more') })
})
