import { useState } from 'react'

/** Closing asks first when something typed would be lost. */
export function useGuardedClose(isDirty: boolean, onClose: () => void) {
  const [isAsking, setIsAsking] = useState(false)
  return {
    isAsking,
    close: () => (isDirty ? setIsAsking(true) : onClose()),
    keepEditing: () => setIsAsking(false),
    discard: () => {
      setIsAsking(false)
      onClose()
    },
  }
}
