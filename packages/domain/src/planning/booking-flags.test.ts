import { expect, it } from 'vitest'
import { booked } from '../bookings/testing/sample-bookings'
import { bookingFlags } from './booking-flags'

const week = { ...booked('2026-07-06', '2026-07-10', { secondsPerDay: 3600 }), isSoft: false, secondsNotCarried: 0 }
const project = { startDate: '2026-07-06', endDate: '2026-07-10', probability: null, lastDay: null }

it.each([
  ['nothing is odd', {}, {}, []],
  ['it begins too early', {}, { startDate: '2026-07-07' }, ['outsideDates']],
  ['it ends too late', {}, { endDate: '2026-07-09' }, ['outsideDates']],
  ['what it is on has no dates', {}, { startDate: null, endDate: null }, []],
  ['no day carries its total', { secondsNotCarried: 1 }, {}, ['notCarried']],
  ['it is hard on something lost', {}, { probability: 0 }, ['lost']],
  ['it is soft on something lost', { isSoft: true }, { probability: 0 }, []],
  ['it is on something likely', {}, { probability: 10 }, []],
  ['its person leaves before', {}, { lastDay: '2026-07-09' }, ['personLeft']],
  ['its person leaves then', {}, { lastDay: '2026-07-10' }, []],
])('says when %s', (_, booking, ground, flags) => {
  expect(bookingFlags({ ...week, ...booking }, { ...project, ...ground })).toEqual(flags)
})
