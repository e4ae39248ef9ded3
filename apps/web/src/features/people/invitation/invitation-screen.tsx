import { required } from '@praxis/domain/validation/rule'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { session } from '../../../api/api'
import { OrDivider, SignInLayout } from '../../../shell/layouts/sign-in-layout'
import { messageOf } from '../../../ui/feedback/message-of'
import { Box, Row } from '../../../ui/layout/box'
import { Logo } from '../../../ui/people/logo'
import { PlainAlert } from '../../../ui/plain/plain-alert'
import { PlainButton, plainButtonClass } from '../../../ui/plain/plain-button'
import { PlainField } from '../../../ui/plain/plain-field'
import { usePlainForm } from '../../../ui/plain/use-plain-form'
import classes from './invitation.module.css'
import { JoinAsNewUser } from './join-as-new-user'
import { useAccept } from './use-accept'
import { type InvitationVisit, useOpenInvitation } from './use-open-invitation'

export function InvitationScreen({ code }: { code?: string }) {
  return (
    <SignInLayout>
      <title>Invitation · Praxis</title>
      {code ? <Visit key={code} code={code} /> : <CodeForm />}
    </SignInLayout>
  )
}

/** Asks for the code of somebody who was told it, or lost a part of the link. */
function CodeForm() {
  const navigate = useNavigate()
  const form = usePlainForm({
    initialValues: { code: '' },
    rules: () => ({ code: [required('Invitation code')] }),
    onSubmit: ({ code }) => navigate({ to: '/invitation', search: { code: code.trim() } }),
  })
  return (
    <>
      <h1>Join a company</h1>
      <p className={classes.lead}>Open the link in your invitation e-mail, or enter the code.</p>
      <form className={classes.form} {...form.formProps}>
        <PlainField {...form.field('code')} label="Invitation code" autoComplete="off" spellCheck={false} autoFocus />
        <PlainButton type="submit" isWaiting={form.isWaiting}>
          Continue
        </PlainButton>
      </form>
    </>
  )
}

function Visit({ code }: { code: string }) {
  const { visit, lookAgain } = useOpenInvitation(code)
  if (visit.state === 'open') return <Invitation visit={visit} code={code} />
  return (
    <>
      <h1>Invitation</h1>
      {visit.state === 'loading' ? (
        <p className={classes.lead} role="status">
          One moment…
        </p>
      ) : (
        <Refused visit={visit} onRetry={lookAgain} />
      )}
    </>
  )
}

function Refused({ visit, onRetry }: { visit: InvitationVisit & { state: 'refused' }; onRetry: () => void }) {
  return (
    <>
      <PlainAlert title={visit.problem}>
        {visit.isFinal && 'Ask the person who invited you to send it again. If you’ve already joined, sign in.'}
      </PlainAlert>
      {visit.isFinal ? (
        <Link to="/signin" className={plainButtonClass} data-variant="default">
          Sign in
        </Link>
      ) : (
        <PlainButton onClick={onRetry}>Retry</PlainButton>
      )}
    </>
  )
}

type Open = InvitationVisit & { state: 'open' }

function Invitation({ visit, code }: { visit: Open; code: string }) {
  const { invitation, username } = visit
  const { company, jobTitle, invitedBy, email, hasAccount } = invitation
  return (
    <>
      <Row gap={3} shrinks className={classes.company}>
        <Logo name={company.name} image={company.logoImage} colour={company.theme.primary} size="lg" />
        <h1>Join {company.name}</h1>
      </Row>
      <p className={classes.lead}>
        {invitedBy ? <b>{invitedBy}</b> : 'Someone'} invited <b>{email}</b> as {jobTitle}.
      </p>
      {username === email.toLowerCase() ? (
        <AcceptAsOneself visit={visit} code={code} />
      ) : username !== undefined ? (
        <SignedInAsOther username={username} email={email} />
      ) : hasAccount ? (
        <SignInFirst code={code} />
      ) : (
        <JoinAsNewUser invitation={invitation} code={code} />
      )}
    </>
  )
}

function AcceptAsOneself({ visit: { invitation }, code }: { visit: Open; code: string }) {
  const accept = useAccept(invitation.id, code)
  const [problem, setProblem] = useState<string>()
  const [isWaiting, setIsWaiting] = useState(false)
  const join = async () => {
    setIsWaiting(true)
    setProblem(undefined)
    try {
      await accept()
    } catch (error) {
      setProblem(messageOf(error))
      setIsWaiting(false)
    }
  }
  return (
    <>
      {problem && <PlainAlert title={problem} />}
      <PlainButton isWaiting={isWaiting} onClick={join} autoFocus>
        Accept
      </PlainButton>
      <OrDivider>Not now?</OrDivider>
      <Link to="/workspaces" className={plainButtonClass} data-variant="default">
        Your workspaces
      </Link>
    </>
  )
}

function SignedInAsOther({ username, email }: { username: string; email: string }) {
  const [problem, setProblem] = useState<string>()
  const [isWaiting, setIsWaiting] = useState(false)
  const signOut = async () => {
    setIsWaiting(true)
    try {
      await session.signOut()
    } catch (error) {
      setProblem(messageOf(error))
    }
    setIsWaiting(false)
  }
  return (
    <>
      <PlainAlert title="This invitation is for someone else">
        You are signed in as {username}. To accept it as {email}, sign out first.
      </PlainAlert>
      {problem && <PlainAlert title={problem} />}
      <PlainButton isWaiting={isWaiting} onClick={signOut}>
        Sign out
      </PlainButton>
      <Link to="/workspaces" className={plainButtonClass} data-variant="default">
        Stay signed in
      </Link>
    </>
  )
}

function SignInFirst({ code }: { code: string }) {
  return (
    <>
      <Box as="p" size={13} tone="second">
        You already have an account with this address. Sign in to accept.
      </Box>
      <Link
        to="/signin"
        search={{ redirect: `/invitation?code=${encodeURIComponent(code)}` }}
        className={plainButtonClass}
        data-variant="filled"
      >
        Sign in
      </Link>
    </>
  )
}
