import { ApiError } from '@praxis/contract/protocol/caller'
import { uniqueKey } from '@praxis/contract/protocol/unique-key'
import { firstProblem, type Rule } from '@praxis/domain/validation/rule'
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { useUnsaved } from '../drafts/unsaved-work'
import { afterPress } from '../forms/after-press'
import { refusalOf } from '../forms/refusal'

type Values = Record<string, string>
type Rules<V> = { readonly [Name in keyof V]?: readonly Rule[] }

interface PlainFormOptions<V> {
  readonly initialValues: V
  /** A function when a rule depends on another field. */
  readonly rules: (values: V) => Rules<V>
  /** Submits; throws when the server refuses, and the values stay. The key is the same until the outcome is known. */
  readonly onSubmit: (values: V, idempotencyKey: string) => Promise<unknown>
}

/** The form of pages that load without the component library: domain rules at blur and on submit, first error focused. */
export function usePlainForm<V extends Values>({ initialValues, rules, onSubmit }: PlainFormOptions<V>) {
  const [values, setValues] = useState(initialValues)
  const [problems, setProblems] = useState<Record<string, string | undefined>>({})
  const [refusal, setRefusal] = useState<Error>()
  const [isWaiting, setIsWaiting] = useState(false)
  const [failures, setFailures] = useState(0)
  const element = useRef<HTMLFormElement>(null)
  const idempotencyKey = useRef(uniqueKey())

  useUnsaved(Object.keys(values).some((name) => values[name] !== initialValues[name]))
  useEffect(() => {
    if (failures > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failures])

  const problemOf = (name: keyof V & string) => firstProblem(rules(values)[name] ?? [])(values[name])
  const fail = (found: Record<string, string | undefined>) => {
    setProblems(found)
    setFailures((count) => count + 1)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isWaiting) return
    setRefusal(undefined)
    const found = Object.fromEntries(Object.keys(values).map((name) => [name, problemOf(name)]))
    if (Object.values(found).some(Boolean)) return fail(found)
    setIsWaiting(true)
    try {
      await onSubmit(values, idempotencyKey.current)
      idempotencyKey.current = uniqueKey()
    } catch (error) {
      const refused = refusalOf(error, { names: Object.keys(values) })
      if (refused.isAnswer) idempotencyKey.current = uniqueKey()
      const isOwnWord = error instanceof ApiError && error.reason === 'idempotencyKeyReused'
      setRefusal(error instanceof Error && !isOwnWord ? error : new Error(refused.text))
      fail({ ...refused.fields })
    }
    setIsWaiting(false)
  }

  return {
    values,
    isWaiting,
    /** Why the server refused, or that it could not be reached. */
    refusal,
    refusedFor: refusal instanceof ApiError ? refusal.reason : undefined,
    setProblem: (name: keyof V & string, problem: string) =>
      setProblems((current) => ({ ...current, [name]: problem })),
    formProps: { ref: element, onSubmit: submit, noValidate: true },
    field: (name: keyof V & string) => ({
      name,
      value: values[name],
      error: problems[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const { value } = event.currentTarget
        setValues((current) => ({ ...current, [name]: value }))
        setProblems((current) => ({ ...current, [name]: undefined }))
      },
      onBlur: () => {
        // Leaving a field that was never filled in is no mistake yet.
        const problem = values[name] === '' ? undefined : problemOf(name)
        if (problem) afterPress(() => setProblems((current) => ({ ...current, [name]: problem })))
      },
    }),
  }
}
