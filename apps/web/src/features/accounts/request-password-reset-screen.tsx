import { required } from '@praxis/domain/validation/rule'
import { email } from '@praxis/domain/validation/text-rules'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { SignInLayout } from '../../shell/layouts/sign-in-layout'
import { PlainButton, plainButtonClass } from '../../ui/plain/plain-button'
import { PlainField, usernameInput } from '../../ui/plain/plain-field'
import { usePlainForm } from '../../ui/plain/use-plain-form'
import classes from './accounts.module.css'
import { requestResetPassword } from './accounts.mutations'
import { MailSent } from './mail-sent'
import { RefusalAlert } from './refusal-alert'

export function RequestPasswordResetScreen() {
  const [sentTo, setSentTo] = useState<string>()
  return (
    <SignInLayout>
      <title>Reset password · Praxis</title>
      {sentTo ? (
        <MailSent>
          If <b>{sentTo}</b> has an account, a link to set a new password is on its way. It works for one hour.
        </MailSent>
      ) : (
        <RequestForm onSent={setSentTo} />
      )}
    </SignInLayout>
  )
}

function RequestForm({ onSent }: { onSent: (username: string) => void }) {
  const form = usePlainForm({
    initialValues: { username: '' },
    rules: () => ({ username: [required('Username'), email] }),
    onSubmit: async ({ username }) => {
      await requestResetPassword(username)
      onSent(username.trim())
    },
  })
  return (
    <>
      <h1>Reset password</h1>
      <p className={classes.lead}>We’ll send you a link to set a new one.</p>
      <RefusalAlert refusal={form.refusal} />
      <form className={classes.form} {...form.formProps}>
        <PlainField {...form.field('username')} {...usernameInput} placeholder="Your e-mail address" autoFocus />
        <PlainButton type="submit" isWaiting={form.isWaiting}>
          Send link
        </PlainButton>
      </form>
      <Link to="/signin" className={plainButtonClass} data-variant="default">
        Back to sign in
      </Link>
    </>
  )
}
