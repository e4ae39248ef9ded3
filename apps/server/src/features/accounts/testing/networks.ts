import type { TestServer } from '../../../testing/test-server'
import { PASSWORD, trySignIn } from './account-holder'

let addresses = 0

/** An address that nobody has called from yet; the server trusts the proxy that names it. */
export const newNetwork = (): string => {
  addresses += 1
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`
}

/** The statuses of so many attempts at once, which the database counts one by one. */
export const statuses = async (count: number, attempt: () => Promise<Response>): Promise<number[]> => {
  const answers = await Promise.all(Array.from({ length: count }, attempt))
  return answers.map(({ status }) => status).sort()
}

/** A cookie of an answer, in the form in which a browser sends it back. */
export const keptCookie = (response: Response, name: string): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .find((cookie) => cookie.startsWith(`${name}=`)) ?? ''

/** Ways to sign in to an account from somewhere. */
export const signInFrom = (server: TestServer, username: string) => ({
  right: (network: string, headers: Record<string, string> = {}) =>
    trySignIn(server, username, PASSWORD, { 'x-forwarded-for': network, ...headers }),
  wrong: (network: string, headers: Record<string, string> = {}) =>
    trySignIn(server, username, 'Wrong-Password-1', { 'x-forwarded-for': network, ...headers }),
})
