import { act, renderHook } from '@testing-library/react'
import type { KeyboardEvent } from 'react'
import { expect, it } from 'vitest'
import { removeCookie } from '../../../api/cookies'
import { useNamesWidth } from './use-names-width'

const limits = { least: 200, usual: 440, most: 480 }
const press = (key: string) => ({ key, preventDefault: () => {} }) as KeyboardEvent<HTMLElement>

it('the names grow and shrink within their limits, and are as wide when the chart is opened again', () => {
  const open = () => renderHook(() => useNamesWidth('namesWidth', limits)).result
  const first = open()
  expect(first.current.width).toBe(440)
  act(() => first.current.edge.onKeyDown(press('ArrowLeft')))
  expect(first.current.width).toBe(416)
  for (let times = 0; times < 5; times += 1) act(() => first.current.edge.onKeyDown(press('ArrowRight')))
  expect(first.current.width).toBe(480)
  expect(open().current.width).toBe(480)
  act(() => first.current.edge.onDoubleClick())
  expect(open().current.width).toBe(440)
  removeCookie(document, 'namesWidth')
})
