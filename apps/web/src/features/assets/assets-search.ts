import { id, truth } from '../../shell/address-values'

/** What the address of any page about assets says besides the page's own: the panel of an asset, and what is being added. */
export interface AssetsSearch {
  /** The asset whose panel stands open beside the page. */
  readonly asset?: string
  /** The dialog to add an asset stands open. */
  readonly add?: true
  /** The dialog to book an asset stands open. */
  readonly book?: true
}

const shown = (given: unknown): true | undefined => truth(given) || undefined

export const assetsBesides = { asset: id, add: shown, book: shown }
