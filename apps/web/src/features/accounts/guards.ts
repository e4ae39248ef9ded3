import type { Reason } from '@praxis/contract/protocol/reasons'
import { redirect } from '@tanstack/react-router'
import { session } from '../../api/api'

interface Visit {
  readonly location: { readonly href: string }
}

function signInReason(): Reason | undefined {
  if (session.lastEnd === 'signedOut') return undefined
  return session.lastEnd === 'ended' ? 'invalidRefreshToken' : 'invalidActionWhileNotAuthenticated'
}

/** Lets signed-in people pass; others sign in first and come back. A stored session that is refused leads to the root. */
export async function authenticated({ location }: Visit): Promise<void> {
  const state = await session.restore()
  if (state === 'signedIn') return
  if (state === 'ended') throw redirect({ to: '/', search: { reason: 'invalidRefreshToken', redirect: location.href } })
  const reason = signInReason()
  // After signing out no address is kept: the next person at this browser starts afresh.
  throw redirect({ to: '/signin', search: reason ? { reason, redirect: location.href } : {} })
}

/** Pages for people who are not signed in. */
export async function notAuthenticated(): Promise<void> {
  if ((await session.restore()) === 'signedIn')
    throw redirect({ to: '/', search: { reason: 'invalidActionWhileAuthenticated' } })
}
