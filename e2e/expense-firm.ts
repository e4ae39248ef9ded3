import type { APIRequestContext, Page } from '@playwright/test'
import { companyManagement } from '@praxis/contract/company/company-management'
import { expenses } from '@praxis/contract/expenses/expenses'
import { timeFirm } from './time-firm'

/** A firm whose owner decides on the claims of Robin; types of expenses need a receipt, but for Other. */
export async function expenseFirm(request: APIRequestContext, name: string) {
  const firm = await timeFirm(request, name)
  const type = (code: string, called: string, isReceiptNeeded: boolean) =>
    firm.call(companyManagement.createExpenseType, {
      body: { code, name: called, expenseTypeDescription: '', category: 'Travel', vatRate: 0.2, isReceiptNeeded },
    })
  const travel = await type('J1', 'Journeys by rail', true)
  const other = await type('J2', 'Sundries', false)
  return {
    ...firm,
    expenses: `/employments/${firm.domain}/expenses`,
    /** Adds a claim of Robin's, on the client's project unless another is named; without a receipt. */
    claim: (called: string, isReceiptNeeded: boolean, amount: number, projectID: string = firm.platformID) =>
      firm.callAsRobin(expenses.createExpense, {
        body: {
          name: called,
          typeID: isReceiptNeeded ? travel.id : other.id,
          projectID,
          amount,
          billToClient: true,
        },
        files: { receipts: [] },
      }),
  }
}

/** The panel of a claim; a dialog on phones, where it covers the page. */
export const claimPanel = (page: Page, title: string | RegExp) =>
  page
    .locator('section, [role="dialog"]')
    .filter({ has: page.getByRole('heading', { name: title, level: 2 }) })
    .last()

/** A picture as a phone's camera makes it, though smaller. */
export const photo = async (page: Page): Promise<Buffer> => {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 300
    canvas.height = 400
    const drawing = canvas.getContext('2d')
    drawing?.fillText('TOTAL 64.20', 40, 200)
    return canvas.toDataURL('image/jpeg')
  })
  return Buffer.from(url.split(',')[1] ?? '', 'base64')
}
