import { operationsOn } from '../../shell/lists/list-operations'
import type { ListedTime } from './time-reports.queries'
import { type LoggedTimeSearch, loggedTimeList } from './time-search'

export const loggedTimeOperations = operationsOn(loggedTimeList)

export const listedTime = ({ page: _p, isChargeable, ...search }: LoggedTimeSearch): ListedTime => ({
  ...search,
  ...(isChargeable !== undefined && { isChargeable: String(isChargeable) }),
})
