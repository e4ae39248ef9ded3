import { addDays } from '@praxis/domain/calendar/day'
import { firstMomentFrom } from '@praxis/domain/calendar/moment-from'
import { operationsOn } from '../../../shell/lists/list-operations'
import type { ListedAssets } from '../assets.queries'
import { type RegisterSearch, registerList } from './register-search'

export const registerOperations = operationsOn(registerList)

type AssetFilter = Omit<ListedAssets, 'per'>

/** The filter of the request: days in which assets are to be free begin and end at the reader’s midnight. */
export function askedAssets(search: RegisterSearch, categoryID: string | undefined, timeZone: string): AssetFilter {
  const { freeFrom, freeTo, ...asked } = registerOperations.asked(search)
  return {
    ...asked,
    ...(categoryID && { categoryID }),
    ...(freeFrom &&
      freeTo && {
        freeFrom: firstMomentFrom(freeFrom, 0, timeZone).toISOString(),
        freeTo: firstMomentFrom(addDays(freeTo, 1), 0, timeZone).toISOString(),
      }),
  }
}
