import { lazy, type ReactNode, Suspense } from 'react'
import { helpUrl } from '../help-url'
import { BrandMark } from './brand'
import { MainLandmark } from './main-landmark'
import classes from './sign-in-layout.module.css'

/** The picture is for the eye only: the form does not wait for it. */
const WeekPicture = lazy(() => import('./week-picture').then((module) => ({ default: module.WeekPicture })))

/** The logo beside the form; the children are the form, its h1 first. */
export function SignInLayout({ children }: { children: ReactNode }) {
  const help = helpUrl()
  return (
    <div className={classes.layout}>
      <aside className={classes.side} aria-label="Praxis">
        <div className={classes.lockup}>
          <div className={classes.names}>
            <span className={classes.mark}>
              <BrandMark size={52} />
            </span>
            <div className={classes.name}>Praxis</div>
          </div>
          <p className={classes.promise}>
            Your firm’s time, people and money,
            <br />
            in one calm place.
          </p>
        </div>
        <Suspense>
          <WeekPicture />
        </Suspense>
      </aside>
      <MainLandmark className={classes.content} id="page">
        <div className={classes.form}>{children}</div>
        <footer className={classes.foot}>
          {help && (
            <a href={help} target="_blank" rel="noreferrer">
              Help
            </a>
          )}
        </footer>
      </MainLandmark>
    </div>
  )
}

/** A line with a word in it, between the form and the other way to sign in. */
export function OrDivider({ children }: { children: ReactNode }) {
  return <div className={classes.or}>{children}</div>
}
