import * as z from 'zod'
import { systemScope } from '../../../platform/database/scope'
import { defineJob } from '../../../platform/jobs/job'
import { keepFiles, makeMissingFiles } from './invoice-files'

/**
 * Makes the PDF of an invoice once it is billed, so that it is the same file ever after, however pages look one day. Visitors of
 * portals are told once it is there.
 */
export const keepInvoiceFile = defineJob({
  name: 'keepInvoiceFile',
  payload: z.strictObject({ invoiceId: z.uuid() }),
  run: async ({ payload: { invoiceId }, ...company }) => {
    const made = await makeMissingFiles(['pdf'], invoiceId, company)
    await company.database.mutate(systemScope(company.companyId), async (db) => {
      await keepFiles(db, company.platform, invoiceId, made)
      db.enqueue({ task: 'tellVisitorsOfInvoice', payload: { invoiceId } })
    })
  },
})
