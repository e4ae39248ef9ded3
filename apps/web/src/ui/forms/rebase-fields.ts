const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Fields edited since `base` as they were edited, all others as they are saved now: nobody's change is taken back unseen. */
export function rebaseFields<Fields extends object>(edited: Fields, base: Fields, saved: Fields): Fields {
  const rebased = { ...saved }
  for (const name of Object.keys(edited) as (keyof Fields)[]) {
    if (!same(edited[name], base[name])) rebased[name] = edited[name]
  }
  return rebased
}
