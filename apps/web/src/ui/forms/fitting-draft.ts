import type { Draft } from './draft'

/** Whether a kept value fits the part, which a later version of the form may know as something else. */
export const fits = (kept: unknown, saved: unknown): boolean =>
  kept == null || saved == null || (typeof kept === typeof saved && Array.isArray(kept) === Array.isArray(saved))

/** A draft as far as it fits the form, which may be a later version than the one that kept the draft. */
export function fittingDraft<Form extends object>(kept: Draft<Form>, saved: Form): Draft<Form> {
  const { edited = saved, base = saved } = kept as Partial<Draft<Form>>
  const names = (Object.keys(saved) as (keyof Form)[]).filter(
    (name) => fits(edited[name], saved[name]) && fits(base[name], saved[name]),
  )
  const pick = (values: Form) => ({ ...saved, ...Object.fromEntries(names.map((name) => [name, values[name]])) })
  return { edited: pick(edited), base: pick(base) }
}
