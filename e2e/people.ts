import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { companies } from '@praxis/contract/company/companies'
import { auth } from '@praxis/contract/people/auth'
import { call } from '@praxis/contract/protocol/caller'
import { fullPath } from '@praxis/contract/protocol/endpoint'
import { transportOf } from './api-transport'
import { linkOfMail } from './mailbox'

export interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly username: string
  readonly password: string
}

/** The owner of the demo workspace; nothing changes her. */
export const demoOwner: Person = {
  firstName: 'Amelia',
  lastName: 'Hart',
  username: 'amelia.hart@calder-rowe.example',
  password: 'Harbour-Light-24',
}

/** Each journey has people of its own, so that none depends on another. */
export function newPerson(firstName = 'Robin'): Person {
  return {
    firstName,
    lastName: 'Marlow',
    username: `${firstName.toLowerCase()}.${randomUUID().slice(0, 12)}@journeys.example`,
    password: 'Kestrel-Harbour-7',
  }
}

export const basicAuthorization = ({ username, password }: Person): string =>
  `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`

/** Somebody who has signed up and verified their address. */
export async function verifiedPerson(request: APIRequestContext, firstName?: string): Promise<Person> {
  const person = newPerson(firstName)
  const transport = transportOf(request)
  await call(transport, auth.register, { body: { ...person, confirmPassword: person.password } })
  const link = await linkOfMail(request, person.username, 'Verify your e-mail address')
  await call(transport, auth.verify, { body: { token: link.searchParams.get('token') ?? '' } })
  return person
}

/** Creates a company of the person's; returns its address. */
export async function createCompany(request: APIRequestContext, person: Person, name: string): Promise<string> {
  const signingIn = transportOf(request, { authorization: basicAuthorization(person) })
  const { accessToken } = await call(signingIn, auth.signIn, {})
  const { company } = await call(
    transportOf(request, { authorization: `Bearer ${accessToken}` }),
    companies.createCompany,
    { body: { name, country: 'GB', timeZone: 'Europe/London' } },
  )
  return company.domain
}

export async function fillSignIn(page: Page, person: Pick<Person, 'username' | 'password'>): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.getByLabel('Username').fill(person.username)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Gives the browser a session without going through the form, which has journeys of its own. */
export async function giveSession(page: Page, person: Person): Promise<void> {
  const response = await page.request.post(fullPath(auth.signIn), {
    headers: { authorization: basicAuthorization(person), 'x-session-transport': 'cookie' },
  })
  expect(response.ok()).toBe(true)
  const { origin } = new URL(response.url())
  await page.context().addCookies([{ name: 'signedIn', value: '1', url: origin }])
}
