import type { assets } from '@praxis/contract/assets/assets'
import type { Output } from '@praxis/contract/protocol/endpoint'
import { momentText } from '@praxis/domain/assets/asset-time-text'

/** The server's now is a little later than the one that the page knows. */
const MINUTE_MS = 60_000

export type RequestableAsset = Output<typeof assets.listRequestableAssets>['items'][number]

/** When an asset is free next: 'Free now, until 18/11/2026 09:00'. The last of its free times ends with what was asked for. */
export function freeText({ freeTimes, standing }: RequestableAsset, now: number, timeZone: string): string {
  const [next, ...later] = freeTimes
  if (standing.state === 'withPerson' && standing.employee) return `With ${standing.employee.displayName}`
  if (standing.state === 'overdue' && standing.employee)
    return `Not back yet, still with ${standing.employee.displayName}`
  if (!next) return 'Not free in the next four weeks'
  if (Date.parse(next.from) > now + MINUTE_MS) return `Free from ${momentText(next.from, timeZone)}`
  const isOpenEnded = later.length === 0 && standing.nextFrom === null
  return isOpenEnded ? 'Free now' : `Free now, until ${momentText(next.to, timeZone)}`
}
