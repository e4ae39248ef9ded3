const search = document.querySelector('#search')
const entries = [...document.querySelectorAll('details[data-search]')]
const sections = [...document.querySelectorAll('main section')]
const noMatch = document.querySelector('#no-match')

/** Shows the entries that contain every word, and the sections that still have one. */
const filter = () => {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean)
  for (const entry of entries) entry.hidden = !words.every((word) => entry.dataset.search.includes(word))
  for (const section of sections) section.hidden = !section.querySelector('details:not([hidden])')
  noMatch.hidden = sections.some((section) => !section.hidden)
  document.body.classList.toggle('searching', words.length > 0)
}

/** Opens what the address points at. */
const openTarget = () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (!target) return
  if (target.hidden || target.closest('section')?.hidden) {
    search.value = ''
    filter()
  }
  if (target instanceof HTMLDetailsElement) target.open = true
  target.scrollIntoView()
}

search.closest('label').hidden = false
search.addEventListener('input', filter)
addEventListener('hashchange', openTarget)
addEventListener('keydown', (event) => {
  if (event.key === '/' && document.activeElement !== search) {
    event.preventDefault()
    search.focus()
  } else if (event.key === 'Escape' && document.activeElement === search) {
    search.value = ''
    filter()
  }
})
for (const entry of entries) {
  entry.addEventListener('toggle', () => {
    if (entry.open) history.replaceState(null, '', `#${entry.id}`)
  })
}
openTarget()
