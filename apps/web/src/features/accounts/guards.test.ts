import { isRedirect } from '@tanstack/react-router'
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { session } from '../../api/api'
import { authenticated, notAuthenticated } from './guards'

let restore: MockInstance<typeof session.restore>
let lastEnd: MockInstance<() => typeof session.lastEnd>
beforeEach(() => {
  restore = vi.spyOn(session, 'restore')
  lastEnd = vi.spyOn(session, 'lastEnd', 'get').mockReturnValue(undefined)
})

const visit = { location: { href: '/employments/calder-rowe' } }

/** Where a guard sends the visitor, or undefined when it lets them pass. */
async function sentTo(guard: Promise<void>) {
  try {
    await guard
    return undefined
  } catch (error) {
    if (!isRedirect(error)) throw error
    return { to: error.options.to, search: error.options.search }
  }
}

describe('a page for signed-in people', () => {
  it('lets them pass', async () => {
    restore.mockResolvedValue('signedIn')
    expect(await sentTo(authenticated(visit))).toBeUndefined()
  })

  it('sends others to sign in, with the reason and a way back', async () => {
    restore.mockResolvedValue('signedOut')
    expect(await sentTo(authenticated(visit))).toEqual({
      to: '/signin',
      search: { reason: 'invalidActionWhileNotAuthenticated', redirect: '/employments/calder-rowe' },
    })
  })

  it('sends somebody whose stored session is refused to the root', async () => {
    restore.mockResolvedValue('ended')
    expect(await sentTo(authenticated(visit))).toMatchObject({ to: '/', search: { reason: 'invalidRefreshToken' } })
  })

  it('says that the session has ended when it did so meanwhile', async () => {
    restore.mockResolvedValue('signedOut')
    lastEnd.mockReturnValue('ended')
    expect(await sentTo(authenticated(visit))).toMatchObject({
      to: '/signin',
      search: { reason: 'invalidRefreshToken', redirect: '/employments/calder-rowe' },
    })
  })

  it('reproaches nobody who signed out, and remembers nothing of where they were', async () => {
    restore.mockResolvedValue('signedOut')
    lastEnd.mockReturnValue('signedOut')
    expect(await sentTo(authenticated(visit))).toEqual({ to: '/signin', search: {} })
  })

  it('does not take a lost connection for being signed out', async () => {
    restore.mockRejectedValue(new Error('Praxis can’t be reached'))
    await expect(authenticated(visit)).rejects.toThrow('Praxis can’t be reached')
  })
})

describe('a page for strangers', () => {
  it('lets them pass', async () => {
    restore.mockResolvedValue('signedOut')
    expect(await sentTo(notAuthenticated())).toBeUndefined()
  })

  it('sends signed-in people to the root, with the reason', async () => {
    restore.mockResolvedValue('signedIn')
    expect(await sentTo(notAuthenticated())).toEqual({
      to: '/',
      search: { reason: 'invalidActionWhileAuthenticated' },
    })
  })
})
