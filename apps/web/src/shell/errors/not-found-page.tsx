import { ErrorPage, HomeLink } from './error-page'

export function NotFoundPage() {
  return <ErrorPage title="404 This page could not be found" actions={<HomeLink />} />
}
