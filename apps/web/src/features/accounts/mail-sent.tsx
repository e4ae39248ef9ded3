import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { plainButtonClass } from '../../ui/plain/plain-button'
import classes from './accounts.module.css'

/** Says that a mail was sent. The words are the same whether or not there is such an account. */
export function MailSent({ children }: { children: ReactNode }) {
  return (
    <>
      <h1>Check your e-mail</h1>
      <p className={classes.lead} role="status">
        {children}
      </p>
      <Link to="/signin" className={plainButtonClass} data-variant="default">
        Back to sign in
      </Link>
    </>
  )
}
