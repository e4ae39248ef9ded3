import { expect, it } from 'vitest'
import { firstPlace } from './first-place'

const NONE = Number.POSITIVE_INFINITY

it.each([
  ['an empty week begins with the working day', { first: NONE, now: undefined }, 10, 7.75],
  ['late at night an empty week still does', { first: NONE, now: 23.5 }, 10, 7.75],
  ['late at night the first entry stays in sight', { first: 9.5, now: 23.5 }, 10, 9.25],
  ['what came before the working day is in sight', { first: 6, now: undefined }, 10, 5.75],
  ['a first entry late in the day is scrolled to', { first: 21, now: undefined }, 10, 12],
  ['the present is, where the first entry stays in sight', { first: 9, now: 16 }, 9, 8],
  ['with little room the first entry goes before the present', { first: 9, now: 16 }, 5, 8.75],
])('%s', (_what, inSight, hours, place) => {
  expect(firstPlace(inSight, hours)).toBe(place)
})
