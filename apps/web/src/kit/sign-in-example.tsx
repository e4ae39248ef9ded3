import { IconMail } from '@tabler/icons-react'
import { OrDivider, SignInLayout } from '../shell/layouts/sign-in-layout'
import { PlainAlert } from '../ui/plain/plain-alert'
import { PlainButton } from '../ui/plain/plain-button'
import { PlainField } from '../ui/plain/plain-field'
import { PlainPasswordField } from '../ui/plain/plain-password-field'

export function SignInExample() {
  return (
    <SignInLayout>
      <title>Sign in · Praxis</title>
      <h1>Sign in</h1>
      <PlainAlert title="Username or password is invalid">Try again, or reset your password.</PlainAlert>
      <PlainField label="Username" defaultValue="amelia.hart@calder-rowe.example" autoComplete="username" />
      <PlainPasswordField
        label="Password"
        autoComplete="current-password"
        labelEnd={<a href="#forgot">Forgot password?</a>}
      />
      <PlainButton>Sign in</PlainButton>
      <OrDivider>New here?</OrDivider>
      <PlainButton variant="default">
        <IconMail size={18} stroke={1.75} aria-hidden />I have an invitation code
      </PlainButton>
    </SignInLayout>
  )
}
