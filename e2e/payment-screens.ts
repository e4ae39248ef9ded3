import type { Page } from '@playwright/test'
import type { Screen, ScreenState } from './screen'

const payments = '/employments/calder-rowe/payments'

export const paymentScreens: readonly Screen[] = [
  { name: 'payments', path: payments, shows: /Processed/, signedIn: true },
  {
    name: 'payments-no-match',
    path: `${payments}?search=nothingisfoundbythis`,
    shows: /No payments match/,
    signedIn: true,
  },
  {
    name: 'approvals-expenses',
    path: '/employments/calder-rowe/approvals?requestType=expense',
    shows: /£|caught up/,
    signedIn: true,
  },
]

const openPayments = async (page: Page) => {
  await page.goto(payments)
  await page.getByText('Processed', { exact: true }).waitFor()
}

const none = { page: 1, per: 12, total: 0, hasMore: false }

export const paymentStates: readonly ScreenState[] = [
  {
    name: 'payments-chosen',
    who: 'member',
    arrange: async (page) => {
      await openPayments(page)
      await page.getByLabel('Select all claims').check()
      await page.getByRole('button', { name: /^Process \d+ claims/ }).waitFor()
    },
  },
  {
    name: 'payments-processing',
    who: 'member',
    floats: true,
    arrange: async (page) => {
      await openPayments(page)
      await page.getByLabel('Select all claims').check()
      await page.getByRole('button', { name: /^Process \d+ claims/ }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'payments-unfolded',
    who: 'member',
    arrange: async (page) => {
      await openPayments(page)
      await page.getByText('P-0001').click()
      await page
        .getByRole('button', { name: /^Counter-expense for/ })
        .first()
        .waitFor()
    },
  },
  {
    name: 'payments-none',
    who: 'member',
    arrange: async (page) => {
      await page.route('**/api/v1/payments/processing?*', (route) =>
        route.fulfill({
          json: {
            ...{ expenseGroups: [], expenses: {}, metadata: none, filter: {} },
            ...{ currency: 'GBP', amount: 0, expenseCount: 0, isPreselected: false },
          },
        }),
      )
      await page.route('**/api/v1/payments/processed?*', (route) =>
        route.fulfill({ json: { payments: [], metadata: none, filter: {} } }),
      )
      await page.goto(payments)
      await page.getByText('No payments yet.').waitFor()
    },
  },
  {
    name: 'payments-error',
    who: 'member',
    arrange: async (page) => {
      await page.route('**/api/v1/payments/process*', (route) =>
        route.fulfill({ status: 503, json: { reason: 'unavailable' } }),
      )
      await page.goto(payments)
      await page.getByRole('button', { name: 'Retry' }).first().waitFor()
    },
  },
]
