import { textOf } from '@praxis/contract/protocol/reason-texts'
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

interface PictureProps {
  readonly name: string
  readonly title: string
  readonly text: string
}

const PICTURES: readonly PictureProps[] = [
  {
    name: 'dashboard',
    title: 'Your day at a glance',
    text: 'Your week, your running timer and what needs your attention.',
  },
  { name: 'time', title: 'Log time in seconds', text: 'A calendar, a week grid and timers that never lose track.' },
  { name: 'board', title: 'Projects that add up', text: 'Boards, roles and budgets, all from the same hours.' },
]

/** A picture of the product, in the colours the reader’s system prefers. */
function Picture({ name, title, text }: PictureProps) {
  return (
    <figure className={classes.picture}>
      <picture>
        <source srcSet={`/landing/${name}-dark.webp`} media="(prefers-color-scheme: dark)" />
        <img src={`/landing/${name}-light.webp`} alt="" width={960} height={600} loading="lazy" decoding="async" />
      </picture>
      <figcaption>
        <b>{title}</b>
        <span>{text}</span>
      </figcaption>
    </figure>
  )
}

export function LandingScreen({ isSignedIn, reason, redirect }: LandingScreenProps) {
  return (
    <LandingLayout isSignedIn={isSignedIn}>
      <title>Praxis</title>
      <div className={classes.landing}>
        {reason && <PlainAlert title={textOf({ reason })} />}
        <h1>Your firm’s time, people and money, in one calm place.</h1>
        <p>
          Praxis shows who’s working on what, for whom and for how much. People, clients, projects, tasks and time share
          one workspace.
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
      <ul className={classes.pictures}>
        {PICTURES.map((picture) => (
          <li key={picture.name}>
            <Picture {...picture} />
          </li>
        ))}
      </ul>
    </LandingLayout>
  )
}
