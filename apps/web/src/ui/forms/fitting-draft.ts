import type { Draft, DraftShape } from './draft'
import { isFields } from './earlier-drafts'

/** Whether a kept value fits the part, which a later version of the form may know as something else. */
export const fits = (kept: unknown, saved: unknown): boolean =>
  kept == null || saved == null || (typeof kept === typeof saved && Array.isArray(kept) === Array.isArray(saved))

/** A kept value as far as it fits, however deep; a part that no longer does is as it is saved. */
function fitting(kept: unknown, saved: unknown): unknown {
  if (!fits(kept, saved)) return saved
  if (!isFields(kept) || !isFields(saved)) return kept
  return Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, fitting(value, saved[name])]))
}

/** A draft as far as it fits the form, which may be a later version than the one that kept the draft. */
export function fittingDraft<Form extends object>(
  { edited, base }: Draft<object>,
  saved: Form,
  { earlierNames = {}, complete = {} }: Pick<DraftShape<Form>, 'earlierNames' | 'complete'> = {},
): Draft<Form> {
  const keptAs = (values: object, name: string) => (name in values ? name : (earlierNames[name as keyof Form] ?? name))
  const pick = (values: object): Form => {
    const picked: Form = {
      ...saved,
      ...Object.fromEntries(
        Object.entries(saved).map(([name, is]) => [name, fitting(Reflect.get(values, keptAs(values, name)), is)]),
      ),
    }
    for (const name of Object.keys(complete) as (keyof Form)[])
      picked[name] = complete[name]?.(picked[name], saved[name]) ?? picked[name]
    return picked
  }
  return { edited: pick(edited), base: pick(base) }
}
