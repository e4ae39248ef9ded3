/** Which of the listed claims are chosen: all or none of them, but for some. */
export interface Choice {
  readonly isAll: boolean
  readonly except: ReadonlySet<string>
}

export const choiceOf = (isAll: boolean): Choice => ({ isAll, except: new Set() })

export const isChosen = ({ isAll, except }: Choice, id: string): boolean => isAll !== except.has(id)

/** The choice with some claims chosen, or not. */
export function withChosen({ isAll, except }: Choice, ids: readonly string[], isOn: boolean): Choice {
  const others = new Set(except)
  for (const id of ids) {
    if (isOn === isAll) others.delete(id)
    else others.add(id)
  }
  return { isAll, except: others }
}

/** Whether all of the claims are chosen, some, or none. */
export function howMany(choice: Choice, ids: readonly string[]): 'all' | 'some' | 'none' {
  const count = ids.filter((id) => isChosen(choice, id)).length
  if (count === 0) return 'none'
  return count === ids.length ? 'all' : 'some'
}
