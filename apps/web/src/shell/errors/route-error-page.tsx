import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { PlainButton } from '../../ui/plain/plain-button'
import { ErrorPage, HomeLink } from './error-page'
import { ErrorPageBoundary } from './error-page-boundary'
import { errorStatus, errorText } from './error-words'
import { isChunkError, isReloading } from './reload-on-failed-chunk'

export function RouteErrorPage(props: ErrorComponentProps) {
  return (
    <ErrorPageBoundary>
      <RouteError {...props} />
    </ErrorPageBoundary>
  )
}

function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  if (isReloading()) return null

  const retry = () => {
    // Code that failed to load is only fetched again with the page.
    if (isChunkError(error)) return window.location.reload()
    reset()
    void router.invalidate()
  }

  if (errorStatus(error) === 404) return <ErrorPage title="404 Not Found" actions={<HomeLink />} />
  return (
    <ErrorPage
      title="An error occurred"
      text={errorText(error)}
      actions={
        <>
          <PlainButton fit onClick={retry}>
            Retry
          </PlainButton>
          <HomeLink />
        </>
      }
    />
  )
}
