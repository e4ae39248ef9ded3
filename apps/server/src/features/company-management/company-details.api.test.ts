import { randomUUID } from 'node:crypto'
import { companies } from '@praxis/contract/company/companies'
import { type CompanyManagementInput, companyManagement } from '@praxis/contract/company/company-management'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { defaultTheme } from '@praxis/contract/company/theme'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { notes } from '../../../../../bench/notes/notes.contract'
import { listen } from '../../testing/event-stream'
import { createNotesFirm, startNotesServer } from '../../testing/notes-world'
import { insertProject } from '../../testing/project-rows'
import type { Caller } from '../../testing/test-server'
import { createFirm } from './testing/company-with-collections'

const server = await startNotesServer()

const change = (caller: Caller, body: CompanyManagementInput) =>
  caller.call(companyManagement.updateCompanyManagement, { body })
const refusalOf = (caller: Caller, body: CompanyManagementInput) =>
  caller.refusal(companyManagement.updateCompanyManagement, { body })

describe('the details of a company', () => {
  let firm: Awaited<ReturnType<typeof createFirm>>
  beforeEach(async () => {
    firm = await createFirm(server)
  })

  it.each([
    { timeZone: 'Africa/Johannesburg' },
    { defaultCurrency: 'ZAR' },
    { workingDays: [1, 2, 3, 4, 5] },
    { financialYearStart: '07-01' },
    { holidayYearStart: '04-01' },
    { region: 'SCT' },
    { theme: { ...defaultTheme, primary: '#123456' } },
  ] as const)('%j is changed and nothing else', async (details) => {
    const before = await firm.owner.call(companyManagement.getCompanyManagement, {})
    const after = await change(firm.manager, { details: details as CompanyManagementInput['details'] })
    const { financialYear: _f, holidayYear: _h, lastHolidayYear: _l, ...unchanged } = before.company.details
    expect(after.company.details).toMatchObject({ ...unchanged, ...details })
    expect(after.company.name).toBe(before.company.name)
    const shown = await firm.employee.call(companies.getCompany, { params: { id: firm.company.id } })
    expect(shown).toEqual(after.company)
  })

  it('shows who changed it last, and what an administrator may do', async () => {
    const { lastChange, can } = await change(firm.manager, { details: { name: 'Another name' } })
    expect(lastChange).toEqual({ at: expect.any(String), by: 'Ada Finch' })
    expect(can).toEqual({ changeDomain: false, changeCurrency: true, editRates: false })
    const later = await firm.owner.call(companyManagement.getCompanyManagement, {})
    expect(later.lastChange).toEqual(lastChange)
    expect(later.can).toEqual({ changeDomain: true, changeCurrency: true, editRates: true })
    expect(later.holidayRegions).toContainEqual({ code: 'SCT', name: 'Scotland' })
  })

  it('is changed by those who manage the company only, and seen with its invoice settings by nobody else', async () => {
    expect(await refusalOf(firm.employee, { details: { name: 'Mine' } })).toMatchObject({
      status: 401,
      reason: 'invalidPermission',
    })
    expect((await firm.employee.refusal(companyManagement.getCompanyManagement, {})).reason).toBe('invalidPermission')
    const shown = await firm.employee.call(companies.getCompany, { params: { id: firm.company.id } })
    expect(shown).not.toHaveProperty('invoiceSettings')
  })

  it('keeps its address unless the owner changes it to one that is free', async () => {
    const domain = `${firm.company.domain}-renamed`
    expect((await refusalOf(firm.manager, { details: { domain } })).reason).toBe('invalidPermission')
    await change(firm.manager, { details: { domain: firm.company.domain, name: 'Same address' } })
    expect((await change(firm.owner, { details: { domain } })).company.domain).toBe(domain)
    const other = await createFirm(server)
    expect(await refusalOf(other.owner, { details: { domain } })).toMatchObject({ status: 409, reason: 'domainExists' })
  })

  it('keeps its currency once there are amounts in it', async () => {
    const card = { name: 'Senior', hourlyCharge: 0, hourlyCost: 0 }
    const { id, version } = await firm.owner.call(companyManagement.createRateCard, { body: card })
    expect((await change(firm.owner, { details: { defaultCurrency: 'EUR' } })).can.changeCurrency).toBe(true)
    await firm.owner.call(companyManagement.updateRateCard, { params: { id }, body: { hourlyCost: 5_000, version } })
    expect(await refusalOf(firm.owner, { details: { defaultCurrency: 'GBP' } })).toMatchObject({
      ...{ status: 409, reason: 'currencyInUse' },
      fields: [{ path: 'details.defaultCurrency', message: expect.stringContaining('amounts in it already') }],
    })
    const same = await change(firm.owner, { details: { defaultCurrency: 'EUR', name: 'Same currency' } })
    expect(same).toMatchObject({ company: { name: 'Same currency' }, can: { changeCurrency: false } })
  })

  it.each([
    ['a budget', `consultancy_cost = 1`],
    ['an expected revenue', `other_revenue = 1`],
  ])('keeps its currency once there is %s', async (_, budget) => {
    const [clientId, projectId] = [randomUUID(), randomUUID()]
    const of = [firm.company.id, clientId, firm.manager.employeeId]
    await server.sql(
      `insert into clients (company_id, id, name, owner_id, trading_currency) values ($1, $2, 'Northgate', $3, 'GBP')`,
      of,
    )
    await insertProject(server, firm.company.id, projectId, {
      ...{ name: 'Data', client_id: clientId, lead_id: firm.manager.employeeId, currency: 'GBP' },
      charging_mechanism: 'effort',
    })
    await change(firm.owner, { details: { defaultCurrency: 'EUR' } })
    await server.sql(`update targetables set ${budget} where id = $1`, [projectId])
    expect((await refusalOf(firm.owner, { details: { defaultCurrency: 'GBP' } })).reason).toBe('currencyInUse')
  })

  it('takes a region of the country only, and starts anew with another country', async () => {
    expect(await refusalOf(firm.owner, { details: { region: 'BY' } })).toMatchObject({
      reason: 'invalidInput',
      fields: [{ path: 'details.region' }],
    })
    const moved = await change(firm.owner, { details: { country: 'DE' } })
    expect(moved.company.details).toMatchObject({ country: 'DE', region: '' })
    expect(moved.holidayRegions).toContainEqual({ code: 'BY', name: 'Bayern' })
    expect((await change(firm.owner, { details: { region: 'BY' } })).company.details.region).toBe('BY')
    const back = await change(firm.owner, { details: { country: 'GB' } })
    expect(back.company.details.region).toBe('ENG')
    expect((await change(firm.owner, { details: { region: '' } })).company.details.region).toBe('')
  })

  it.each([
    ['details.country', { country: 'UK' }],
    ['details.timeZone', { timeZone: 'Europe/Atlantis' }],
    ['details.workingDays', { workingDays: [] }],
    ['details.workingDays.0', { workingDays: [8] }],
    ['details.financialYearStart', { financialYearStart: '02-30' }],
    ['details.name', { name: ' ' }],
  ])('%s is checked: %j', async (path, details) => {
    expect(await refusalOf(firm.owner, { details })).toMatchObject({ reason: 'invalidInput', fields: [{ path }] })
  })

  it('keeps each working day once, in the order of the week', async () => {
    const { company } = await change(firm.owner, { details: { workingDays: [6, 2, 2, 4] } })
    expect(company.details.workingDays).toEqual([2, 4, 6])
  })

  it('has in its history what changed, before and after, and nothing when nothing did', async () => {
    await change(firm.manager, {
      details: { name: 'A firm', timeZone: 'Europe/Berlin' },
      features: { asset: false },
      updateTimeSheetSettingsInput: { enableTags: true },
    })
    await change(firm.manager, { details: { timeZone: 'Europe/Berlin' } })
    const params = { entity: 'company', id: firm.company.id }
    const { items } = await firm.manager.call(operations.getHistory, { params })
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({
      action: 'updated',
      by: { employeeID: firm.manager.employeeId },
      before: { timeZone: 'Europe/London', 'features.asset': true, 'timeSheetSettings.enableTags': false },
      after: { timeZone: 'Europe/Berlin', 'features.asset': false, 'timeSheetSettings.enableTags': true },
    })
    expect(Object.keys(items[0]?.after ?? {})).toHaveLength(3)
    expect((await firm.employee.refusal(operations.getHistory, { params })).reason).toBe('notFound')
  })

  it('is announced to everyone who has the workspace open', async () => {
    const stream = await listen(firm.employee)
    await change(firm.manager, { details: { theme: { ...defaultTheme, primary: '#0a5c36' } } })
    await vi.waitFor(
      () =>
        expect(stream.changes().map(({ topic }) => topic)).toEqual(
          expect.arrayContaining(['workspace', 'companyManagement']),
        ),
      20_000,
    )
    stream.hangUp()
  })

  it('loses no change when two people change different settings at once', async () => {
    await Promise.all([
      change(firm.owner, { updateTimeSheetSettingsInput: { enableTags: true }, features: { asset: false } }),
      change(firm.manager, {
        updateTimeSheetSettingsInput: { isProjectMandatoryForTimeSheetSubmissions: true },
        features: { expense: false },
      }),
    ])
    const { company } = await firm.owner.call(companyManagement.getCompanyManagement, {})
    expect(company.timeSheetSettings).toMatchObject({
      enableTags: true,
      isProjectMandatoryForTimeSheetSubmissions: true,
    })
    expect(company.features).toMatchObject({ asset: false, expense: false, project: true })
  })
})

it('a feature that is switched off closes its endpoints from the next request on, until it is on again', async () => {
  const { author, owner, write } = await createNotesFirm(server)
  const { id } = await write(author)
  await change(owner, { features: { project: false } })
  expect(await author.refusal(notes.archiveNote, { params: { id } })).toMatchObject({
    status: 403,
    reason: 'featureDisabled',
  })
  await change(owner, { features: { project: true } })
  await author.call(notes.archiveNote, { params: { id } })
})
