import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleTimer } from './testing/sample-timer'
import { TimerEdits } from './timer-edits'

const timer = sampleTimer({ id: 'timer' })
const typed = (comment: string) => ({ changes: { comment }, shown: { comment } })

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('the edits of a timer', () => {
  it('show at once and are saved together half a second after the last of them', async () => {
    const save = vi.fn(async () => undefined)
    const edits = new TimerEdits(save)
    edits.edit('timer', typed('Con'))
    await vi.advanceTimersByTimeAsync(400)
    edits.edit('timer', typed('Contracts'))
    edits.edit('timer', { changes: { isChargeable: false }, shown: { isChargeable: false } })
    expect(edits.shown(timer)).toMatchObject({ comment: 'Contracts', isChargeable: false })
    await vi.advanceTimersByTimeAsync(499)
    expect(save).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(save.mock.calls).toEqual([['timer', { comment: 'Contracts', isChargeable: false }]])
    expect(edits.shown(timer)).toEqual(timer)
  })

  it('are handed over to whoever stops the timer before the pause is over', async () => {
    const save = vi.fn(async () => undefined)
    const edits = new TimerEdits(save)
    edits.edit('timer', typed('Contracts'))
    expect(await edits.take('timer')).toEqual(typed('Contracts'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(save).not.toHaveBeenCalled()
    expect(await edits.take('timer')).toBeUndefined()
  })

  it('stay on screen when they could not be saved, and are tried again with what came later', async () => {
    const save = vi.fn(async () => undefined)
    save.mockRejectedValueOnce(new Error('Praxis can’t be reached'))
    const edits = new TimerEdits(save)
    edits.edit('timer', typed('Contracts'))
    await vi.advanceTimersByTimeAsync(500)
    expect(edits.problem('timer')).toBe('Praxis can’t be reached')
    expect(edits.shown(timer).comment).toBe('Contracts')
    edits.edit('timer', { changes: { tags: ['workshop'] }, shown: { tags: ['workshop'] } })
    expect(edits.problem('timer')).toBeUndefined()
    await edits.flush('timer')
    expect(save).toHaveBeenLastCalledWith('timer', { comment: 'Contracts', tags: ['workshop'] })
  })

  it('are told of until they are saved, and another page goes on with them', async () => {
    const unsaved = vi.fn()
    const lost = new TimerEdits(() => Promise.reject(new Error('Praxis can’t be reached')), unsaved)
    lost.edit('timer', typed('Contracts'))
    await vi.advanceTimersByTimeAsync(500)
    expect(unsaved).toHaveBeenLastCalledWith({ timer: typed('Contracts') })

    const save = vi.fn(async () => undefined)
    const left = vi.fn()
    const edits = new TimerEdits(save, left)
    edits.resume(unsaved.mock.lastCall?.[0])
    expect(edits.shown(timer).comment).toBe('Contracts')
    await vi.advanceTimersByTimeAsync(500)
    expect(save.mock.calls).toEqual([['timer', { comment: 'Contracts' }]])
    expect(left).toHaveBeenLastCalledWith({})
  })

  it('reach the server one after the other', async () => {
    let answer: () => void = () => undefined
    const save = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)))
    const edits = new TimerEdits(save)
    edits.edit('timer', typed('One'))
    await vi.advanceTimersByTimeAsync(500)
    edits.edit('timer', typed('Two'))
    await vi.advanceTimersByTimeAsync(500)
    expect(save).toHaveBeenCalledTimes(1)
    expect(edits.shown(timer).comment).toBe('Two')
    answer()
    await vi.advanceTimersByTimeAsync(0)
    expect(save).toHaveBeenLastCalledWith('timer', { comment: 'Two' })
    answer()
  })
})
