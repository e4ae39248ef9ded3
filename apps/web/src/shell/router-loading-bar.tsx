export function RouterLoadingBar() {
  return null
}
