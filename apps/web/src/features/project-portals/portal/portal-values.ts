import { type portalPresets, type SharedInfo, sharedInfos } from '@praxis/contract/portals/portal-rules'
import type { Portal, PortalInput } from '@praxis/contract/portals/project-portals'
import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import type { FormRules } from '../../../ui/forms/rule-problems'
import { CHARTS, SHARED } from '../portal-words'

export const LONGEST_TITLE = 120
const LONGEST_WELCOME = 2000

/** What of a portal is edited before it is saved. */
export interface PortalValues {
  readonly title: string
  readonly welcomeText: string
  readonly preset: (typeof portalPresets)[number]
  /** Each key by itself, so that two people switch different ones side by side. */
  readonly shared: Readonly<Record<SharedInfo, boolean>>
}

const switches = (on: readonly SharedInfo[]): PortalValues['shared'] =>
  Object.fromEntries(sharedInfos.map((key) => [key, on.includes(key)])) as Record<SharedInfo, boolean>

export const keysOn = (shared: PortalValues['shared']): SharedInfo[] => sharedInfos.filter((key) => shared[key])

export const portalValues = ({ title, welcomeText, preset, sharedInfos: on }: Portal): PortalValues => ({
  ...{ title, welcomeText, preset },
  shared: switches(on),
})

export const sharedAs = ({ sharedInfos: on }: Pick<Portal, 'sharedInfos'>): Pick<PortalValues, 'shared'> => ({
  shared: switches(on),
})

export const portalRules: FormRules<PortalValues> = {
  title: [required('Title'), maxLength(LONGEST_TITLE)],
  welcomeText: maxLength(LONGEST_WELCOME),
}

/** The parts that changed, as they are sent. */
export const portalInput = ({ title, shared, ...others }: Partial<PortalValues>): PortalInput => ({
  ...others,
  ...(title !== undefined && { title: title.trim() }),
  ...(shared && { sharedInfos: keysOn(shared) }),
})

/** What the fields are called when somebody else has changed them too. */
export const portalLabels: Readonly<Record<string, string>> = {
  title: 'Title',
  welcomeText: 'Welcome text',
  preset: 'Chart',
  ...Object.fromEntries(sharedInfos.map((key) => [`shared.${key}`, SHARED[key].label])),
}

export const portalText = (path: string, value: unknown): string | undefined => {
  if (path === 'preset') return CHARTS[value as PortalValues['preset']]
  if (path.startsWith('shared.')) return value ? 'on' : 'off'
  return undefined
}

const WORDS: Readonly<Record<keyof PortalValues, string>> = {
  title: 'title',
  welcomeText: 'welcome text',
  preset: 'chart',
  shared: 'what is shared',
}

/** The unsaved parts in a few words. */
export const changeNote = (changed: Partial<PortalValues>): string =>
  (Object.keys(changed) as (keyof PortalValues)[]).map((name) => WORDS[name]).join(', ')
