import { textOf } from '@praxis/contract/protocol/reason-texts'
import { confirmPassword, password } from '@praxis/domain/validation/password-rules'
import { required } from '@praxis/domain/validation/rule'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useMailedLink } from '../../api/use-mailed-link'
import { SignInLayout } from '../../shell/layouts/sign-in-layout'
import { PlainAlert } from '../../ui/plain/plain-alert'
import { PlainButton, plainButtonClass } from '../../ui/plain/plain-button'
import { PlainPasswordField } from '../../ui/plain/plain-password-field'
import { PlainRetry } from '../../ui/plain/plain-retry'
import { usePlainForm } from '../../ui/plain/use-plain-form'
import classes from './accounts.module.css'
import { resetPassword, validateResetPasswordToken } from './accounts.mutations'
import { RefusalAlert } from './refusal-alert'

export function ResetPasswordScreen({ token }: { token?: string }) {
  return (
    <SignInLayout>
      <title>Set a new password · Praxis</title>
      <h1>Set a new password</h1>
      {token ? <Reset token={token} /> : <DeadLink />}
    </SignInLayout>
  )
}

function DeadLink() {
  return (
    <>
      <PlainAlert title={textOf({ reason: 'invalidToken' })}>Request a new link. Only the latest one works.</PlainAlert>
      <Link to="/requestpasswordreset" className={plainButtonClass} data-variant="filled">
        Send a new link
      </Link>
    </>
  )
}

function Reset({ token }: { token: string }) {
  const link = useMailedLink(token, validateResetPasswordToken)
  if (link.state === 'refused') return <DeadLink />
  if (link.state === 'unanswered') return <PlainRetry problem={link.problem} onRetry={link.askAgain} />
  if (link.state === 'asking')
    return (
      <p className={classes.lead} role="status">
        One moment…
      </p>
    )
  return <NewPasswordForm token={token} />
}

function NewPasswordForm({ token }: { token: string }) {
  const [isDone, setIsDone] = useState(false)
  const form = usePlainForm({
    initialValues: { password: '', confirmPassword: '' },
    rules: (values) => ({
      password: [required('Password'), password],
      confirmPassword: [required('Confirm Password'), confirmPassword(values.password)],
    }),
    onSubmit: async (values, idempotencyKey) => {
      await resetPassword({ token, ...values }, idempotencyKey)
      setIsDone(true)
    },
  })
  if (isDone)
    return (
      <>
        <PlainAlert tone="success" title="Password changed">
          You’ve been signed out everywhere. Sign in with your new password.
        </PlainAlert>
        <Link to="/signin" className={plainButtonClass} data-variant="filled">
          Sign in
        </Link>
      </>
    )
  if (form.refusedFor === 'invalidToken') return <DeadLink />
  return (
    <>
      <RefusalAlert refusal={form.refusal} />
      <form className={classes.form} {...form.formProps}>
        <PlainPasswordField
          {...form.field('password')}
          label="Password"
          autoComplete="new-password"
          aria-invalid={form.refusedFor === 'commonPassword' || form.refusedFor === 'weakPassword'}
          autoFocus
        />
        <PlainPasswordField {...form.field('confirmPassword')} label="Confirm Password" autoComplete="new-password" />
        <PlainButton type="submit" isWaiting={form.isWaiting}>
          Set password
        </PlainButton>
      </form>
    </>
  )
}
