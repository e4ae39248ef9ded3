import { CompanyManagementInput, companyManagement } from '@praxis/contract/company/company-management'
import { StoredSettings } from '@praxis/contract/company/company-settings'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { startTestServer } from '../../testing/test-server'
import { createFirm } from './testing/company-with-collections'

const server = await startTestServer()

/** The name under which each kind of settings is changed, and where it is read back. */
const parts = {
  updateEmployeeSettingInput: 'employee',
  updateTimeSheetSettingsInput: 'timeSheet',
  updateExpenseSettingsInput: 'expense',
  updateClientSettingsInput: 'client',
  updateOpAndProjSettingsInput: 'opportunityAndProject',
  updateInvoiceSettingsInput: 'invoice',
} as const satisfies Partial<Record<keyof CompanyManagementInput, keyof StoredSettings>>
type Part = keyof typeof parts

const defaults: Record<keyof StoredSettings, Record<string, unknown>> = StoredSettings.parse({})

const unwrap = (type: z.core.$ZodType): z.core.$ZodType =>
  type instanceof z.ZodOptional || type instanceof z.ZodDefault || type instanceof z.ZodNullable
    ? unwrap(type.unwrap())
    : type

const definitions = [
  { key: 'Sector', type: 'selects', isRequired: true, isStrategic: true, options: ['Rail', 'Water'] },
  { key: 'Site', type: 'url', isRequired: false, isStrategic: false },
]
const definitionsForManagers = definitions.map((definition) => ({ ...definition, audience: 'managers' }))

/** Settings for which not every other value of their type is valid. */
const meaningful: Record<string, unknown> = {
  leaveCountedSince: '2025-04-01',
  lostReasons: ['Price', 'Too late'],
  budgetAlerts: [90],
  defaultTaskStatuses: [{ name: 'Open', color: '#112233', progress: 'toDo' }],
  bankAccount: {
    accountName: 'Calder & Rowe',
    sortCode: '20-00-00',
    accountNumber: '12345678',
    routingNumber: '',
    iban: 'GB29NWBK60161331926819',
    bic: 'NWBKGB2L',
  },
  bankAccounts: [
    {
      currency: 'EUR',
      accountName: 'Calder & Rowe',
      sortCode: '',
      accountNumber: '',
      routingNumber: '',
      iban: 'DE89370400440532013000',
      bic: '',
    },
  ],
  electronicAddress: { scheme: '9932', id: 'GB123456789' },
  reminderLevels: [{ daysOverdue: 7, subject: 'Reminder: {number}', text: '{open} is overdue.' }],
}

/** Only definitions of employees' rows have an audience. */
const isForAudience = (type: z.core.$ZodType): boolean =>
  type instanceof z.ZodArray && type.element instanceof z.ZodObject && 'audience' in type.element.shape

/** Another value of a setting than the one it has. */
const anotherValue = (name: string, wrapped: z.core.$ZodType, value: unknown): unknown => {
  const type = unwrap(wrapped)
  if (/DynamicDetails$/.test(name)) return isForAudience(type) ? definitionsForManagers : definitions
  if (name in meaningful) return meaningful[name]
  if (type instanceof z.ZodBoolean) return !value
  if (type instanceof z.ZodEnum) return type.options.find((option) => option !== value)
  if (type instanceof z.ZodNumber)
    return [1, 0.5, 0.0001].map((step) => Number(value) + step).find((candidate) => type.safeParse(candidate).success)
  if (type instanceof z.ZodString) return `${value} Changed`.trim()
  if (type instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(type.shape).map(([key, field]) => [
        key,
        anotherValue(key, field, (value as Record<string, unknown>)[key]),
      ]),
    )
  throw new Error(`no other value is known for ${name}`)
}

/** Lists of records have tests of their own, and the keys that clients are searched by depend on another setting. */
const testedElsewhere = ['contactTypes', 'journalEntryCategories', 'searchableDynamicFields']

const settings = Object.keys(parts).flatMap((part) => {
  const shape = unwrap(CompanyManagementInput.shape[part as Part])
  if (!(shape instanceof z.ZodObject)) throw new Error(`${part} is no object`)
  return Object.entries(shape.shape)
    .filter(([name]) => !testedElsewhere.includes(name))
    .map(([name, type]) => ({ part: part as Part, name, type }))
})

const readBack = async (owner: Awaited<ReturnType<typeof createFirm>>['owner']) => {
  const { company, invoiceSettings } = await owner.call(companyManagement.getCompanyManagement, {})
  const { contactTypes: _types, journalEntryCategories: _categories, ...client } = company.clientSettings
  const { mileageRate: _rate, ...expense } = company.expenseSettings
  return {
    employee: company.employeeSettings,
    timeSheet: company.timeSheetSettings,
    expense,
    client,
    opportunityAndProject: company.opportunityAndProjectSettings,
    invoice: invoiceSettings,
  }
}

describe('every setting', () => {
  let firm: Awaited<ReturnType<typeof createFirm>>
  beforeEach(async () => {
    firm = await createFirm(server)
  })

  it('has its default in a company that never changed any', async () => {
    expect(await readBack(firm.owner)).toEqual(defaults)
  })

  it.each(settings)(
    '$part.$name can be changed, is read back, and changes nothing else',
    async ({ part, name, type }) => {
      const group = parts[part]
      const before = defaults[group][name]
      const changed = anotherValue(name, type, before)
      expect(changed).not.toEqual(before)
      expect(changed).toBeDefined()
      const body = CompanyManagementInput.parse({ [part]: { [name]: changed } })
      await firm.manager.call(companyManagement.updateCompanyManagement, { body })
      expect(await readBack(firm.owner)).toEqual({ ...defaults, [group]: { ...defaults[group], [name]: changed } })
      const [stored] = await server.sql<{ settings: object }>('select settings from companies where company_id = $1', [
        firm.company.id,
      ])
      expect(Object.keys(stored?.settings ?? {})).toEqual([group])
    },
  )

  it('is kept when another one of its kind is changed later', async () => {
    const change = (body: CompanyManagementInput) =>
      firm.owner.call(companyManagement.updateCompanyManagement, { body })
    await change({ updateTimeSheetSettingsInput: { enableTags: true } })
    const { company } = await change({ updateTimeSheetSettingsInput: { underUtilisedBelowPercent: 70 } })
    expect(company.timeSheetSettings).toMatchObject({ enableTags: true, underUtilisedBelowPercent: 70 })
  })

  it('shows the mileage rate of the unit in use', async () => {
    const body = { updateExpenseSettingsInput: { mileageUnit: 'metric', mileageRateMetric: 31 } } as const
    const { company } = await firm.owner.call(companyManagement.updateCompanyManagement, { body })
    expect(company.expenseSettings).toMatchObject({ mileageRate: 31, mileageRateImperial: 45 })
  })

  it('searches clients by defined keys only, and no longer by a key that is defined no longer', async () => {
    const sector = { key: 'Sector', type: 'freeText' } as const
    const size = { key: 'Size', type: 'number' } as const
    const change = (updateClientSettingsInput: NonNullable<CompanyManagementInput['updateClientSettingsInput']>) => ({
      body: { updateClientSettingsInput },
    })
    const { owner } = firm
    const unknown = { ...change({ searchableDynamicFields: ['Sector'] }) }
    expect(await owner.refusal(companyManagement.updateCompanyManagement, unknown)).toMatchObject({
      reason: 'invalidInput',
      fields: [{ path: 'updateClientSettingsInput.searchableDynamicFields.0' }],
    })
    const parse = (input: object) => CompanyManagementInput.parse({ updateClientSettingsInput: input })
    const both = parse({ defaultDynamicDetails: [sector, size], searchableDynamicFields: ['Sector', 'Size'] })
    const { company } = await owner.call(companyManagement.updateCompanyManagement, { body: both })
    expect(company.clientSettings.searchableDynamicFields).toEqual(['Sector', 'Size'])
    const fewer = parse({ defaultDynamicDetails: [size] })
    const after = await owner.call(companyManagement.updateCompanyManagement, { body: fewer })
    expect(after.company.clientSettings.searchableDynamicFields).toEqual(['Size'])
  })

  it.each([
    ['updateEmployeeSettingInput', 'defaultDynamicDetails'],
    ['updateClientSettingsInput', 'defaultDynamicDetails'],
    ['updateOpAndProjSettingsInput', 'defaultProjectDynamicDetails'],
    ['updateOpAndProjSettingsInput', 'defaultOpportunityDynamicDetails'],
  ])('checks the rows defined in %s.%s', async (part, name) => {
    const rows = [
      { key: 'Office', type: 'freeText' },
      { key: 'Office', type: 'selects' },
    ]
    const body = CompanyManagementInput.parse({ [part]: { [name]: rows } })
    expect(await firm.owner.refusal(companyManagement.updateCompanyManagement, { body })).toMatchObject({
      reason: 'invalidInput',
      fields: [
        { path: `${part}.${name}.1.key`, message: 'Duplicated Key' },
        { path: `${part}.${name}.1.options`, message: 'Options are required' },
      ],
    })
  })

  it('refuses a bank account that cannot be one', async () => {
    const body = CompanyManagementInput.parse({
      updateInvoiceSettingsInput: { bankAccount: { sortCode: '00-00-00', accountNumber: '1', iban: 'GB00' } },
    })
    expect(await firm.owner.refusal(companyManagement.updateCompanyManagement, { body })).toMatchObject({
      status: 400,
      reason: 'invalidBankAccountInput',
      fields: [
        { path: 'updateInvoiceSettingsInput.bankAccount.sortCode', message: 'Invalid Sort Code' },
        { path: 'updateInvoiceSettingsInput.bankAccount.accountNumber', message: 'Invalid Account Number' },
        { path: 'updateInvoiceSettingsInput.bankAccount.iban', message: 'Invalid IBAN' },
      ],
    })
  })

  it.each([
    ['an account of a currency', { bankAccounts: [{ currency: 'EUR', iban: 'DE00' }] }, 'bankAccounts.0.iban'],
    [
      'a routing number',
      { bankAccount: { routingNumber: '021000022', accountNumber: '1234' } },
      'bankAccount.routingNumber',
    ],
    ['credit notes that are numbered as invoices', { creditNotePrefix: ' INV-' }, 'creditNotePrefix'],
    ['invoices that are numbered as credit notes', { numberPrefix: 'CN-' }, 'creditNotePrefix'],
    ['an electronic address of no kind', { electronicAddress: { scheme: '1', id: 'x' } }, 'electronicAddress.scheme'],
    ['a kind of electronic address alone', { electronicAddress: { scheme: '9932' } }, 'electronicAddress.id'],
    ['a placeholder that is none', { mailText: 'Dear {nobody}' }, 'mailText'],
    [
      'one in a reminder',
      { reminderLevels: [{ daysOverdue: 3, subject: '{total', text: '{totals}' }] },
      'reminderLevels.0.text',
    ],
  ])('refuses %s', async (_, changes, field) => {
    const body = CompanyManagementInput.parse({ updateInvoiceSettingsInput: changes })
    expect(await firm.owner.refusal(companyManagement.updateCompanyManagement, { body })).toMatchObject({
      status: 400,
      fields: [{ path: `updateInvoiceSettingsInput.${field}` }],
    })
  })

  it.each([
    ['two accounts of a currency', { bankAccounts: [{ currency: 'EUR' }, { currency: 'EUR' }] }],
    [
      'reminders that do not come one after the other',
      { reminderLevels: [7, 7].map((daysOverdue) => ({ daysOverdue, subject: 'Reminder', text: 'Late' })) },
    ],
  ])('refuses %s', async (_, updateInvoiceSettingsInput) => {
    const refusal = await firm.owner.refusal(companyManagement.updateCompanyManagement, {
      body: { updateInvoiceSettingsInput } as CompanyManagementInput,
    })
    expect(refusal).toMatchObject({ status: 400, reason: 'invalidInput' })
  })

  it('keeps under-utilised below over-utilised', async () => {
    const refusalOf = (updateTimeSheetSettingsInput: Record<string, number>) =>
      firm.owner.refusal(companyManagement.updateCompanyManagement, { body: { updateTimeSheetSettingsInput } })
    expect(await refusalOf({ underUtilisedBelowPercent: 111 })).toMatchObject({
      fields: [{ path: 'updateTimeSheetSettingsInput.underUtilisedBelowPercent' }],
    })
    expect(await refusalOf({ overUtilisedAbovePercent: 79 })).toMatchObject({
      fields: [{ path: 'updateTimeSheetSettingsInput.overUtilisedAbovePercent' }],
    })
  })
})
