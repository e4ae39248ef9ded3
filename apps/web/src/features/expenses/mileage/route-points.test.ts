import { expect, it } from 'vitest'
import { leeds, warrington } from '../testing/sample-expense'
import { HEIGHT, routePoints, WIDTH } from './route-points'

it('puts north up and east to the right, within the picture', () => {
  const [from, to] = routePoints([leeds, warrington])
  expect(from?.x).toBeGreaterThan(to?.x ?? WIDTH)
  expect(from?.y).toBeLessThan(to?.y ?? 0)
  for (const point of [from, to]) {
    expect(point?.x).toBeGreaterThan(0)
    expect(point?.x).toBeLessThan(WIDTH)
    expect(point?.y).toBeGreaterThan(0)
    expect(point?.y).toBeLessThan(HEIGHT)
  }
})

it('puts places that lie in one spot into the middle', () => {
  expect(routePoints([leeds, leeds])).toEqual([
    { label: leeds.label, x: WIDTH / 2, y: HEIGHT / 2 },
    { label: leeds.label, x: WIDTH / 2, y: HEIGHT / 2 },
  ])
})

it('leaves out places whose whereabouts are not known', () => {
  expect(routePoints([leeds, { label: 'Somewhere', latitude: null, longitude: null }])).toHaveLength(1)
})
