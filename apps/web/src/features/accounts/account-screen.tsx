import { IconArrowLeft } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Box, Stack } from '../../ui/layout/box'
import { workspaceQuery } from '../workspaces/workspaces.queries'
import { AppearanceCard } from './account/appearance-card'
import { OwnHistoryCard } from './account/own-history-card'
import { PasswordCard } from './account/password-card'
import { ProfileCard } from './account/profile-card'
import { SecondFactorCard } from './account/second-factor-card'
import { SessionsCard } from './account/sessions-card'
import classes from './account-screen.module.css'

const SECTIONS = [
  { id: 'profile', label: 'Profile', Section: ProfileCard },
  { id: 'password', label: 'Password', Section: PasswordCard },
  { id: 'two-factor', label: 'Two-factor sign-in', Section: SecondFactorCard },
  { id: 'sessions', label: 'Sessions', Section: SessionsCard },
  { id: 'appearance', label: 'Appearance', Section: AppearanceCard },
  { id: 'history', label: 'History', Section: OwnHistoryCard },
] as const

/** A link to the workspace the person came from, if one is open. */
function WayBack() {
  const company = useQueryClient().getQueryData(workspaceQuery.queryKey)?.company
  const arrow = <IconArrowLeft size={16} stroke={1.75} aria-hidden />
  return company ? (
    <Link to="/employments/$companyDomain" params={{ companyDomain: company.domain }} className={classes.back}>
      {arrow}
      Back to {company.name}
    </Link>
  ) : (
    <Link to="/workspaces" className={classes.back}>
      {arrow}
      Back to workspaces
    </Link>
  )
}

export function AccountScreen() {
  return (
    <>
      <title>Your account · Praxis</title>
      <WayBack />
      <Box as="h1" heading={24} style={{ marginTop: 'var(--s2)' }}>
        Your account
      </Box>
      <div className={classes.layout}>
        <nav className={classes.nav} aria-label="Sections">
          {SECTIONS.map(({ id, label }) => (
            <Link key={id} to="/account" hash={id} activeOptions={{ includeHash: true }} className={classes.entry}>
              {label}
            </Link>
          ))}
        </nav>
        <Stack gap={4} shrinks>
          {SECTIONS.map(({ id, Section }) => (
            <div key={id} id={id} className={classes.section}>
              <Section />
            </div>
          ))}
        </Stack>
      </div>
    </>
  )
}
