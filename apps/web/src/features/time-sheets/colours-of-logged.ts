import type { TimeSheetSubmission } from '@praxis/contract/time-sheet-shapes'
import { categoryOf } from '../../ui/people/category-colour'

type Logged = Pick<TimeSheetSubmission, 'project' | 'client'>

interface LoggedColours {
  readonly tint: string
  readonly ink: string
  readonly solid: string
}

const OF_THE_COMPANY: LoggedColours = {
  tint: 'var(--primary-soft)',
  ink: 'var(--primary-text)',
  solid: 'var(--primary)',
}
const OF_ONES_OWN: LoggedColours = { tint: 'var(--c8-soft)', ink: 'var(--c8-ink)', solid: 'var(--c8)' }

/** Those of its logo: of the client, of the company where the project is internal, or none for work of one's own. */
export function coloursOfLogged({ project, client }: Logged): LoggedColours {
  if (!client) return project ? OF_THE_COMPANY : OF_ONES_OWN
  const category = categoryOf(client.id)
  return { tint: `var(--c${category}-soft)`, ink: `var(--c${category}-ink)`, solid: `var(--c${category})` }
}
