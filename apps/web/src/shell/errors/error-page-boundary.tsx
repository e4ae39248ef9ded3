import { Component, type ReactNode } from 'react'

interface State {
  failed: boolean
}

/** The last net: an error page that fails itself still says so, with a way home. */
export class ErrorPageBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div role="alert">
        <p>An error occurred while showing the error page</p>
        <a href="/">Back home</a>
      </div>
    )
  }
}
