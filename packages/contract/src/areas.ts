import { auth } from './auth'
import { companies } from './companies'
import type { Area } from './endpoint'
import { files } from './files'
import { operations } from './operations'
import { users } from './users'

/** Every area there is, for what speaks of all of them: the API document and the tests that call everything. */
export const areas = { auth, users, companies, files, operations } satisfies Record<string, Area>
