import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Day } from '@praxis/domain/calendar/day'
import { serverFolder } from '../server-folder'
import { type ReferenceRates, readReferenceRates } from './reference-rates'

/** The rates that come along, oldest first. */
let read: readonly ReferenceRates[] | undefined

const snapshot = (): readonly ReferenceRates[] => {
  read ??= readReferenceRates(readFileSync(join(serverFolder, 'assets', 'ecb-reference-rates.csv'), 'utf8'))
  return read
}

export const lastDayOfSnapshot = (): Day => {
  const last = snapshot().at(-1)
  if (!last) throw new Error('no exchange rates came along')
  return last.day
}

/** The rates published last on or before a day; undefined before the first ones. */
export const snapshotRatesOn = (day: Day): ReferenceRates | undefined => {
  const rates = snapshot()
  let [before, after] = [0, rates.length]
  while (before < after) {
    const middle = (before + after) >> 1
    if ((rates[middle]?.day ?? day) <= day) before = middle + 1
    else after = middle
  }
  return rates[before - 1]
}
