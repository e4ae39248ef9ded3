import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useZoom } from './use-zoom'

function frameOf(width: number, height: number): HTMLElement {
  const frame = document.createElement('div')
  Object.defineProperty(frame, 'clientWidth', { value: width })
  Object.defineProperty(frame, 'clientHeight', { value: height })
  return frame
}

const zoomOn = (content: { width: number; height: number }) => {
  const frame = { current: frameOf(1048, 648) }
  const { result } = renderHook(() => useZoom(frame, content))
  /** The place in the content that lies in the middle of the frame. */
  const middle = () => (frame.current.scrollLeft + 524 - 24) / result.current.scale
  return { frame: frame.current, result, middle }
}

describe('a chart in a frame', () => {
  it('is drawn at its own size where it fits', () => {
    expect(zoomOn({ width: 800, height: 400 }).result.current.scale).toBe(1)
  })

  it('is at first as small as can be read, with its middle in sight', () => {
    const { result, middle } = zoomOn({ width: 3000, height: 400 })
    expect(result.current.scale).toBe(0.7)
    expect(middle()).toBeCloseTo(1500)
  })

  it('is fitted with its middle in sight, also when it has that size already', () => {
    const { frame, result, middle } = zoomOn({ width: 2000, height: 400 })
    act(() => result.current.fit())
    expect(result.current.scale).toBe(0.5)
    frame.scrollLeft = 0
    act(() => result.current.fit())
    expect(middle()).toBeCloseTo(1000)
  })

  it('keeps what is in the middle there while it grows', () => {
    const { result, middle } = zoomOn({ width: 3000, height: 400 })
    act(() => result.current.zoomIn())
    expect(result.current.scale).toBeCloseTo(0.84)
    expect(middle()).toBeCloseTo(1500)
  })
})
