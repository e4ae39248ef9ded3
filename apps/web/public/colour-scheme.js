// Runs before the first paint, so that a dark reader never sees a white flash.
;(() => {
  let chosen = null
  try {
    chosen = localStorage.getItem('praxis-colour-scheme')
  } catch {
    // Storage may be forbidden; the system's choice stands.
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
})()
