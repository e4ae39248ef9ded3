import { textOf } from '@praxis/contract/protocol/reason-texts'
import { confirmPassword, password } from '@praxis/domain/validation/password-rules'
import { required } from '@praxis/domain/validation/rule'
import { email, maxLength } from '@praxis/domain/validation/text-rules'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { OrDivider, SignInLayout } from '../../shell/layouts/sign-in-layout'
import { PlainButton, plainButtonClass } from '../../ui/plain/plain-button'
import { PlainField, usernameInput } from '../../ui/plain/plain-field'
import { PlainPasswordField } from '../../ui/plain/plain-password-field'
import { usePlainForm } from '../../ui/plain/use-plain-form'
import classes from './accounts.module.css'
import { isUsernameFree, register } from './accounts.mutations'
import { RefusalAlert } from './refusal-alert'
import { ResendVerification } from './resend-verification'

const LONGEST_NAME = 100

export function SignUpScreen() {
  const [registered, setRegistered] = useState<string>()
  return (
    <SignInLayout>
      <title>Sign up · Praxis</title>
      {registered ? <CheckYourMail username={registered} /> : <SignUpForm onRegistered={setRegistered} />}
    </SignInLayout>
  )
}

function CheckYourMail({ username }: { username: string }) {
  return (
    <>
      <h1>Check your e-mail</h1>
      <p className={classes.lead} role="status">
        We’ve sent an e-mail to <b>{username}</b>. Open the link in it to verify your account.
      </p>
      <p className={classes.elsewhere}>
        Can’t find it? Check your spam folder. <ResendVerification username={username} />
      </p>
      <Link to="/signin" className={plainButtonClass} data-variant="default">
        Back to sign in
      </Link>
    </>
  )
}

function SignUpForm({ onRegistered }: { onRegistered: (username: string) => void }) {
  const form = usePlainForm({
    initialValues: { firstName: '', lastName: '', username: '', password: '', confirmPassword: '' },
    rules: (values) => ({
      firstName: [required('First name'), maxLength(LONGEST_NAME)],
      lastName: [required('Last name'), maxLength(LONGEST_NAME)],
      username: [required('Username'), email],
      password: [required('Password'), password],
      confirmPassword: [required('Confirm Password'), confirmPassword(values.password)],
    }),
    onSubmit: async (values, idempotencyKey) => {
      await register({ ...values, username: values.username.trim() }, idempotencyKey)
      onRegistered(values.username.trim().toLowerCase())
    },
  })
  const username = form.field('username')

  const checkUsername = async () => {
    username.onBlur()
    const wanted = form.values.username
    if (!wanted || email(wanted)) return
    // Whether the username is free is only checked early here; the server has the last word anyway.
    const isFree = await isUsernameFree(wanted).catch(() => true)
    if (!isFree) form.setProblem('username', textOf({ reason: 'usernameExists' }))
  }

  const isTaken = form.refusedFor === 'usernameExists' || username.error === textOf({ reason: 'usernameExists' })
  return (
    <>
      <h1>Sign up</h1>
      <RefusalAlert refusal={form.refusal} />
      <form className={classes.form} {...form.formProps}>
        <div className={classes.row}>
          <PlainField {...form.field('firstName')} label="First name" autoComplete="given-name" autoFocus />
          <PlainField {...form.field('lastName')} label="Last name" autoComplete="family-name" />
        </div>
        <PlainField
          {...username}
          onBlur={checkUsername}
          {...usernameInput}
          placeholder="Your e-mail address"
          aria-invalid={isTaken}
          labelEnd={
            isTaken && (
              <Link to="/requestpasswordreset" className={classes.link}>
                Reset password
              </Link>
            )
          }
        />
        <PlainPasswordField {...form.field('password')} label="Password" autoComplete="new-password" />
        <PlainPasswordField {...form.field('confirmPassword')} label="Confirm Password" autoComplete="new-password" />
        <PlainButton type="submit" isWaiting={form.isWaiting}>
          Sign up
        </PlainButton>
      </form>
      <OrDivider>Have an account?</OrDivider>
      <Link to="/signin" className={plainButtonClass} data-variant="default">
        Sign in
      </Link>
    </>
  )
}
