import { act, fireEvent, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useIsUsed } from './use-is-used'

it('is so from the first sign of somebody on, for what is shown later, too', () => {
  const { result } = renderHook(useIsUsed)
  act(() => void window.dispatchEvent(new Event('resize')))
  expect(result.current).toBe(false)
  fireEvent.pointerMove(document.body)
  expect(result.current).toBe(true)
  expect(renderHook(useIsUsed).result.current).toBe(true)
})
