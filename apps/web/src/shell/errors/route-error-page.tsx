import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useContext, useEffect, useLayoutEffect } from 'react'
import { SetAsideDrafts } from '../../ui/drafts/set-aside'
import { isChunkError, reloadIfReached } from '../../ui/late/failed-parts'
import { missingWords, useMissingPart } from '../../ui/late/missing-part'
import { PlainButton } from '../../ui/plain/plain-button'
import { ErrorPage, HomeLink, SupportLink } from './error-page'
import { ErrorPageBoundary } from './error-page-boundary'
import { errorStatus, errorText, isFailure } from './error-words'

export function RouteErrorPage(props: ErrorComponentProps) {
  return (
    <ErrorPageBoundary>
      <RouteError {...props} />
    </ErrorPageBoundary>
  )
}

function RouteError(props: ErrorComponentProps) {
  return isChunkError(props.error) ? <MissingPage /> : <FailedPage {...props} />
}

/** Shown when the page's code did not arrive: nothing on the screen could be lost by a reload. */
function MissingPage() {
  const missing = useMissingPart()
  useEffect(() => {
    const reload = () => void reloadIfReached()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  if (missing === 'lookedInto' || missing === 'reloading') return null
  return (
    <ErrorPage
      title="An error occurred"
      text={missingWords(missing ?? 'broken')}
      actions={
        <>
          <PlainButton fit onClick={() => void reloadIfReached()}>
            {missing === 'newVersion' ? 'Reload' : 'Retry'}
          </PlainButton>
          <HomeLink />
          <SupportLink />
        </>
      }
    />
  )
}

function FailedPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const setAsideDrafts = useContext(SetAsideDrafts)
  // The page is shown again before anybody sees that it broke.
  useLayoutEffect(() => {
    if (isFailure(error) && setAsideDrafts()) reset()
  }, [error, setAsideDrafts, reset])
  const retry = () => {
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
