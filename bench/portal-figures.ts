import { VISITOR_EMAIL_HEADER, VISITOR_PASSWORD_HEADER } from '@praxis/contract/portals/portal-rules'
import { PortalTokens } from '@praxis/server/platform/auth/portal-tokens'
import { SECRET } from './bench-database'
import type { Figure } from './figure'
import { firmFigures, type Measured } from './firm-figures'
import type { StillOpen } from './still-open'

/** 500,000 entries: five hundred of each of a thousand people, five thousand of each project. */
const LARGE = { people: 1_000, clients: 100, projects: 100 }
const FIRM = { entries: 500 }

const EMAIL = 'visitor-1@client-1.example'

const tokens = new PortalTokens(SECRET, () => new Date())
const sessions = new Map<string, string>()

/** What stands in for the password of somebody who came before, made once as their browser keeps it. */
const sessionOf = (reference: string): string => {
  const session =
    sessions.get(reference) ?? tokens.issue({ kind: 'visit', reference, email: EMAIL, passwordVersion: 0 })
  sessions.set(reference, session)
  return session
}

const headersOf = (index: number, references: readonly string[]) => ({
  [VISITOR_EMAIL_HEADER]: EMAIL,
  [VISITOR_PASSWORD_HEADER]: sessionOf(references[index % references.length] ?? ''),
})

const ofPortal = (path: string) => ({
  ...{ limit: 1.5, besides: 'a bare server', isSame: true, shareInSmall: 1 },
  pathOf: (index: number, references: readonly string[]) => `/portals/${references[index % references.length]}/${path}`,
  rounds: { rounds: 9, requests: 100, warmUp: 400 },
})

const measured: readonly Measured[] = [
  { ...ofPortal('details'), name: 'a portal' },
  { ...ofPortal('weeklyBudgetTracker'), name: 'the budget of a portal of 500,000 entries' },
  { ...ofPortal('weeklyTimeTracker'), name: 'the time of a portal of 500,000 entries' },
  { ...ofPortal('journalEntries'), name: '25 journal entries of a portal' },
  { ...ofPortal('signOffs'), name: '25 sign-offs of a portal' },
]

/** CPU per request of visitors. */
export const portalFigures = (folder: string, stillOpen: StillOpen): Promise<Figure[]> =>
  firmFigures(folder, stillOpen, {
    parts: ['firm', 'time', 'portals'],
    counts: LARGE,
    settings: FIRM,
    tables: `users, employees, clients, targetables, projects, plans, agreement_items, expenses, time_sheet_submissions, portals,
             portal_addresses, portal_visitors, journal_entries, files, sign_offs, sign_off_questions`,
    records: 'select reference as id from portals where company_id = $1 order by id limit 10',
    bareProgram: './bare-portal-server.ts',
    headersOf,
    measured,
    grown: 'firm',
  })
