import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../ui/feedback/message-of'

type Ask<Answer> = (signal: AbortSignal) => Promise<Answer>

export interface LatestAnswer<Answer> {
  readonly isWaiting: boolean
  /** Why the last question failed. */
  readonly problem: string | undefined
  readonly ask: (ask: Ask<Answer>) => void
  readonly retry: () => void
  /** Forgets what was asked: nothing is waited for any more. */
  readonly stop: () => void
}

/** Asks the server while somebody types. Nobody waits for it: a later question makes the earlier one pointless. */
export function useLatestAnswer<Answer>(onAnswer: (answer: Answer) => void): LatestAnswer<Answer> {
  const asked = useRef<{ readonly controller: AbortController; readonly again: () => void }>(undefined)
  const [isWaiting, setIsWaiting] = useState(false)
  const [problem, setProblem] = useState<string>()
  useEffect(() => () => asked.current?.controller.abort(), [])

  const ask = async (question: Ask<Answer>) => {
    asked.current?.controller.abort()
    const controller = new AbortController()
    const { signal } = controller
    asked.current = { controller, again: () => void ask(question) }
    setIsWaiting(true)
    setProblem(undefined)
    try {
      const answer = await question(signal)
      if (signal.aborted) return
      onAnswer(answer)
    } catch (error) {
      if (signal.aborted) return
      setProblem(messageOf(error))
    }
    setIsWaiting(false)
  }
  return {
    isWaiting,
    problem,
    ask: (question) => void ask(question),
    retry: () => asked.current?.again(),
    stop: () => {
      asked.current?.controller.abort()
      setIsWaiting(false)
      setProblem(undefined)
    },
  }
}
