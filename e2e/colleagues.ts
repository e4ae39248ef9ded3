import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { linkOfMail } from './mailbox'
import { newPerson, type Person } from './people'

interface Colleague extends Person {
  readonly employeeID: string
}

/** Calls the API as a person in the first company they work in. */
export async function callerOf(request: APIRequestContext, { username, password }: Person) {
  const basic = Buffer.from(`${username}:${password}`).toString('base64')
  const signedIn = await request.post('/api/v1/auth/signIn', { headers: { authorization: `Basic ${basic}` } })
  const { accessToken } = await signedIn.json()
  const headers = { authorization: `Bearer ${accessToken}` }
  const employments = await request.post('/api/v1/users/employments', { headers })
  const [employment] = (await employments.json()).items
  return async (method: 'get' | 'post' | 'put' | 'patch' | 'delete', path: string, data?: object) => {
    const response = await request[method](`/api/v1${path}`, {
      data,
      headers: { ...headers, ...(employment && { employeeID: employment.id }), 'idempotency-key': randomUUID() },
    })
    expect(response.ok(), `${path} answered ${response.status()}`).toBe(true)
    return response.status() === 204 ? undefined : response.json()
  }
}

/** Invites somebody as the owner; returns the invitation with the code its mail carries. */
export async function invite(request: APIRequestContext, owner: Person, email: string, permission: object = {}) {
  const call = await callerOf(request, owner)
  const { items } = await call('post', '/invitations', { invitations: [{ email, jobTitle: 'Analyst', permission }] })
  const [{ id, employeeID }] = items
  const link = await linkOfMail(request, email, '[^<]*invited you to join[^<]*')
  const code = link.searchParams.get('code') ?? ''
  return { id, employeeID, code, path: `/invitation?code=${encodeURIComponent(code)}` }
}

/** Somebody who was invited to the owner's company, signed up and joined. */
export async function colleagueOf(
  request: APIRequestContext,
  owner: Person,
  firstName: string,
  permission: object = {},
): Promise<Colleague> {
  const person = newPerson(firstName)
  const { id, employeeID, code } = await invite(request, owner, person.username, permission)
  const registered = await request.post('/api/v1/auth/register', {
    data: { ...person, confirmPassword: person.password, invitationCode: code },
  })
  expect(registered.ok(), `register answered ${registered.status()}`).toBe(true)
  const call = await callerOf(request, person)
  await call('post', `/invitations/${id}/accept`, { code })
  return { ...person, employeeID }
}

/** Makes the contract begin at the start of 2024 instead of the day of joining. */
export async function giveContract(request: APIRequestContext, owner: Person, employeeID: string): Promise<void> {
  const call = await callerOf(request, owner)
  const [day, off] = [27_000, 0]
  const { contract } = await call('get', `/employees/${employeeID}`)
  await call('put', `/employees/${employeeID}/contract`, {
    version: contract?.version ?? 0,
    startDate: '2024-01-01',
    periods: [
      {
        appliedDate: '2024-01-01',
        type: 'permanent',
        workingTimeIntervalByDay: { 1: off, 2: day, 3: day, 4: day, 5: day, 6: day, 7: off },
        holidayEntitlementDays: 25,
      },
    ],
  })
}
