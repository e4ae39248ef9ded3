import { companyManagement } from '@praxis/contract/company/company-management'
import { implement } from '../../platform/http/implement'
import { assertReasonableRange, listBankHolidays } from '../companies/queries/bank-holidays'
import { createRecord, deleteRecord, listRecords, updateRecord } from './collections/collection'
import { absenceReasons, expenseTypes, pipelineStages, rateCards } from './collections/collections'
import { createBankHoliday, deleteBankHoliday } from './commands/change-bank-holidays'
import { createCreditCard, deleteCreditCard, updateCreditCard } from './commands/change-credit-cards'
import { createRateCard, rateCardFor, updateRateCard } from './commands/change-rate-cards'
import { closePeriod } from './commands/close-period'
import { removeCompanyLogo, setCompanyLogo } from './commands/set-company-logo'
import { updateCompanyManagement } from './commands/update-company-management'
import { getCompanyManagement, listItemCodes, searchEmployees } from './company-management.queries'
import { getCompanyUsage } from './company-usage.queries'
import { listCreditCardOptions, listCreditCards } from './credit-cards.queries'

export const companyManagementRoutes = implement(companyManagement, {
  getCompanyManagement: async ({ db, platform, actor }) => getCompanyManagement(db, platform, actor),
  updateCompanyManagement: async ({ db, platform, actor, body }) => updateCompanyManagement(db, platform, actor, body),
  closePeriod: async ({ db, platform, actor, body }) => closePeriod(db, platform, actor, body),
  setCompanyLogo: async ({ db, platform, actor, image }) => setCompanyLogo(db, platform, actor, image),
  removeCompanyLogo: async ({ db, platform, actor }) => removeCompanyLogo(db, platform, actor),
  listItemCodes: async ({ db }) => ({ items: await listItemCodes(db) }),
  getCompanyUsage: async ({ db, platform, actor }) => getCompanyUsage(db, platform, actor),
  searchEmployees: async ({ db, platform, query }) => ({ items: await searchEmployees(db, platform, query) }),

  listBankHolidays: async ({ db, query }) => {
    assertReasonableRange(query)
    return { items: await listBankHolidays(db, query) }
  },
  createBankHoliday: async ({ db, body }) => createBankHoliday(db, body),
  deleteBankHoliday: async ({ db, params }) => deleteBankHoliday(db, params.id),

  listRateCards: async ({ db, actor }) => ({
    items: (await listRecords(db, rateCards)).map((card) => rateCardFor(actor, card)),
  }),
  createRateCard: async ({ db, actor, body }) => createRateCard(db, actor, body),
  updateRateCard: async ({ db, actor, params, body }) => updateRateCard(db, actor, params.id, body),
  deleteRateCard: async ({ db, params }) => deleteRecord(db, rateCards, params.id),

  listAbsenceReasons: async ({ db }) => ({ items: await listRecords(db, absenceReasons) }),
  createAbsenceReason: async ({ db, body }) => createRecord(db, absenceReasons, body),
  updateAbsenceReason: async ({ db, params, body }) => updateRecord(db, absenceReasons, params.id, body),
  deleteAbsenceReason: async ({ db, params }) => deleteRecord(db, absenceReasons, params.id),

  listExpenseTypes: async ({ db }) => ({ items: await listRecords(db, expenseTypes) }),
  createExpenseType: async ({ db, body }) => createRecord(db, expenseTypes, body),
  updateExpenseType: async ({ db, params, body }) => updateRecord(db, expenseTypes, params.id, body),
  deleteExpenseType: async ({ db, params }) => deleteRecord(db, expenseTypes, params.id),

  listPipelineStages: async ({ db }) => ({ items: await listRecords(db, pipelineStages) }),
  createPipelineStage: async ({ db, body }) => createRecord(db, pipelineStages, body),
  updatePipelineStage: async ({ db, params, body }) => updateRecord(db, pipelineStages, params.id, body),
  deletePipelineStage: async ({ db, params }) => deleteRecord(db, pipelineStages, params.id),

  listCreditCards: async ({ db }) => ({ items: await listCreditCards(db) }),
  listCreditCardOptions: async ({ db, actor }) => ({ items: await listCreditCardOptions(db, actor) }),
  createCreditCard: async ({ db, body }) => createCreditCard(db, body),
  updateCreditCard: async ({ db, params, body }) => updateCreditCard(db, params.id, body),
  deleteCreditCard: async ({ db, params }) => deleteCreditCard(db, params.id),
})
