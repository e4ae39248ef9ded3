import { required } from '@praxis/domain/validation/rule'
import { useState } from 'react'
import { PlainButton } from '../../ui/plain/plain-button'
import { PlainField } from '../../ui/plain/plain-field'
import { usePlainForm } from '../../ui/plain/use-plain-form'
import classes from './accounts.module.css'
import { RefusalAlert } from './refusal-alert'

/** The second step of signing in: the app's code, or one of the recovery codes. */
export function SecondFactorStep({ onCode, onBack }: { onCode: (code: string) => Promise<void>; onBack: () => void }) {
  const [usesRecoveryCode, setUsesRecoveryCode] = useState(false)
  const label = usesRecoveryCode ? 'Recovery code' : 'Code'
  const form = usePlainForm({
    initialValues: { code: '' },
    rules: () => ({ code: [required(label)] }),
    onSubmit: ({ code }) => onCode(code),
  })
  return (
    <>
      <h1>Two-factor sign-in</h1>
      <p className={classes.lead}>
        {usesRecoveryCode
          ? 'Enter one of your recovery codes. Each one works once.'
          : 'Enter the code from your authenticator app.'}
      </p>
      <RefusalAlert refusal={form.refusal} />
      <form className={classes.form} {...form.formProps}>
        <PlainField
          key={label}
          {...form.field('code')}
          label={label}
          autoComplete="one-time-code"
          inputMode={usesRecoveryCode ? 'text' : 'numeric'}
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          aria-invalid={form.refusedFor === 'invalidSecondFactor'}
        />
        <PlainButton type="submit" isWaiting={form.isWaiting}>
          Sign in
        </PlainButton>
      </form>
      <PlainButton variant="default" onClick={() => setUsesRecoveryCode(!usesRecoveryCode)}>
        {usesRecoveryCode ? 'Use the authenticator app' : 'Use a recovery code'}
      </PlainButton>
      <button type="button" className={classes.link} onClick={onBack}>
        Back
      </button>
    </>
  )
}
