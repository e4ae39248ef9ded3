import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
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

export function AccountScreen() {
  return (
    <>
      <title>Your account · Praxis</title>
      <Link to="/workspaces" className={classes.back}>
        <IconArrowLeft size={16} stroke={1.75} aria-hidden />
        Back to workspaces
      </Link>
      <h1 className={classes.title}>Your account</h1>
      <div className={classes.layout}>
        <nav className={classes.nav} aria-label="Sections">
          {SECTIONS.map(({ id, label }) => (
            <Link key={id} to="/account" hash={id} activeOptions={{ includeHash: true }} className={classes.entry}>
              {label}
            </Link>
          ))}
        </nav>
        <div className={classes.sections}>
          {SECTIONS.map(({ id, Section }) => (
            <div key={id} id={id} className={classes.section}>
              <Section />
            </div>
          ))}
        </div>
      </div>
    </>
  )
}
