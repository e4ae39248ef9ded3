import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { plainButtonClass } from '../../ui/plain/plain-button'
import { helpUrl } from '../help-url'
import { Brand } from './brand'
import classes from './landing-layout.module.css'
import { MainLandmark } from './main-landmark'

const SIGN_IN: string = '/signin'
const WORKSPACES: string = '/workspaces'

/** The layout of the index: a way in for strangers, a way on for those who are signed in. */
export function LandingLayout({ isSignedIn, children }: { isSignedIn: boolean; children: ReactNode }) {
  const help = helpUrl()
  return (
    <div className={classes.layout}>
      <header className={classes.bar}>
        <Brand />
        <Link to={isSignedIn ? WORKSPACES : SIGN_IN} className={plainButtonClass} data-fit data-variant="default">
          {isSignedIn ? 'Profile' : 'Sign in'}
        </Link>
      </header>
      <MainLandmark className={classes.main} id="page">
        {children}
      </MainLandmark>
      {help && (
        <footer className={classes.foot}>
          <a href={help} target="_blank" rel="noreferrer">
            Help
          </a>
        </footer>
      )}
    </div>
  )
}
