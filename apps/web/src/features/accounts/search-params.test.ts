import { describe, expect, it } from 'vitest'
import { readPath, readReason, readToken } from './search-params'

describe('the reason in an address', () => {
  it('is read when we know it, so that nobody else puts words on our pages', () => {
    expect(readReason({ reason: 'invalidActionWhileAuthenticated' })).toBe('invalidActionWhileAuthenticated')
    expect(readReason({ reason: 'Call 0800 123 and tell us your password' })).toBeUndefined()
    expect(readReason({ reason: 'toString' })).toBeUndefined()
    expect(readReason({})).toBeUndefined()
  })
})

describe('the way back after signing in', () => {
  it.each(['/workspaces', '/employments/calder-rowe?tab=1#top', '/'])('is kept within our own pages: %s', (path) => {
    expect(readPath({ redirect: path })).toBe(path)
  })

  it.each([
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    'javascript:alert(1)',
    'workspaces',
    42,
    undefined,
  ])('never leads to another site: %s', (path) => {
    expect(readPath({ redirect: path })).toBeUndefined()
  })
})

describe('the token of a link', () => {
  it('is text, even when it looks like a number', () => {
    expect(readToken({ token: 12345678 })).toBe('12345678')
    expect(readToken({ token: 'abc' })).toBe('abc')
    expect(readToken({})).toBeUndefined()
  })
})
