import { auth } from '@praxis/contract/people/auth'
import type { OpenInvitation } from '@praxis/contract/people/invitations'
import { confirmPassword, password } from '@praxis/domain/validation/password-rules'
import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { useRef, useState } from 'react'
import { api, session } from '../../../api/api'
import { Grid } from '../../../ui/layout/box'
import { PlainAlert } from '../../../ui/plain/plain-alert'
import { PlainButton } from '../../../ui/plain/plain-button'
import { PlainField } from '../../../ui/plain/plain-field'
import { PlainPasswordField } from '../../../ui/plain/plain-password-field'
import { usePlainForm } from '../../../ui/plain/use-plain-form'
import classes from './invitation.module.css'
import { useAccept } from './use-accept'

const LONGEST_NAME = 100

/** Signs up with the address that was invited and joins at once, or once the address is verified where the code does not. */
export function JoinAsNewUser({ invitation, code }: { invitation: OpenInvitation; code: string }) {
  const accept = useAccept(invitation.id, code)
  // Steps that succeeded are not repeated when a later one has to be.
  const done = useRef<'nothing' | 'registered' | 'signedIn'>('nothing')
  const [isMailed, setMailed] = useState(false)
  const form = usePlainForm({
    initialValues: { firstName: '', lastName: '', password: '', confirmPassword: '' },
    rules: (values) => ({
      firstName: [required('First name'), maxLength(LONGEST_NAME)],
      lastName: [required('Last name'), maxLength(LONGEST_NAME)],
      password: [required('Password'), password],
      confirmPassword: [required('Confirm Password'), confirmPassword(values.password)],
    }),
    onSubmit: async (values, idempotencyKey) => {
      const username = invitation.email
      if (done.current === 'nothing') {
        const body = { ...values, username, invitationCode: code }
        await api.call(auth.register, { body }, { idempotencyKey })
        done.current = 'registered'
      }
      if (!invitation.provesAddress) return setMailed(true)
      if (done.current === 'registered') {
        await session.signIn({ username, password: values.password })
        done.current = 'signedIn'
      }
      await accept()
    },
  })
  if (isMailed)
    return (
      <PlainAlert tone="success" title={`We’ve sent an e-mail to ${invitation.email}`}>
        Verify your address with the link in it, then come back to this page to join.
      </PlainAlert>
    )
  return (
    <>
      {form.refusal && <PlainAlert title={form.refusal.message} />}
      <form className={classes.form} {...form.formProps}>
        <PlainField
          label="Username"
          type="email"
          value={invitation.email}
          readOnly
          autoComplete="username"
          hint={
            invitation.provesAddress
              ? 'Your invitation was sent here, so there’s nothing to verify'
              : 'The address you were invited with. We’ll e-mail you a link to verify it.'
          }
        />
        <Grid align="start" gap={3} className={classes.row}>
          <PlainField {...form.field('firstName')} label="First name" autoComplete="given-name" autoFocus />
          <PlainField {...form.field('lastName')} label="Last name" autoComplete="family-name" />
        </Grid>
        <PlainPasswordField {...form.field('password')} label="Password" autoComplete="new-password" />
        <PlainPasswordField {...form.field('confirmPassword')} label="Confirm Password" autoComplete="new-password" />
        <PlainButton type="submit" isWaiting={form.isWaiting}>
          {invitation.provesAddress ? 'Sign up and join' : 'Sign up'}
        </PlainButton>
      </form>
    </>
  )
}
