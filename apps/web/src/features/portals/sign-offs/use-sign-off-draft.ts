import { useStoredState } from '../../../ui/drafts/use-stored-state'

/** What a visitor has typed and not sent: questions by the key of their line, and the name they approve with. */
export interface SignOffDraft {
  readonly questions: Readonly<Record<string, string>>
  readonly name: string
}

const EMPTY: SignOffDraft = { questions: {}, name: '' }

const isText = (value: unknown): value is string => typeof value === 'string'

const isWorthKeeping = ({ questions, name }: SignOffDraft): boolean =>
  name !== '' || Object.values(questions).some((text) => text !== '')

/** What an earlier build kept in another shape is left alone. */
const readDraft = (kept: unknown): SignOffDraft | undefined => {
  if (typeof kept !== 'object' || kept === null || !('questions' in kept) || !('name' in kept)) return undefined
  const { questions, name } = kept
  if (!isText(name) || typeof questions !== 'object' || questions === null) return undefined
  return { name, questions: Object.fromEntries(Object.entries(questions).filter((entry) => isText(entry[1]))) }
}

/** Survives a reload, a refusal and a lost connection. */
export function useSignOffDraft(signOffID: string) {
  const { value = EMPTY, set } = useStoredState<SignOffDraft>(`signOff/${signOffID}`, isWorthKeeping, readDraft)
  return {
    ...value,
    setName: (name: string) => set((current = EMPTY) => ({ ...current, name })),
    setQuestion: (line: string, text: string) =>
      set((current = EMPTY) => ({ ...current, questions: { ...current.questions, [line]: text } })),
    /** Takes a line's question away, with its field. */
    dropQuestion: (line: string) =>
      set((current = EMPTY) => {
        const { [line]: _, ...questions } = current.questions
        return { ...current, questions }
      }),
    forget: () => set(undefined),
  }
}
