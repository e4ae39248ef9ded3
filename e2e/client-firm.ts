import type { APIRequestContext } from '@playwright/test'
import { callerOf } from './colleagues'
import { createCompany, type Person, verifiedPerson } from './people'

/** A firm of its own, with whoever owns it; its boards start empty. */
export async function firmOf(request: APIRequestContext, name: string) {
  const owner = await verifiedPerson(request, 'Olive')
  const domain = await createCompany(request, owner, `${name} ${owner.username.slice(6, 14)}`)
  const call = await callerOf(request, owner)
  await call('put', '/companyManagement/details', { updateOpAndProjSettingsInput: { defaultTaskStatuses: [] } })
  return { owner, domain, call }
}

type Call = Awaited<ReturnType<typeof callerOf>>

/** Adds a client; returns its id. */
export async function addClient(call: Call, name: string): Promise<string> {
  const { employment } = await call('put', '/workspaces/current')
  const { id } = await call('post', '/clients', { name, clientOwnerID: employment.id })
  return id
}

export const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`
