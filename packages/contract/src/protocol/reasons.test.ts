import { describe, expect, it } from 'vitest'
import { reasons, statusOf, textOf } from './reasons'

describe('the catalogue of reasons', () => {
  it('shows the English text of a reason, with its details filled in', () => {
    expect(textOf({ reason: 'unauthorized' })).toBe('Username or password is invalid')
    expect(textOf({ reason: 'fileTooLarge', maxSize: '10 MB' })).toBe('File too large (max size: 10 MB)')
  })

  it.each([
    [undefined, 'later'],
    [1, 'in a moment'],
    [11, 'in a minute'],
    [61, 'in 2 minutes'],
    [900, 'in 15 minutes'],
    [3540, 'in 59 minutes'],
    [3600, 'in an hour'],
    [3601, 'in 2 hours'],
    [86_400, 'in 24 hours'],
  ])('says when to try again after %s seconds: %s', (retryAfter, later) => {
    expect(textOf({ reason: 'tooManyRequests', retryAfter })).toBe(`Too many requests. Try again ${later}.`)
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
