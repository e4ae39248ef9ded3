import { PageBody, PageHead } from '../../ui/layout/page-head'
import { ErrorState } from '../../ui/lists/list-states'
import { ErrorPage, HomeLink } from './error-page'
import { errorStatus, errorText } from './error-words'

interface RecordErrorProps {
  /** What kind of page it would have been: 'Employee'. */
  readonly title: string
  readonly error: Error
  readonly onRetry: () => void
  /** Why somebody may find nothing here, in a sentence. */
  readonly notThere: string
}

/** In place of a record that did not come: it is not there, which no retrying changes, or something went wrong. */
export function RecordError({ title, error, onRetry, notThere }: RecordErrorProps) {
  const status = errorStatus(error)
  // An address that can be nobody's is refused as such.
  if (status === 404 || status === 400)
    return <ErrorPage title="404 Not Found" text={notThere} actions={<HomeLink />} />
  return (
    <>
      <PageHead title={title} />
      <PageBody>
        <ErrorState text={errorText(error)} onRetry={onRetry} />
      </PageBody>
    </>
  )
}
