import { describe, expect, it } from 'vitest'
import { reasons, statusOf, textOf } from './reasons'

describe('the catalogue of reasons', () => {
  it('shows the English text of a reason, with its details filled in', () => {
    expect(textOf({ reason: 'unauthorized' })).toBe('Username or password is invalid')
    expect(textOf({ reason: 'fileTooLarge', maxSize: '10 MB' })).toBe('File too large (max size: 10 MB)')
  })

  it('never shows a reason it does not know', () => {
    for (const reason of ['somethingNew', 'toString', ''])
      expect(textOf({ reason })).toBe('Something went wrong, try later')
  })

  it('answers a lacking permission with 401 and a switched-off feature with 403', () => {
    expect(statusOf('invalidPermission')).toBe(401)
    expect(statusOf('featureDisabled')).toBe(403)
  })

  it('has a status that says no for every reason', () => {
    for (const [reason, [status]] of Object.entries(reasons)) expect(status, reason).toBeGreaterThanOrEqual(400)
  })
})
