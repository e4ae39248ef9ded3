import { useEffect, useState } from 'react'

let questions = 0

/** Whether a question is open already whether what was typed may be lost. */
export const isDiscardAsked = (): boolean => questions > 0

/** Closing asks first when something typed would be lost. */
export function useGuardedClose(isDirty: boolean, onClose: () => void) {
  const [isAsking, setIsAsking] = useState(false)
  useEffect(() => {
    if (!isAsking) return
    questions += 1
    return () => {
      questions -= 1
    }
  }, [isAsking])
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
