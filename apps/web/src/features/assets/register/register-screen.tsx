import { AssetsPage } from '../assets-page'
import type { RegisterSearch } from './register-search'

interface RegisterScreenProps {
  /** The category that is shown alone. */
  readonly categoryID?: string
  readonly search: RegisterSearch
}

/** All assets by category, or those of one category. */
export function RegisterScreen({ categoryID, search }: RegisterScreenProps) {
  return (
    <AssetsPage tab="register" search={search} categoryID={categoryID}>
      {null}
    </AssetsPage>
  )
}
