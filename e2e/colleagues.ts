import type { APIRequestContext } from '@playwright/test'
import { auth } from '@praxis/contract/people/auth'
import { employees } from '@praxis/contract/people/employees'
import { invitations, type NewInvitation } from '@praxis/contract/people/invitations'
import { users } from '@praxis/contract/people/users'
import { call } from '@praxis/contract/protocol/caller'
import type { EndpointSpec, Input, Output } from '@praxis/contract/protocol/endpoint'
import { transportOf } from './api-transport'
import { linkOfMail } from './mailbox'
import { basicAuthorization, newPerson, type Person } from './people'

interface Colleague extends Person {
  readonly employeeID: string
}

/** Calls the API as a person in the first company they work in. */
export async function callerOf(request: APIRequestContext, person: Person) {
  const { accessToken } = await call(
    transportOf(request, { authorization: basicAuthorization(person) }),
    auth.signIn,
    {},
  )
  const headers = { authorization: `Bearer ${accessToken}` }
  const { items } = await call(transportOf(request, headers), users.listEmployments, {})
  const [employment] = items
  const transport = transportOf(request, { ...headers, ...(employment && { employeeID: employment.id }) })
  return <E extends EndpointSpec>(spec: E, input: Input<E>): Promise<Output<E>> => call(transport, spec, input)
}

export type Call = Awaited<ReturnType<typeof callerOf>>

/** Invites somebody as the owner; returns the invitation with the code its mail carries. */
export async function invite(
  request: APIRequestContext,
  owner: Person,
  email: string,
  permission: NewInvitation['permission'] = {},
) {
  const call = await callerOf(request, owner)
  const { items } = await call(invitations.createInvitations, {
    body: { invitations: [{ email, jobTitle: 'Analyst', permission }] },
  })
  const [invitation] = items
  if (!invitation) throw new Error(`${email} was not invited`)
  const { id, employeeID } = invitation
  const link = await linkOfMail(request, email, '[^<]*invited you to join[^<]*')
  const code = link.searchParams.get('code') ?? ''
  return { id, employeeID, code, path: `/invitation?code=${encodeURIComponent(code)}` }
}

/** Somebody who was invited to the owner's company, signed up and joined. */
export async function colleagueOf(
  request: APIRequestContext,
  owner: Person,
  firstName: string,
  permission: NewInvitation['permission'] = {},
): Promise<Colleague> {
  const person = newPerson(firstName)
  const { id, employeeID, code } = await invite(request, owner, person.username, permission)
  await call(transportOf(request), auth.register, {
    body: { ...person, confirmPassword: person.password, invitationCode: code },
  })
  const callAsThem = await callerOf(request, person)
  await callAsThem(invitations.acceptInvitation, { params: { id }, body: { code } })
  return { ...person, employeeID }
}

/** Makes the contract begin at the start of 2024 instead of the day of joining. */
export async function giveContract(request: APIRequestContext, owner: Person, employeeID: string): Promise<void> {
  const call = await callerOf(request, owner)
  const [day, off] = [27_000, 0]
  const { contract } = await call(employees.getEmployee, { params: { id: employeeID } })
  await call(employees.updateEmployeeContract, {
    params: { id: employeeID },
    body: {
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
    },
  })
}
