import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSettled } from './use-settled'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('a single change counts at once', () => {
  const { result, rerender } = renderHook(useSettled<string>, { initialProps: 'all' })
  pass(1000)
  rerender('lead')
  expect(result.current).toBe('lead')
})

it('of changes in quick succession only the last one counts, half a second after it', () => {
  const { result, rerender } = renderHook(useSettled<string>, { initialProps: 'all' })
  pass(1000)
  rerender('a')
  pass(100)
  rerender('b')
  pass(100)
  rerender('c')
  pass(499)
  expect(result.current).toBe('a')
  pass(1)
  expect(result.current).toBe('c')
})
