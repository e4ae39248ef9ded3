import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Avatar } from '../../ui/people/avatar'
import { PlainButton } from '../../ui/plain/plain-button'
import { Brand } from './brand'
import classes from './default-layout.module.css'
import { MainLandmark } from './main-landmark'

interface DefaultLayoutProps {
  user?: { username: string; displayName?: string; profileImage?: string | null; colourKey?: string }
  onSignOut?: () => void
  children: ReactNode
}

const ACCOUNT: string = '/account'

/** The layout of signed-in pages outside a workspace, such as choosing or creating one. */
export function DefaultLayout({ user, onSignOut, children }: DefaultLayoutProps) {
  return (
    <div className={classes.layout}>
      <header className={classes.bar}>
        <Link to="/" className={classes.home} aria-label="Praxis, home">
          <Brand />
        </Link>
        <span className={classes.space} />
        {user && <span className={classes.username}>{user.username}</span>}
        {onSignOut && (
          <PlainButton fit variant="default" onClick={onSignOut}>
            Sign out
          </PlainButton>
        )}
        {user && (
          <Link to={ACCOUNT} className={classes.account} aria-label="Your account">
            <Avatar
              name={user.displayName ?? user.username}
              image={user.profileImage}
              colourKey={user.colourKey}
              size="md"
              decorative
            />
          </Link>
        )}
      </header>
      <MainLandmark className={classes.main} id="page">
        {children}
      </MainLandmark>
    </div>
  )
}
