export function NotFoundPage() {
  return <h1>404 This page could not be found</h1>
}
