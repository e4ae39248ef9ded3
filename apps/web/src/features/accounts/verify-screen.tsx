import { textOf } from '@praxis/contract/protocol/reason-texts'
import { required } from '@praxis/domain/validation/rule'
import { email } from '@praxis/domain/validation/text-rules'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useMailedLink } from '../../api/use-mailed-link'
import { SignInLayout } from '../../shell/layouts/sign-in-layout'
import { PlainAlert } from '../../ui/plain/plain-alert'
import { PlainButton, plainButtonClass } from '../../ui/plain/plain-button'
import { PlainField, usernameInput } from '../../ui/plain/plain-field'
import { PlainRetry } from '../../ui/plain/plain-retry'
import { usePlainForm } from '../../ui/plain/use-plain-form'
import classes from './accounts.module.css'
import { resendVerification, verify } from './accounts.mutations'
import { MailSent } from './mail-sent'
import { RefusalAlert } from './refusal-alert'

export function VerifyScreen({ token }: { token?: string }) {
  return (
    <SignInLayout>
      <title>Verify your account · Praxis</title>
      {token ? <Verification token={token} /> : <NotVerified />}
    </SignInLayout>
  )
}

function Verification({ token }: { token: string }) {
  const link = useMailedLink(token, verify)
  if (link.state === 'refused') return <NotVerified />
  if (link.state === 'unanswered')
    return (
      <>
        <h1>Verify your account</h1>
        <PlainRetry problem={link.problem} onRetry={link.askAgain} />
      </>
    )
  if (link.state === 'asking')
    return (
      <>
        <h1>Verify your account</h1>
        <p className={classes.lead} role="status">
          One moment…
        </p>
      </>
    )
  return (
    <>
      <h1>Verify your account</h1>
      <PlainAlert tone="success" title="Your account is verified">
        You can sign in now.
      </PlainAlert>
      <Link to="/signin" className={plainButtonClass} data-variant="filled">
        Sign in
      </Link>
    </>
  )
}

function NotVerified() {
  const [sentTo, setSentTo] = useState<string>()
  const form = usePlainForm({
    initialValues: { username: '' },
    rules: () => ({ username: [required('Username'), email] }),
    onSubmit: async ({ username }) => {
      await resendVerification(username)
      setSentTo(username.trim())
    },
  })
  if (sentTo)
    return (
      <MailSent>
        If <b>{sentTo}</b> has an account that isn’t verified yet, a new link is on its way.
      </MailSent>
    )
  return (
    <>
      <h1>Verify your account</h1>
      {form.refusal ? (
        <RefusalAlert refusal={form.refusal} />
      ) : (
        <PlainAlert title={textOf({ reason: 'invalidToken' })} />
      )}
      <p className={classes.elsewhere}>Already verified? Sign in. If not, we can send you a new link.</p>
      <form className={classes.form} {...form.formProps}>
        <PlainField {...form.field('username')} {...usernameInput} />
        <PlainButton type="submit" isWaiting={form.isWaiting}>
          Resend e-mail
        </PlainButton>
      </form>
      <Link to="/signin" className={plainButtonClass} data-variant="default">
        Sign in
      </Link>
    </>
  )
}
