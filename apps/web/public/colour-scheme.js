// Runs before the first paint, so that a dark reader never sees a white flash.
;(() => {
  const system = matchMedia('(prefers-color-scheme: dark)')

  function chosen() {
    try {
      return localStorage.getItem('praxis-colour-scheme')
    } catch {
      // Storage may be forbidden; the system's choice stands.
      return null
    }
  }

  function apply() {
    const choice = chosen()
    const dark = choice === 'dark' || (choice !== 'light' && system.matches)
    document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  }

  apply()
  system.addEventListener('change', apply)
})()
