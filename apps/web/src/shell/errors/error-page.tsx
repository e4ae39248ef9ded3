import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { plainButtonClass } from '../../ui/plain/plain-button'
import { helpUrl } from '../help-url'
import { MainLandmark } from '../layouts/main-landmark'
import classes from './error-page.module.css'

/** An error page of plain elements only: it must show even when the component library failed to load. */
export function ErrorPage({ title, text, actions }: { title: string; text?: ReactNode; actions?: ReactNode }) {
  return (
    <MainLandmark className={classes.page}>
      <title>{`${title} · Praxis`}</title>
      <span className={classes.icon} aria-hidden>
        <IconAlertTriangle size={20} stroke={1.75} />
      </span>
      <div role="alert">
        <h1 className={classes.title}>{title}</h1>
      </div>
      {text && <p className={classes.text}>{text}</p>}
      <div className={classes.actions}>{actions}</div>
    </MainLandmark>
  )
}

/** A link to whoever can help, where the operator has said who that is. */
export function SupportLink() {
  const help = helpUrl()
  if (!help) return null
  return (
    <a className={plainButtonClass} href={help} target="_blank" rel="noreferrer" data-variant="default" data-fit>
      Contact support
    </a>
  )
}

/** A link that reloads the page: the router itself may be what is broken. */
export function HomeLink() {
  return (
    <a className={plainButtonClass} href="/" data-variant="default" data-fit>
      Back home
    </a>
  )
}
