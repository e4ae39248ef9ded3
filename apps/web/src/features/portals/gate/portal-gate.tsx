import type { PortalGate as Gate } from '@praxis/contract/portals/portal-visits'
import { ApiError } from '@praxis/contract/protocol/caller'
import { required } from '@praxis/domain/validation/rule'
import { email as isEmail } from '@praxis/domain/validation/text-rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MainLandmark } from '../../../shell/layouts/main-landmark'
import { Logo } from '../../../ui/people/logo'
import { PlainAlert } from '../../../ui/plain/plain-alert'
import { PlainButton } from '../../../ui/plain/plain-button'
import { PlainCheckbox } from '../../../ui/plain/plain-checkbox'
import { PlainField, usernameInput } from '../../../ui/plain/plain-field'
import { PlainPasswordField } from '../../../ui/plain/plain-password-field'
import { usePlainForm } from '../../../ui/plain/use-plain-form'
import { useCompanyColours } from '../../../ui/theme/company-colours'
import { RefusalAlert } from '../../accounts/refusal-alert'
import { PortalProblem } from '../frame/portal-problem'
import { portalGateQuery } from '../portals.queries'
import type { EndedVisit } from '../visit/portal-visits'
import { portalVisits } from '../visit/visits-here'
import classes from './portal-gate.module.css'

/** Where whoever has the address of a portal stands before they are in. */
export function PortalGate({ reference }: { reference: string }) {
  const { data: gate, error, refetch } = useQuery(portalGateQuery(reference))
  if (gate) return <OpenGate reference={reference} gate={gate} />
  if (error) return <PortalProblem error={error} onRetry={() => void refetch()} />
  return <div className={classes.gate} aria-busy data-arriving />
}

const isWrong = (error: unknown): boolean => error instanceof ApiError && error.reason === 'unauthorized'

/** The catalogue speaks of usernames, which visitors do not have. */
const inWordsOfGate = (error: unknown): unknown =>
  error instanceof ApiError && isWrong(error)
    ? new ApiError(error.status, error.refusal, 'The e-mail or the password isn’t right.')
    : error

/** Why somebody who was in stands here again. */
function EndedNotice({ ended: { email, refusal } }: { ended: EndedVisit }) {
  if (email === null) return <PlainAlert title="The preview has ended. Open it again from the project." />
  if (!refusal) return <PlainAlert tone="success" title="You’re signed out" />
  return <PlainAlert title="Come in again: the password has changed, or your access has ended." />
}

function OpenGate({ reference, gate }: { reference: string; gate: Gate }) {
  const { company, title } = gate
  useCompanyColours(company.theme)
  const [ended] = useState(portalVisits.ended)
  const [isKept, setIsKept] = useState(true)
  const form = usePlainForm({
    initialValues: { email: ended?.email ?? '', password: '' },
    rules: () => ({ email: [required('E-mail'), isEmail], password: [required('Password')] }),
    onSubmit: async (typed) => {
      try {
        await portalVisits.enter(reference, typed, isKept)
      } catch (error) {
        throw inWordsOfGate(error)
      }
    },
  })
  const isRefused = form.refusedFor === 'unauthorized'
  const isKnown = Boolean(ended?.email)
  return (
    <div className={classes.gate}>
      <title>{`${title} · ${company.name}`}</title>
      <aside className={classes.side} aria-label={company.name}>
        <div className={classes.company}>
          <span className={classes.mark}>
            <Logo name={company.name} image={company.logoImage} colour="var(--primary-7)" size="lg" />
          </span>
          <b>{company.name}</b>
        </div>
        <div className={classes.names}>
          <p className={classes.title}>{title}</p>
          <p className={classes.what}>Client portal: what’s done, what’s next, and what needs you.</p>
        </div>
        <p className={classes.foot}>Only people {company.name} has invited can open this portal.</p>
      </aside>
      <MainLandmark className={classes.content} id="page">
        <div className={classes.form}>
          <div>
            <h1>Open the portal</h1>
            <p className={classes.hint}>
              {gate.isEmailValidationRequired
                ? `Use the e-mail address ${company.name} invited and the password they gave you.`
                : `Use your e-mail address and the password ${company.name} gave you.`}
            </p>
          </div>
          {ended && !form.refusal && <EndedNotice ended={ended} />}
          <RefusalAlert refusal={form.refusal}>
            {isRefused && `Check both, or ask ${company.name} for the password.`}
          </RefusalAlert>
          <form className={classes.fields} {...form.formProps}>
            <PlainField
              {...form.field('email')}
              {...usernameInput}
              label="E-mail"
              autoFocus={!isKnown}
              aria-invalid={isRefused}
            />
            <PlainPasswordField
              {...form.field('password')}
              label="Password"
              autoComplete="current-password"
              autoFocus={isKnown}
              aria-invalid={isRefused}
            />
            <PlainCheckbox
              label="Keep me signed in here"
              checked={isKept}
              onChange={(event) => setIsKept(event.currentTarget.checked)}
            />
            <PlainButton type="submit" isWaiting={form.isWaiting}>
              Open
            </PlainButton>
          </form>
          <p className={classes.hint}>Forgotten the password? Ask {company.name} for it.</p>
        </div>
      </MainLandmark>
    </div>
  )
}
