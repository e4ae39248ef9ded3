import { describe, expect, it } from 'vitest'
import { afterChargeable, afterDuration, afterNonChargeable, allChargeable } from './chargeable-values'

const HOUR = 3600
const whole = allChargeable(4 * HOUR)

describe('chargeable and non-chargeable time', () => {
  it('make the whole, whichever is typed', () => {
    expect(afterChargeable(whole, 4 * HOUR, 3 * HOUR)).toEqual({
      isFullyChargeable: false,
      chargeable: 3 * HOUR,
      nonChargeable: HOUR,
    })
    expect(afterNonChargeable(whole, 4 * HOUR, 3 * HOUR)).toEqual({
      isFullyChargeable: false,
      chargeable: HOUR,
      nonChargeable: 3 * HOUR,
    })
  })

  it('are all chargeable again when all of it is typed', () => {
    expect(afterNonChargeable(whole, 4 * HOUR, 0).isFullyChargeable).toBe(true)
    expect(afterChargeable(whole, 4 * HOUR, 4 * HOUR).isFullyChargeable).toBe(true)
  })

  it('follow the duration', () => {
    expect(afterDuration(whole, 2 * HOUR)).toEqual(allChargeable(2 * HOUR))
    const parts = afterChargeable(whole, 4 * HOUR, 3 * HOUR)
    expect(afterDuration(parts, 2 * HOUR)).toEqual({
      isFullyChargeable: false,
      chargeable: 2 * HOUR,
      nonChargeable: 0,
    })
  })

  it('keep what was typed, to say what is wrong with it', () => {
    expect(afterChargeable(whole, 4 * HOUR, 9 * HOUR)).toMatchObject({ chargeable: 9 * HOUR, nonChargeable: 0 })
    expect(afterChargeable(whole, 4 * HOUR, Number.NaN).chargeable).toBeNaN()
  })
})
