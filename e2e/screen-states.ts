import { absenceStates } from './absence-screens'
import { assetBookingStates } from './asset-booking-screens'
import { assetStates } from './asset-screens'
import { clientStates } from './client-screens'
import { expenseStates } from './expense-screens'
import { invoiceStates } from './invoice-screens'
import { notificationStates } from './notification-screens'
import { paymentStates } from './payment-screens'
import { demoOwner, fillSignIn } from './people'
import { peopleStates } from './people-screens'
import { portalStates } from './portal-screens'
import { projectStates } from './project-screens'
import { resourcingStates } from './resourcing-screens'
import { scenarioStates } from './scenario-screens'
import type { ScreenState } from './screen'
import { settingsStates } from './settings-screens'
import { taskStates } from './task-screens'
import { teamAbsenceStates } from './team-absence-screens'
import { templateStates } from './template-screens'
import { timeReportStates } from './time-report-screens'
import { timeSheetStates } from './time-sheet-screens'

const longName = 'The Right Honourable Society of Independent Consulting Engineers of Upper and Lower Mercia'

const failedJobs = ['Connection refused by mail.calder-rowe.example:587', `Connection refused. ${longName}`].map(
  (error, index) => ({
    id: String(index + 1),
    task: 'sendMail',
    attempts: 12,
    error,
    createdAt: '2026-11-12T08:02:00.000Z',
    failedAt: '2026-11-12T09:18:00.000Z',
  }),
)

export const states: readonly ScreenState[] = [
  {
    name: 'sign-in-refused',
    who: 'stranger',
    arrange: async (page) => {
      await page.goto('/signin')
      await fillSignIn(page, { username: demoOwner.username, password: 'Not-The-Password-1' })
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'sign-up-problems',
    who: 'stranger',
    arrange: async (page) => {
      await page.goto('/xyzsignupabc')
      await page.getByLabel('Username').fill('amelia')
      await page.getByLabel('Password', { exact: true }).fill('weak')
      await page.getByLabel('Confirm Password').fill('other')
      await page.getByRole('button', { name: 'Sign up' }).click()
      await page.getByText('Confirm Password does not match').waitFor()
    },
  },
  {
    name: 'workspaces-none',
    who: 'newcomer',
    arrange: async (page) => {
      await page.goto('/workspaces')
      await page.getByText(/^You don’t belong to a company yet/).waitFor()
    },
  },
  {
    name: 'workspaces-long-name',
    who: 'newcomer',
    arrange: async (page) => {
      await page.goto('/workspaces')
      await page.getByLabel('Company name').fill(longName)
      await page.getByText('Available. The owner can change it later.').waitFor()
      await page.getByRole('button', { name: 'Create company' }).click()
      await page.getByText('Next steps').waitFor()
      await page.goto('/workspaces')
      await page.getByText('You belong to one company.').waitFor()
    },
  },
  {
    name: 'dashboard-long-name',
    who: 'newcomer',
    arrange: async (page) => {
      await page.goto('/workspaces?enter=true')
      await page.getByText('Next steps').waitFor()
    },
  },
  {
    name: 'user-menu',
    who: 'member',
    floats: true,
    arrange: async (page) => {
      await page.goto('/employments/calder-rowe')
      await page.getByRole('button', { name: /user menu$/ }).click()
      await page.getByRole('menuitem', { name: 'Sign out' }).waitFor()
    },
  },
  {
    name: 'two-factor-link',
    who: 'member',
    floats: true,
    arrange: async (page) => {
      await page.goto('/account')
      await page.getByRole('button', { name: 'Turn on' }).click()
      await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(demoOwner.password)
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('img', { name: /^QR code/ }).waitFor()
    },
  },
  {
    name: 'failed-work-some',
    who: 'member',
    arrange: async (page) => {
      await page.route('**/api/v1/failedJobs', (route) => route.fulfill({ json: { items: failedJobs } }))
      await page.goto('/employments/calder-rowe/failedWork')
      await page.getByText('Connection refused').first().waitFor()
    },
  },
  {
    name: 'dashboard-unreachable',
    who: 'member',
    arrange: async (page) => {
      await page.route('**/api/v1/users/**', (route) => route.abort())
      await page.goto('/employments/calder-rowe')
      await page.getByRole('button', { name: 'Retry' }).waitFor()
      await page.unroute('**/api/v1/users/**')
    },
  },
  ...absenceStates,
  ...assetStates,
  ...assetBookingStates,
  ...expenseStates,
  ...clientStates,
  ...invoiceStates,
  ...notificationStates,
  ...paymentStates,
  ...peopleStates,
  ...portalStates,
  ...projectStates,
  ...templateStates,
  ...timeReportStates,
  ...timeSheetStates,
  ...settingsStates,
  ...taskStates,
  ...scenarioStates,
  ...resourcingStates,
  ...teamAbsenceStates,
]
