import { same } from './draft-changes'

/** The typed form, and what was saved when it was typed on. */
export interface Draft<Form> {
  readonly edited: Form
  readonly base: Form
}

/** Which parts of a form have several fields; every other part is one field. */
export interface DraftShape<Form extends object = object> {
  /** Parts whose fields count one by one, by path: 'contact', 'details.contact'. */
  readonly groups?: readonly string[]
  /** Lists of rows with keys, which are compared row by row. */
  readonly rows?: readonly string[]
  /** What earlier builds, whose drafts may still be kept, called a part. */
  readonly earlierNames?: { readonly [Part in keyof Form]?: string }
  /** Parts to which something was added since earlier builds kept them: fills in what these did not know of. */
  readonly complete?: { readonly [Part in keyof Form]?: (kept: Form[Part], saved: Form[Part]) => Form[Part] }
  /** Parts that are chosen as a whole, and then put on top of theirs in a way of their own. */
  readonly rebase?: { readonly [Part in keyof Form]?: (versions: Versions<Form[Part]>) => Form[Part] }
}

export type Side = 'mine' | 'theirs'

/** A field that somebody else has saved, with another value, since it was edited. */
export interface Collision {
  /** The field's path: 'name', 'address.city', 'dynamicDetails.Sector'. */
  readonly path: string
  readonly mine: unknown
  readonly theirs: unknown
}

export interface Merged<Form> {
  readonly draft: Draft<Form>
  readonly collisions: readonly Collision[]
}

type Fields = Readonly<Record<string, unknown>>
interface Row {
  readonly key: string
}
/** A value as it was typed, as it was saved when it was typed, and as somebody else has saved it since. */
export interface Versions<Value> {
  readonly mine: Value
  readonly base: Value
  readonly theirs: Value
}
type Settled<Value> = Pick<Versions<Value>, 'mine' | 'base'>

const areFields = (versions: Versions<unknown>): versions is Versions<Fields> =>
  Object.values(versions).every((each) => typeof each === 'object' && each !== null && !Array.isArray(each))

const areRows = (versions: Versions<unknown>): versions is Versions<readonly Row[]> =>
  Object.values(versions).every(Array.isArray)

const byKey = (rows: readonly Row[]) => new Map(rows.map((row) => [row.key.trim(), row]))

/**
 * A draft on top of what is saved by now. Untouched fields follow what others save, edited ones stay; where both have
 * changed the same field, it is a collision, unless `chosen` knows whose value it is to be.
 */
export function mergeDraft<Form extends object>(
  { edited, base }: Draft<Form>,
  saved: Form,
  shape: DraftShape<Form> = {},
  chosen: (path: string) => Side | undefined = () => undefined,
): Merged<Form> {
  const collisions: Collision[] = []

  const rebased = <Value>(path: string, versions: Versions<Value>): Value => {
    const rebase = shape.rebase?.[path as keyof Form] as ((versions: Versions<Value>) => Value) | undefined
    return rebase ? rebase(versions) : versions.mine
  }

  const field = <Value>(path: string, { mine, base: was, theirs }: Versions<Value>): Settled<Value> => {
    if (same(mine, was) || same(mine, theirs)) return { mine: theirs, base: theirs }
    if (same(was, theirs)) return { mine, base: was }
    const side = chosen(path)
    if (side) return { mine: side === 'mine' ? rebased(path, { mine, base: was, theirs }) : theirs, base: theirs }
    collisions.push({ path, mine, theirs })
    return { mine, base: was }
  }

  const group = (path: string, { mine, base: was, theirs }: Versions<Fields>): Settled<Fields> => {
    const names = Object.keys({ ...theirs, ...mine })
    const settled = names.map((name) => {
      const versions = { mine: mine[name], base: was[name], theirs: theirs[name] }
      return [name, part(path === '' ? name : `${path}.${name}`, versions)] as const
    })
    return {
      mine: Object.fromEntries(settled.map(([name, value]) => [name, value.mine])),
      base: Object.fromEntries(settled.map(([name, value]) => [name, value.base])),
    }
  }

  const rows = (path: string, { mine, base: was, theirs }: Versions<readonly Row[]>): Settled<readonly Row[]> => {
    if (same(mine, was)) return { mine: theirs, base: theirs }
    const [ownByKey, wasByKey, theirsByKey] = [byKey(mine), byKey(was), byKey(theirs)]
    const keys = [...new Set([...ownByKey.keys(), ...wasByKey.keys(), ...theirsByKey.keys()])]
    const settled = new Map(
      keys.map((key) => {
        const versions = { mine: ownByKey.get(key), base: wasByKey.get(key), theirs: theirsByKey.get(key) }
        return [key, field(`${path}.${key}`, versions)]
      }),
    )
    const kept = mine.flatMap((row) => {
      // Of two rows that have the same key for now, each stays as it was typed.
      const isOnly = ownByKey.get(row.key.trim()) === row
      return (isOnly ? settled.get(row.key.trim())?.mine : row) ?? []
    })
    const added = keys.filter((key) => !ownByKey.has(key)).flatMap((key) => settled.get(key)?.mine ?? [])
    return { mine: [...kept, ...added], base: keys.flatMap((key) => settled.get(key)?.base ?? []) }
  }

  const part = (path: string, versions: Versions<unknown>): Settled<unknown> => {
    if (shape.groups?.includes(path) && areFields(versions)) return group(path, versions)
    if (shape.rows?.includes(path) && areRows(versions)) return rows(path, versions)
    return field(path, versions)
  }

  const merged = group('', { mine: edited as Fields, base: base as Fields, theirs: saved as Fields })
  return { draft: { edited: merged.mine as Form, base: merged.base as Form }, collisions }
}
