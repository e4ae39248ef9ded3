import { companies, Domain } from '@praxis/contract/company/companies'
import { implement } from '../../platform/http/implement'
import { Refusal } from '../../platform/refusal'
import { createCompany } from './commands/create-company'
import { openWorkspace } from './commands/open-workspace'
import { findFreeDomain, getCompany, isDomainTaken } from './companies.queries'
import { getFirstSteps } from './queries/first-steps'
import { getWorkingDaysByMonth } from './queries/working-days'

export const companiesRoutes = implement(companies, {
  createCompany: async ({ db, platform, actor, body }) => createCompany(db, platform, actor, body),

  suggestDomain: async ({ db, query: { name, domain } }) => {
    const suggestion = await findFreeDomain(db, name)
    if (domain === undefined) return { suggestion, isAvailable: true }
    const isAvailable = Domain.safeParse(domain).success && !(await isDomainTaken(db, domain))
    return { suggestion, isAvailable }
  },

  getCompany: async ({ db, platform, actor, params }) => {
    if (params.id !== actor.company.id) throw new Refusal('notFound')
    return getCompany(db, platform)
  },

  getCompanyByDomain: async ({ db, platform, query }) => {
    const company = await getCompany(db, platform)
    if (company.domain !== query.domain) throw new Refusal('notFound')
    return company
  },

  getFirstSteps: ({ db }) => getFirstSteps(db),

  getWorkingDaysByMonth: async ({ db, actor, params, query }) => {
    if (params.id !== actor.company.id) throw new Refusal('notFound')
    return { items: await getWorkingDaysByMonth(db, query) }
  },

  openWorkspace: async ({ db, platform, actor }) => openWorkspace(db, platform, actor),
})
