import { Component, type ReactNode } from 'react'
import { ErrorPage } from '../../../shell/errors/error-page'
import { PlainButton } from '../../../ui/plain/plain-button'

interface State {
  readonly hasFailed: boolean
}

/** A page that fails says so, with a way to begin again. */
export class PortalBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <ErrorPage
        title="An error occurred"
        text="Something went wrong, try later"
        actions={
          <PlainButton fit onClick={() => location.reload()}>
            Reload
          </PlainButton>
        }
      />
    )
  }
}
