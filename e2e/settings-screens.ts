import type { Screen, ScreenState } from './screen'

const settings = '/employments/calder-rowe/settings'
const longName = 'The Right Honourable Society of Independent Consulting Engineers of Upper and Lower Mercia'

export const settingsScreens: readonly Screen[] = [
  { name: 'settings', path: settings, shows: /Annual leave/, signedIn: true },
  { name: 'settings-employees', path: `${settings}/employeeSettings`, shows: /37h 30m/, signedIn: true },
  { name: 'settings-usage', path: `${settings}/usage`, shows: /of 20 GB/, signedIn: true },
  { name: 'settings-clients', path: `${settings}/clientSettings`, shows: /Built in/, signedIn: true },
  { name: 'settings-expenses', path: `${settings}/expenseSettings`, shows: /Accommodation/, signedIn: true },
  { name: 'settings-projects', path: `${settings}/opportunityAndProjectSettings`, shows: /Qualified/, signedIn: true },
  {
    name: 'settings-time-sheets',
    path: `${settings}/timeSheetSettings`,
    shows: /Under-utilised below/,
    signedIn: true,
  },
  {
    name: 'settings-invoices',
    path: `${settings}/invoiceSettings`,
    shows: /Nothing is closed|Closed up to/,
    signedIn: true,
  },
]

const GB = 1024 ** 3
const fullUsage = {
  storage: {
    used: 19.4 * GB,
    quota: 20 * GB,
    kinds: [
      { kind: 'task', bytes: 11.2 * GB },
      { kind: 'journalEntry', bytes: 6.6 * GB },
      { kind: 'taskComment', bytes: 1.3 * GB },
      { kind: 'image', bytes: 0.3 * GB },
    ],
    largest: [
      { entity: 'project', id: '00000000-0000-4000-8000-000000000001', name: 'Data platform', bytes: 7.9 * GB },
      { entity: 'client', id: '00000000-0000-4000-8000-000000000002', name: longName, bytes: 5.1 * GB },
    ],
  },
  mails: [
    { kind: 'invitation', sent: 12, most: 500, seconds: 86_400, beyond: 0, resetsAt: '2026-11-17T09:00:00Z' },
    { kind: 'ruleOutside', sent: 500, most: 500, seconds: 86_400, beyond: 34, resetsAt: '2026-11-17T16:20:00Z' },
    { kind: 'mention', sent: 240, most: 1000, seconds: 3600, beyond: 0, resetsAt: '2026-11-16T18:00:00Z' },
  ],
}

export const settingsStates: readonly ScreenState[] = [
  {
    name: 'settings-usage-almost-full',
    who: 'member',
    arrange: async (page) => {
      await page.route('**/companyManagement/usage', (route) => route.fulfill({ json: fullUsage }))
      await page.goto(`${settings}/usage`)
      await page.getByText(/^Almost full/).waitFor()
      await page.unrouteAll({ behavior: 'wait' })
    },
  },
  {
    name: 'settings-usage-unreachable',
    who: 'member',
    arrange: async (page) => {
      await page.route('**/companyManagement/usage', (route) => route.abort())
      await page.goto(`${settings}/usage`)
      await page.getByRole('button', { name: 'Retry' }).waitFor()
      await page.unrouteAll({ behavior: 'wait' })
    },
  },
  {
    name: 'settings-unsaved',
    who: 'member',
    arrange: async (page) => {
      await page.goto(settings)
      await page.getByLabel('Name', { exact: true }).fill(longName)
      await page.getByRole('textbox', { name: 'Primary' }).fill('#0B5D1E')
      await page.getByText('You have unsaved changes').waitFor()
    },
  },
  {
    name: 'settings-reason-dialog',
    who: 'member',
    floats: true,
    arrange: async (page) => {
      await page.goto(`${settings}/timeSheetSettings`)
      await page.getByRole('navigation', { name: 'Company Settings' }).getByRole('link', { name: 'Details' }).click()
      await page.getByRole('button', { name: 'Add absence reason' }).click()
      await page
        .getByRole('button', { name: /^Add\b/ })
        .last()
        .click()
      await page.getByText('Name is required').waitFor()
    },
  },
  {
    name: 'settings-in-use',
    who: 'member',
    floats: true,
    arrange: async (page) => {
      await page.route('**/companyManagement/pipelineStages/*', (route) =>
        route.fulfill({ status: 409, json: { reason: 'recordInUse', usedBy: '12 opportunities' } }),
      )
      await page.goto(`${settings}/opportunityAndProjectSettings`)
      await page.getByRole('button', { name: 'Actions for Qualified' }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await page.getByRole('button', { name: 'Delete', exact: true }).click()
      await page.getByText('while it has 12 opportunities').waitFor()
      await page.unrouteAll({ behavior: 'wait' })
    },
  },
  {
    name: 'settings-empty',
    who: 'member',
    arrange: async (page) => {
      for (const collection of ['expenseTypes', 'creditCards'])
        await page.route(`**/companyManagement/${collection}`, (route) => route.fulfill({ json: { items: [] } }))
      await page.goto(`${settings}/expenseSettings`)
      await page.getByText(/^Every expense has a type/).waitFor()
      await page.unrouteAll({ behavior: 'wait' })
    },
  },
  {
    name: 'settings-unreachable',
    who: 'member',
    arrange: async (page) => {
      await page.route('**/api/v1/companyManagement', (route) => route.abort())
      await page.goto(settings)
      await page.getByRole('button', { name: 'Retry' }).waitFor()
      await page.unrouteAll({ behavior: 'wait' })
    },
  },
]
