import type { auth, SECOND_FACTOR_HEADER, SESSION_TRANSPORT_HEADER, Tokens } from '@praxis/contract/people/auth'
import { refusalOf } from '@praxis/contract/protocol/caller'
import { API_BASE } from '@praxis/contract/protocol/endpoint'
import { fetchOrExplain } from './connection-error'

// The types alone hold these paths to the contract: the sign-in page loads without the schemas.
const paths = {
  signIn: '/auth/signIn',
  refreshToken: '/auth/refreshToken',
  signOut: '/auth/signOut',
} as const satisfies { [Name in 'signIn' | 'refreshToken' | 'signOut']: (typeof auth)[Name]['path'] }
const sessionTransportHeader: typeof SESSION_TRANSPORT_HEADER = 'x-session-transport'
const secondFactorHeader: typeof SECOND_FACTOR_HEADER = 'x-second-factor'

export interface Credentials {
  readonly username: string
  readonly password: string
  /** A code of the authenticator app, or a recovery code. */
  readonly secondFactor?: string
}

/** Basic authentication carries UTF-8, so that any password can be typed. */
function basicAuthorization({ username, password }: Credentials): string {
  const bytes = new TextEncoder().encode(`${username.trim().toLowerCase()}:${password}`)
  return `Basic ${btoa(String.fromCharCode(...bytes))}`
}

async function post(path: string, headers: Record<string, string>, body?: string): Promise<Response> {
  const response = await fetchOrExplain(
    new Request(API_BASE + path, {
      method: 'POST',
      headers: { [sessionTransportHeader]: 'cookie', ...headers },
      body: body ?? null,
      credentials: 'same-origin',
    }),
  )
  if (!response.ok) throw await refusalOf(response)
  return response
}

const asJson = { 'content-type': 'application/json' }

export async function requestSignIn(credentials: Credentials): Promise<Tokens> {
  const { secondFactor } = credentials
  const response = await post(paths.signIn, {
    authorization: basicAuthorization(credentials),
    ...(secondFactor && { [secondFactorHeader]: secondFactor.trim() }),
  })
  return response.json()
}

/** The refresh token travels in its cookie. */
export async function requestRefresh(): Promise<Tokens> {
  const response = await post(paths.refreshToken, asJson, '{}')
  return response.json()
}

export async function requestSignOut(): Promise<void> {
  await post(paths.signOut, asJson, '{}')
}
