import { expect, it } from 'vitest'
import { callum } from '../../testing/sample-asset'
import { assetOf } from '../testing/sample-bookings'
import { freeText, type RequestableAsset } from './requestable-asset'

const now = Date.parse('2026-11-12T12:00:00Z')
const asset = (
  freeTimes: RequestableAsset['freeTimes'],
  changes: Partial<RequestableAsset> = {},
): RequestableAsset => ({
  ...assetOf('camera'),
  categoryName: 'Cameras',
  isFree: true,
  freeTimes,
  ...changes,
})
const END = '2026-12-10T12:00:00.000Z'
const standing = assetOf('camera').standing

it.each([
  ['Free now', asset([{ from: '2026-11-12T12:00:00.000Z', to: END }])],
  [
    'Free now, until 18/11/2026 09:00',
    asset([{ from: '2026-11-12T12:00:00.000Z', to: '2026-11-18T09:00:00.000Z' }], {
      standing: { ...standing, nextFrom: '2026-11-18T09:00:00.000Z' },
    }),
  ],
  ['Free from 13/11/2026 17:30', asset([{ from: '2026-11-13T17:30:00.000Z', to: END }])],
  ['Not free in the next four weeks', asset([])],
  [
    'Not back yet, still with Callum Reid',
    asset([{ from: '2026-11-12T12:00:00.000Z', to: END }], {
      standing: { ...standing, state: 'overdue', employee: callum },
    }),
  ],
  ['With Callum Reid', asset([], { standing: { ...standing, state: 'withPerson', employee: callum } })],
])('%s', (text, given) => expect(freeText(given, now, 'Europe/London')).toBe(text))
