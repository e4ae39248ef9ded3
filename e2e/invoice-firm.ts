import type { APIRequestContext } from '@playwright/test'
import { companyManagement } from '@praxis/contract/company/company-management'
import { invoices } from '@praxis/contract/invoices/invoices'
import { projects } from '@praxis/contract/projects/projects'
import { timeSheetRequests } from '@praxis/contract/time/time-sheet-approvals'
import { lastWeek, timeFirm } from './time-firm'

const HOUR = 3600

/** A firm with two approved days of Robin’s on Data platform, 7½ hours each, at £120.00; its invoices begin with CR-. */
export async function invoiceFirm(request: APIRequestContext, name: string) {
  const firm = await timeFirm(request, name)
  await firm.call(companyManagement.updateCompanyManagement, {
    body: { updateInvoiceSettingsInput: { numberPrefix: 'CR-', nextNumber: 1042 } },
  })
  const [monday = '', tuesday = ''] = lastWeek()
  const roles = await firm.callAsRobin(projects.listProjectRoles, { params: { id: firm.platformID }, query: {} })
  const approved = async (day: string, comment: string): Promise<string> => {
    const id = await firm.log({
      from: `${day}T00:00:00.000Z`,
      duration: 7.5 * HOUR,
      comment,
      roleID: roles.items[0]?.id ?? null,
    })
    await firm.callAsRobin(timeSheetRequests.submitTimeSheets, { body: { submissionIDs: [id] } })
    await firm.decide(id, 'approved')
    return id
  }
  await approved(monday, 'Mapped the feeds')
  await approved(tuesday, 'Reviewed the model')
  return {
    ...firm,
    invoices: `/employments/${firm.domain}/invoices`,
    /** A draft of all that is open; returns its address. */
    draft: async () => {
      const { id } = await firm.call(invoices.createInvoice, { body: { projectID: firm.platformID } })
      return { id, address: `/employments/${firm.domain}/invoices/${id}` }
    },
  }
}
