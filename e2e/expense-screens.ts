import type { Screen, ScreenState } from './screen'

const expenses = '/employments/calder-rowe/expenses'

export const expenseScreens: readonly Screen[] = [
  { name: 'expenses', path: expenses, shows: /claims?, /, signedIn: true },
  {
    name: 'expenses-no-match',
    path: `${expenses}?search=nothingisfoundbythis`,
    shows: /No claims match/,
    signedIn: true,
  },
  { name: 'expense-new', path: `${expenses}?add=expense`, shows: /Add claim/, signedIn: true },
  { name: 'expense-mileage', path: `${expenses}?add=mileage`, shows: /There and back/, signedIn: true },
]

export const expenseStates: readonly ScreenState[] = [
  {
    name: 'expense-claim',
    who: 'member',
    arrange: async (page) => {
      await page.goto(expenses)
      await page.getByRole('row').nth(1).or(page.getByRole('listitem').getByRole('button')).first().click()
      await page.getByRole('button', { name: 'Close', exact: true }).waitFor()
    },
  },
  {
    name: 'expenses-error',
    who: 'member',
    arrange: async (page) => {
      await page.route('**/api/v1/expenses/open', (route) =>
        route.fulfill({ status: 503, json: { reason: 'unavailable' } }),
      )
      await page.goto(expenses)
      await page.getByRole('button', { name: 'Retry' }).first().waitFor()
    },
  },
]
