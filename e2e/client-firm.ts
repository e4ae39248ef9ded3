import type { APIRequestContext } from '@playwright/test'
import { clients } from '@praxis/contract/clients/clients'
import { companies } from '@praxis/contract/company/companies'
import { companyManagement } from '@praxis/contract/company/company-management'
import { type Call, callerOf } from './colleagues'
import { createCompany, type Person, verifiedPerson } from './people'

/** A firm of its own, with whoever owns it; its boards start empty. */
export async function firmOf(request: APIRequestContext, name: string) {
  const owner = await verifiedPerson(request, 'Olive')
  const domain = await createCompany(request, owner, `${name} ${owner.username.slice(6, 14)}`)
  const call = await callerOf(request, owner)
  await call(companyManagement.updateCompanyManagement, {
    body: { updateOpAndProjSettingsInput: { defaultTaskStatuses: [] } },
  })
  return { owner, domain, call }
}

/** Adds a client; returns its id. */
export async function addClient(call: Call, name: string): Promise<string> {
  const { employment } = await call(companies.openWorkspace, {})
  const { id } = await call(clients.createClient, { body: { name, clientOwnerID: employment.id } })
  return id
}

export const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`
