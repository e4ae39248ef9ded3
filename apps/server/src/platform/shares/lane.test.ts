import { fc, test as property } from '@fast-check/vitest'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Caller } from './caller'
import { CallerGone, Lane, type LaneRules } from './lane'

const rules: LaneRules = {
  name: 'test',
  places: 4,
  perCompany: 2,
  perPerson: 1,
  waitingPerCompany: 50,
  waitingPerPerson: 20,
  patienceMs: 1000,
}

const named = (name: string): Caller => ({ company: name.slice(0, 1), person: name })

/** A lane that notes in which order callers are let in, by names such as `a1` for the first person of company a. */
function busyLane(over: Partial<LaneRules> = {}) {
  const lane = new Lane({ ...rules, ...over })
  const entered: string[] = []
  const refused: string[] = []
  const come = (...names: string[]) =>
    names.map((name) =>
      lane.enter(named(name)).then(
        () => void entered.push(name),
        ({ reason }) => void refused.push(`${name} ${reason}`),
      ),
    )
  const leave = async (...names: string[]) => {
    for (const name of names) lane.leave(named(name))
    await vi.advanceTimersByTimeAsync(0)
  }
  return { lane, entered, refused, come, leave }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const settled = () => vi.advanceTimersByTimeAsync(0)

describe('a lane', () => {
  it('lets in at once whoever has a place, and keeps nothing of those who left', async () => {
    const { lane, entered, come, leave } = busyLane()
    come('a1', 'b1')
    await settled()
    expect(entered).toEqual(['a1', 'b1'])
    await leave('a1', 'b1')
    expect(lane.figures).toMatchObject({ inside: 0, waiting: 0, entered: 2 })
    expect(Reflect.get(lane, 'companies').size).toBe(0)
    expect(Reflect.get(lane, 'persons').size).toBe(0)
  })

  it('gives a person and a company no more than their share while there are free places', async () => {
    const { entered, come, leave } = busyLane()
    come('a1', 'a1', 'a2', 'a3')
    await settled()
    expect(entered).toEqual(['a1', 'a2'])
    await leave('a1')
    expect(entered).toEqual(['a1', 'a2', 'a1'])
    await leave('a2')
    expect(entered).toEqual(['a1', 'a2', 'a1', 'a3'])
  })

  describe('somebody who always asks for more than their share', () => {
    const three = ['a1', 'a1', 'a1']

    it('has one place while others are there, and all of them again when these have gone', async () => {
      const { entered, come, leave } = busyLane({ perPerson: 2, perBusyPerson: 1, patienceMs: 60_000 })
      come('b1', ...three, ...three)
      await vi.advanceTimersByTimeAsync(1_000)
      come('b2')
      await leave('a1')
      expect(entered).toEqual(['b1', 'a1', 'a1', 'b2'])
      await leave('b1', 'b2')
      expect(entered).toEqual(['b1', 'a1', 'a1', 'b2', 'a1'])
      await leave('a1')
      expect(entered).toHaveLength(6)
    })

    it('rests as long as they were inside, but not for long, while others are there', async () => {
      const { entered, come, leave } = busyLane({ perPerson: 2, perBusyPerson: 1, patienceMs: 60_000 })
      come('b1', ...three, ...three)
      await vi.advanceTimersByTimeAsync(1_500)
      await leave('a1', 'a1')
      await vi.advanceTimersByTimeAsync(99)
      expect(entered).toHaveLength(3)
      await vi.advanceTimersByTimeAsync(1)
      expect(entered).toHaveLength(4)
      vi.advanceTimersByTime(20)
      await leave('a1')
      await vi.advanceTimersByTimeAsync(19)
      expect(entered).toHaveLength(4)
      await vi.advanceTimersByTimeAsync(1)
      expect(entered).toHaveLength(5)
    })

    it('has all places for a moment, and again after a while, whoever else is there', async () => {
      const { entered, come, leave } = busyLane({ perPerson: 2, perBusyPerson: 1, patienceMs: 60_000 })
      come('b1', ...three)
      await vi.advanceTimersByTimeAsync(900)
      await leave('a1', 'a1', 'a1')
      expect(entered).toHaveLength(4)
      come(...three, ...three)
      await vi.advanceTimersByTimeAsync(200)
      await leave('a1', 'a1')
      await vi.advanceTimersByTimeAsync(100)
      expect(entered).toHaveLength(7)
    })
  })

  it('has somebody who uses all of their share, and no more, keep it', async () => {
    const { entered, come, leave } = busyLane({ perPerson: 2, perBusyPerson: 1, patienceMs: 60_000 })
    come('b1')
    for (let round = 0; round < 5; round += 1) {
      come('a1', 'a1')
      await vi.advanceTimersByTimeAsync(1_000)
      await leave('a1', 'a1')
    }
    expect(entered).toHaveLength(11)
  })

  it('takes companies in turn, however many of one wait', async () => {
    const { entered, come, leave } = busyLane({ places: 1, perCompany: 1 })
    come('a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'c2')
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'c2']) await leave(name)
    expect(entered).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'c2', 'a4'])
  })

  it('takes the persons of a company in turn', async () => {
    const { entered, come, leave } = busyLane({ places: 1, perCompany: 1 })
    come('a1', 'a1', 'a1', 'a2', 'a3')
    for (const name of ['a1', 'a1', 'a2', 'a3']) await leave(name)
    expect(entered).toEqual(['a1', 'a1', 'a2', 'a3', 'a1'])
  })

  it('refuses at once whoever comes when too many of theirs wait, and nobody else', async () => {
    const { entered, refused, come } = busyLane({ places: 2, waitingPerPerson: 2, waitingPerCompany: 3 })
    come('a1', 'a1', 'a1', 'a1', 'a2', 'a3', 'a4', 'b1')
    await settled()
    expect(refused).toEqual(['a1 tooManyRequests', 'a1 tooManyRequests'])
    expect(entered).toEqual(['a1', 'a2'])
  })

  it('gives a person no more than their share, in however many companies', async () => {
    const { lane, entered, come, leave } = busyLane({ waitingPerPerson: 2 })
    const elsewhere = (company: string) => ({ company, person: 'a1' })
    come('a1')
    const others = ['x', 'y'].map((company) => lane.enter(elsewhere(company)).then(() => entered.push(company)))
    await expect(lane.enter(elsewhere('z'))).rejects.toMatchObject({ reason: 'tooManyRequests' })
    come('b1')
    await settled()
    expect(entered).toEqual(['a1', 'b1'])
    await leave('a1')
    lane.leave(elsewhere('x'))
    await Promise.all(others)
    expect(entered).toEqual(['a1', 'b1', 'x', 'y'])
  })

  it('has whoever waits for most make way for colleagues who wait for less', async () => {
    const { entered, refused, come, leave } = busyLane({ places: 1, waitingPerCompany: 4 })
    come('a1', 'a1', 'a1', 'a1', 'a1')
    come('a2', 'a2', 'a2')
    await settled()
    expect(refused.sort()).toEqual(['a1 tooManyRequests', 'a1 tooManyRequests', 'a2 tooManyRequests'])
    for (const name of ['a1', 'a1', 'a2', 'a1']) await leave(name)
    expect(entered).toEqual(['a1', 'a1', 'a2', 'a1', 'a2'])
  })

  it('tells whoever has waited for too long to come back, and when', async () => {
    const { lane, entered, refused, come, leave } = busyLane({ places: 1 })
    come('a1', 'b1')
    const told = lane.enter(named('c1')).catch(({ reason, details }) => ({ reason, ...details }))
    await vi.advanceTimersByTimeAsync(1000)
    expect(await told).toEqual({ reason: 'unavailable', retryAfter: 1 })
    expect(refused).toEqual(['b1 unavailable'])
    await leave('a1')
    come('c2')
    await settled()
    expect(entered).toEqual(['a1', 'c2'])
  })

  it('drops whoever has gone', async () => {
    const { lane, entered, come, leave } = busyLane({ places: 1 })
    come('a1')
    let go = () => {}
    const onGone = (listener: () => void) => {
      go = listener
      return () => {}
    }
    const gone = lane.enter({ ...named('b1'), onGone })
    come('c1')
    go()
    await expect(gone).rejects.toBeInstanceOf(CallerGone)
    await leave('a1')
    expect(entered).toEqual(['a1', 'c1'])
    expect(lane.figures.refused).toEqual({ tooMany: 0, tooLong: 0, gone: 1 })
  })

  it('frees a place also when the work fails', async () => {
    const { lane } = busyLane()
    await expect(lane.pass(named('a1'), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(lane.figures.inside).toBe(0)
  })
})

const someone = fc.constantFrom('a1', 'a2', 'a3', 'b1', 'b2', 'c1')
const steps = fc.array(fc.oneof(fc.tuple(fc.constant('come'), someone), fc.tuple(fc.constant('leave'), fc.nat(20))), {
  maxLength: 200,
})

property.prop([steps, fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 3 })])(
  'never holds more than its places, leaves none empty that somebody could take, and forgets nobody',
  async (sequence, places, perCompany) => {
    const { lane, entered, come, leave } = busyLane({
      places,
      perCompany,
      waitingPerCompany: 1000,
      waitingPerPerson: 1000,
    })
    const left: string[] = []
    let came = 0
    const inside = () => {
      const remaining = [...entered]
      for (const name of left) remaining.splice(remaining.indexOf(name), 1)
      return remaining
    }
    for (const [what, who] of sequence) {
      if (what === 'come') {
        came += 1
        come(who as string)
        await settled()
      } else {
        const name = inside()[who as number]
        if (name === undefined) continue
        left.push(name)
        await leave(name)
      }
      const held = inside()
      const ofCompany = (company: string) => held.filter((name) => name.startsWith(company)).length
      expect(held.length).toBeLessThanOrEqual(places)
      expect(Math.max(...['a', 'b', 'c'].map(ofCompany))).toBeLessThanOrEqual(perCompany)
      expect(new Set(held).size).toBe(held.length)
      expect(lane.figures).toMatchObject({ inside: held.length, waiting: came - entered.length })
    }
    for (let [name] = inside(); name !== undefined; [name] = inside()) {
      left.push(name)
      await leave(name)
    }
    expect(entered).toHaveLength(came)
    expect(Reflect.get(lane, 'companies').size).toBe(0)
  },
)
