import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useHome } from './use-home'

const today = '2026-11-18'
const usual = { from: '2026-11-16', to: '2027-02-15' }

it('leads to this week again however often it is asked for, and to the usual days from others', () => {
  const { result, rerender } = renderHook(({ asked }) => useHome(asked, today), { initialProps: { asked: usual } })
  const first = result.current.home
  expect(first.day).toBe('2026-11-16')
  act(() => expect(result.current.goToToday(usual)).toBeUndefined())
  const second = result.current.home
  expect(second).toMatchObject({ day: '2026-11-16' })
  expect(second.key).not.toBe(first.key)
  act(() => void result.current.goToToday(usual))
  expect(result.current.home.key).not.toBe(second.key)

  rerender({ asked: { from: '2027-03-01', to: '2027-05-31' } })
  expect(result.current.home.day).toBe('2027-03-01')
})

it('asks for the usual days where a view opens with others, and stands on this week where a view has it', () => {
  const past = { from: '2026-01-05', to: '2026-03-29' }
  const { result, rerender } = renderHook(({ asked }) => useHome(asked, today), { initialProps: { asked: past } })
  act(() => expect(result.current.goToToday(past)).toEqual(usual))
  rerender({ asked: usual })
  expect(result.current.home.day).toBe('2026-11-16')

  const long = { from: '2026-10-05', to: '2027-03-29' }
  rerender({ asked: long })
  act(() => expect(result.current.goToToday(long)).toBeUndefined())
  expect(result.current.home.day).toBe('2026-11-16')
})
