import type { ReactNode } from 'react'
import { PlainAlert } from '../../ui/plain/plain-alert'

/** Why the server refused, above the form. */
export function RefusalAlert({ refusal, children }: { refusal: Error | undefined; children?: ReactNode }) {
  return refusal && <PlainAlert title={refusal.message}>{children}</PlainAlert>
}
