import type { User } from '@praxis/contract/users'
import { describe, expect, it } from 'vitest'
import { nextSteps } from './next-steps'

const user = (changes: Partial<User>): User => ({
  id: '00000000-0000-4000-8000-000000000000',
  username: 'amelia@example.com',
  details: { firstName: 'Amelia', lastName: 'Hart' },
  profileImage: null,
  colourScheme: 'auto',
  secondFactor: { isEnabled: false, recoveryCodesLeft: 0 },
  ...changes,
})

const open = (changes: Partial<User>) =>
  nextSteps(user(changes))
    .filter(({ isDone }) => !isDone)
    .map(({ id }) => id)

describe('the next steps', () => {
  it('are an image and the second factor for somebody new', () => {
    expect(open({})).toEqual(['image', 'secondFactor'])
  })

  it('are ticked off when they are done', () => {
    expect(open({ profileImage: '/image', secondFactor: { isEnabled: true, recoveryCodesLeft: 10 } })).toEqual([])
  })

  it('remind of recovery codes when few are left', () => {
    expect(open({ profileImage: '/image', secondFactor: { isEnabled: true, recoveryCodesLeft: 3 } })).toEqual([
      'recoveryCodes',
    ])
  })
})
