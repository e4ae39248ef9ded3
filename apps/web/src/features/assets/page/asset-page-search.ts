import { present, truth } from '../../../shell/address-values'

/** What the address says of the page of an asset. */
export interface AssetPageSearch {
  /** The panel of changes stands open. */
  readonly history?: true
  /** The fields stand open to be changed. */
  readonly edit?: true
}

const shown = (given: unknown): true | undefined => truth(given) || undefined

export const readAssetPageSearch = (search: Record<string, unknown>): AssetPageSearch =>
  present<AssetPageSearch>({ history: shown(search.history), edit: shown(search.edit) })
