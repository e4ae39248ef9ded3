import type { APIRequestContext, Page } from '@playwright/test'
import { absenceRequests } from '@praxis/contract/absences/absence-requests'
import { companyManagement } from '@praxis/contract/company/company-management'
import { firmOf } from './client-firm'
import { callerOf, colleagueOf, giveContract } from './colleagues'

const DAY_MS = 86_400_000
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

const year = new Date().getUTCFullYear() + 1
/** The first Monday of March next year, whose week never has a bank holiday. */
const monday = Array.from({ length: 7 }, (_, index) => Date.UTC(year, 2, 1 + index)).find(
  (moment) => new Date(moment).getUTCDay() === 1,
)
/** Monday to Friday of that week. */
export const week = Array.from({ length: 5 }, (_, index) => dayOf((monday ?? 0) + index * DAY_MS))

/** A firm whose owner decides on the leave of Robin. */
export async function absenceFirm(request: APIRequestContext, name: string) {
  const firm = await firmOf(request, name)
  const robin = await colleagueOf(request, firm.owner, 'Robin')
  await giveContract(request, firm.owner, robin.employeeID)
  const callAsRobin = await callerOf(request, robin)
  const absences = `/employments/${firm.domain}/absences`
  return {
    ...firm,
    robin,
    absences,
    /** The year of that week. */
    nextYear: `${absences}?from=${year}-01-01&to=${year}-12-31`,
    /** Asks for whole days as Robin, for the first reason that is taken from the annual leave. */
    ask: async (from: string, to: string) => {
      const { items } = await callAsRobin(companyManagement.listAbsenceReasons, {})
      const reasonID = items.find(({ isTakenFromBalance }) => isTakenFromBalance)?.id ?? ''
      return callAsRobin(absenceRequests.requestFullDayAbsence, { body: { from, to, reasonID } })
    },
  }
}

/** The panel that asks for leave; a dialog on phones, where it covers the page. */
export const leavePanel = (page: Page, title: string | RegExp = 'Request leave') =>
  page
    .locator('section, [role="dialog"]')
    .filter({ has: page.getByRole('heading', { name: title }) })
    .last()
