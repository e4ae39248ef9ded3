import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepKeys } from './kept-keys'

const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
/** Adds an element that has the keyboard. */
const addFocused = <Kind extends 'input' | 'button'>(kind: Kind) => {
  const added = document.body.appendChild(document.createElement(kind))
  added.focus()
  return added
}

const onGivenUp = vi.fn()
const ends: (() => void)[] = []
const keep = () => {
  const end = keepKeys(() => onGivenUp())
  ends.push(end)
  return end
}

beforeEach(() => {
  vi.useFakeTimers()
  onGivenUp.mockReset()
})

afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.runAllTimers()
  document.body.replaceChildren()
})

it('keys pressed while something is on its way are typed into its first field, in their order', () => {
  const end = keep()
  for (const key of ['b', 'r', 'x', 'Backspace', 'o']) expect(press(key)).toBe(false)
  end()
  expect(press('k')).toBe(false)
  const field = addFocused('input')
  const onEnter = vi.fn()
  field.addEventListener('keydown', onEnter)
  expect(press('Enter')).toBe(false)
  expect(field.value).toBe('')
  vi.advanceTimersByTime(1)
  expect(field.value).toBe('brok')
  expect(onEnter).toHaveBeenCalledOnce()
  expect(press('e')).toBe(true)
})

it('they wait also for what the first part brings along', () => {
  const endOuter = keep()
  press('a')
  const endInner = keep()
  endOuter()
  vi.advanceTimersByTime(5_000)
  press('b')
  endInner()
  const field = addFocused('input')
  vi.advanceTimersByTime(1)
  expect(field.value).toBe('ab')
})

it('are typed also where the field gets the keyboard in the last moment', () => {
  const end = keep()
  press('a')
  const field = document.createElement('input')
  setTimeout(() => document.body.appendChild(field).focus(), 1_000)
  end()
  vi.advanceTimersByTime(2_000)
  expect(field.value).toBe('a')
})

it('are let go where what came takes no text', () => {
  const end = keep()
  press('a')
  end()
  addFocused('button')
  expect(press('Enter')).toBe(true)
})

it('are let go when nothing takes the keyboard', () => {
  keep()()
  expect(press('a')).toBe(false)
  vi.advanceTimersByTime(1_001)
  expect(press('a')).toBe(true)
})

it.each([
  ['Escape', () => press('Escape')],
  ['ten seconds', () => vi.advanceTimersByTime(10_000)],
])('are given back after %s', (_, pass) => {
  keep()
  press('a')
  pass()
  expect(onGivenUp).toHaveBeenCalledOnce()
  expect(press('a')).toBe(true)
})

it('what belongs to the browser stays with it', () => {
  keep()
  expect(press('r', { ctrlKey: true })).toBe(true)
})
