import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { keepCookie, readCookie, removeCookie } from '../api/cookies'
import { useDisplayPreference } from './display-preference'

const COOKIE = 'preferredProjectDisplayOption'
const preference = () => renderHook(() => useDisplayPreference(COOKIE, ['card', 'list'])).result

beforeEach(() => removeCookie(document, COOKIE))

it('is the first choice, until somebody chooses otherwise', () => {
  const first = preference()
  expect(first.current[0]).toBe('card')
  act(() => first.current[1]('list'))
  expect(first.current[0]).toBe('list')
  expect(preference().current[0]).toBe('list')
})

it('forgets what is no choice', () => {
  keepCookie(document, COOKIE, 'hologram')
  expect(preference().current[0]).toBe('card')
  expect(readCookie(document, COOKIE)).toBeUndefined()
})
