export function RouteErrorPage() {
  return <h1>An error occurred</h1>
}
