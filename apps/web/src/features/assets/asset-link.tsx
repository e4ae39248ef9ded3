import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { present } from '../../shell/address-values'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { RecordLink } from '../workspaces/record-link'
import { assetAddresses } from './asset-addresses'
import type { AssetsSearch } from './assets-search'

export const useAssetAddresses = () => assetAddresses(useWorkspaceViewer().company.domain)

interface AssetLinkProps {
  readonly asset: { readonly id: string; readonly categoryID: string }
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Leads to the page of an asset. */
export function AssetLink({ asset, ...link }: AssetLinkProps) {
  return <RecordLink {...link} address={useAssetAddresses().of(asset)} />
}

/** Opens the panel of an asset beside the open page about assets. */
export function AssetPanelLink({ id, ...link }: { id: string; className?: string | undefined; children: ReactNode }) {
  return <Link {...link} to="." search={(before) => ({ ...before, asset: id })} resetScroll={false} />
}

/** Changes what the address says besides the page's own: the panel of an asset, and what is being added. */
export function useShowBeside() {
  const navigate = useNavigate()
  return (changes: { readonly [Name in keyof AssetsSearch]: AssetsSearch[Name] | undefined }, replace = false) =>
    navigate({
      to: '.',
      search: (before) => present({ ...before, ...changes }),
      replace,
      resetScroll: false,
    })
}
