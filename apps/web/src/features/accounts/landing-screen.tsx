import { textOf } from '@praxis/contract/reasons'
import { Link } from '@tanstack/react-router'
import { LandingLayout } from '../../shell/layouts/landing-layout'
import { PlainAlert } from '../../ui/plain/plain-alert'
import { plainButtonClass } from '../../ui/plain/plain-button'
import classes from './landing-screen.module.css'

interface LandingScreenProps {
  readonly isSignedIn: boolean
  readonly reason?: string
  /** Where the person was going when their session turned out to have ended. */
  readonly redirect?: string
}

export function LandingScreen({ isSignedIn, reason, redirect }: LandingScreenProps) {
  return (
    <LandingLayout isSignedIn={isSignedIn}>
      <title>Praxis</title>
      <div className={classes.landing}>
        {reason && <PlainAlert title={textOf({ reason })} />}
        <h1>The firm’s time, people and money, in one calm place.</h1>
        <p>
          Praxis keeps who works on what, for whom and for how much: time sheets, absences, expenses, projects and
          invoices in one workspace per company.
        </p>
        <div className={classes.ways}>
          {isSignedIn ? (
            <Link to="/workspaces" search={{ enter: true }} className={plainButtonClass} data-variant="filled">
              Open my workspace
            </Link>
          ) : (
            <>
              <Link
                to="/signin"
                search={redirect ? { redirect } : {}}
                className={plainButtonClass}
                data-variant="filled"
              >
                Sign in
              </Link>
              <Link to="/xyzsignupabc" className={plainButtonClass} data-variant="default">
                Create an account
              </Link>
            </>
          )}
        </div>
      </div>
    </LandingLayout>
  )
}
