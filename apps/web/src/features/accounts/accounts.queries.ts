import { users } from '@praxis/contract/people/users'
import { query } from '../../api/query'

export const meQuery = query(users.getMe, {})
export const sessionsQuery = query(users.listSessions, {})
export const ownHistoryQuery = (page: number) => query(users.getOwnHistory, { query: { page } })
