let isPressed = false
let waiting: (() => void)[] = []

const release = () => {
  isPressed = false
  const works = waiting
  waiting = []
  // The work runs after the click that the release brings.
  setTimeout(() => {
    for (const work of works) work()
  })
}

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (isPressed = true), true)
  window.addEventListener('pointerup', release, true)
  window.addEventListener('pointercancel', release, true)
}

/**
 * Does the work now, or once the pointer is let go. Pressing a button takes the focus from a field; a message that
 * appeared under the field then would move the button away from under the pointer, and the click would be lost.
 */
export const afterPress = (work: () => void): void => {
  if (isPressed) waiting.push(work)
  else work()
}
