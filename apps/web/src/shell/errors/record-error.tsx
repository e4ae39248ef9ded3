import { PageBody, PageHead } from '../../ui/layout/page-head'
import { ErrorState } from '../../ui/lists/list-states'
import { ErrorPage, HomeLink } from './error-page'
import { errorStatus, errorText } from './error-words'

interface RecordErrorProps {
  /** The kind of record: 'Employee'. */
  readonly title: string
  readonly error: Error
  readonly onRetry: () => void
  /** Why there may be nothing here for the reader, in a sentence. */
  readonly notThere: string
}

/** Shown in place of a record that did not load: it is not there, so retrying is no use, or something went wrong. */
export function RecordError({ title, error, onRetry, notThere }: RecordErrorProps) {
  const status = errorStatus(error)
  // An id that no record can have is refused with 400.
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
