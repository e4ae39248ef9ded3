import { useState } from 'react'
import classes from './accounts.module.css'

type State = 'offered' | 'sending' | 'sent' | 'failed'

/** Sends the verification mail once more. */
export function ResendVerification({ username }: { username: string }) {
  const [state, setState] = useState<State>('offered')
  const resend = async () => {
    setState('sending')
    try {
      // The mutation is seldom needed, so the sign-in page loads it only then.
      const { resendVerification } = await import('./accounts.mutations')
      await resendVerification(username)
      setState('sent')
    } catch {
      setState('failed')
    }
  }
  if (state === 'sent') return <span role="status">A new e-mail is on its way.</span>
  return (
    <>
      {state === 'failed' && <span role="status">The e-mail couldn’t be sent. </span>}
      <button type="button" className={classes.alertLink} onClick={resend} disabled={state === 'sending'}>
        Resend e-mail
      </button>
    </>
  )
}
