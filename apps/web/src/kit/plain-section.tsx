import { PlainAlert } from '../ui/plain/plain-alert'
import { PlainButton } from '../ui/plain/plain-button'
import { PlainField } from '../ui/plain/plain-field'
import { PlainPasswordField } from '../ui/plain/plain-password-field'
import { KitSection } from './kit-section'

export function PlainSection() {
  return (
    <KitSection title="Plain parts: pages without the component library" span={5}>
      <PlainAlert title="Username or password is invalid">Try again, or reset your password.</PlainAlert>
      <PlainAlert title="Your account is verified" tone="success">
        You can sign in now.
      </PlainAlert>
      <PlainField label="Username" defaultValue="ruth@calder" error="Invalid email address" />
      <PlainPasswordField label="Password" autoComplete="off" />
      <PlainButton>Sign in</PlainButton>
      <PlainButton isWaiting>Signing in</PlainButton>
      <PlainButton variant="default">I have an invitation code</PlainButton>
    </KitSection>
  )
}
