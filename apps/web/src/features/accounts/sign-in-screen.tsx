import { ApiError } from '@praxis/contract/protocol/caller'
import { textOf } from '@praxis/contract/protocol/reason-texts'
import { required } from '@praxis/domain/validation/rule'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { session } from '../../api/api'
import type { Credentials } from '../../api/auth-requests'
import { OrDivider, SignInLayout } from '../../shell/layouts/sign-in-layout'
import { PlainAlert } from '../../ui/plain/plain-alert'
import { PlainButton, plainButtonClass } from '../../ui/plain/plain-button'
import { PlainField, usernameInput } from '../../ui/plain/plain-field'
import { PlainPasswordField } from '../../ui/plain/plain-password-field'
import { usePlainForm } from '../../ui/plain/use-plain-form'
import classes from './accounts.module.css'
import { demoPeople } from './demo-people'
import { RefusalAlert } from './refusal-alert'

// Few who sign in need these, so the page loads without them.
const DemoSignIns = lazy(() => import('./demo-sign-ins').then((module) => ({ default: module.DemoSignIns })))
const ResendVerification = lazy(() =>
  import('./resend-verification').then((module) => ({ default: module.ResendVerification })),
)

interface SignInScreenProps {
  /** Why the person was sent here. */
  readonly reason?: string
  /** Where the person was going. */
  readonly redirect?: string
}

export function SignInScreen({ reason, redirect }: SignInScreenProps) {
  const [entered, setEntered] = useState<Credentials>()
  const [asksForCode, setAsksForCode] = useState(false)
  const [secondFactor, setSecondFactor] = useState<typeof import('./second-factor-step')>()
  const navigate = useNavigate()
  const signIn = async (credentials: Credentials, home?: string) => {
    await session.signIn(credentials)
    const place = redirect ?? home
    await (place
      ? navigate({ href: place, replace: true })
      : navigate({ to: '/workspaces', search: { enter: true }, replace: true }))
  }
  return (
    <SignInLayout>
      <title>Sign in · Praxis</title>
      {entered && secondFactor && asksForCode ? (
        <secondFactor.SecondFactorStep
          onCode={(secondFactor) => signIn({ ...entered, secondFactor })}
          onBack={() => setAsksForCode(false)}
        />
      ) : (
        <PasswordStep
          reason={reason}
          username={entered?.username ?? ''}
          onSignIn={signIn}
          onSecondFactor={async (credentials) => {
            // Few accounts ask for a code, so the page loads without this step; the button waits meanwhile.
            setSecondFactor(await import('./second-factor-step'))
            setEntered(credentials)
            setAsksForCode(true)
          }}
        />
      )}
    </SignInLayout>
  )
}

const asksForSecondFactor = (error: unknown): boolean =>
  error instanceof ApiError && error.reason === 'secondFactorRequired'

const resetLink = (words: string) => (
  <Link to="/requestpasswordreset" className={classes.alertLink}>
    {words}
  </Link>
)

interface PasswordStepProps {
  readonly reason: string | undefined
  /** The username typed before, when the person comes back from the second step. */
  readonly username: string
  readonly onSignIn: (credentials: Credentials, home?: string) => Promise<void>
  /** The password was right, and the account asks for more. */
  readonly onSecondFactor: (credentials: Credentials) => Promise<void>
}

function PasswordStep({ reason, username, onSignIn, onSecondFactor }: PasswordStepProps) {
  const form = usePlainForm({
    initialValues: { username, password: '' },
    rules: () => ({ username: [required('Username')], password: [required('Password')] }),
    onSubmit: async (credentials) => {
      try {
        await onSignIn(credentials)
      } catch (error) {
        if (!asksForSecondFactor(error)) throw error
        await onSecondFactor(credentials)
      }
    },
  })
  const { refusal, refusedFor, values } = form
  const people = demoPeople()
  return (
    <>
      <h1>Sign in</h1>
      {reason && !refusal && <PlainAlert title={textOf({ reason })} />}
      <RefusalAlert refusal={refusal}>
        {refusedFor === 'unauthorized' && <>Try again, or {resetLink('reset your password')}.</>}
        {refusedFor === 'tooManyRequests' && (
          <>Can’t wait? {resetLink('Reset your password')}: the new one works right away.</>
        )}
        {refusedFor === 'userNotVerified' && (
          <Suspense>
            <ResendVerification key={values.username} username={values.username} />
          </Suspense>
        )}
      </RefusalAlert>
      <form className={classes.form} {...form.formProps}>
        <PlainField {...form.field('username')} {...usernameInput} autoFocus />
        <PlainPasswordField
          {...form.field('password')}
          label="Password"
          labelEnd={
            <Link to="/requestpasswordreset" className={classes.link}>
              Forgot password?
            </Link>
          }
          autoComplete="current-password"
          aria-invalid={refusedFor === 'unauthorized'}
        />
        <PlainButton type="submit" isWaiting={form.isWaiting}>
          Sign in
        </PlainButton>
      </form>
      <OrDivider>New here?</OrDivider>
      <Link to="/xyzsignupabc" className={plainButtonClass} data-variant="default">
        Create an account
      </Link>
      {people.length > 0 && (
        <Suspense>
          <DemoSignIns people={people} onSignIn={onSignIn} />
        </Suspense>
      )}
    </>
  )
}
