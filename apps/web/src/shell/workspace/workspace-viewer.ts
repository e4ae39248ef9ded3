import type { Capability as CompanyCapability, FeatureFlag } from '@praxis/contract/people/capabilities'
import type { CompanyColours } from '@praxis/domain/theme/company-theme'
import type { Icon } from '@tabler/icons-react'

export type { FeatureFlag }

export type Capability = CompanyCapability | 'isAvailableInClientResourcing' | 'isApprover' | 'isInvoicer'

export type MenuBadge = 'approvals' | 'payments'

export interface WorkspaceChoice {
  domain: string
  name: string
  logoImage?: string | null
  /** The company's colour, behind its initials. */
  colour?: string
}

/** A page of the user's own, in the user menu. */
export interface UserMenuLink {
  label: string
  to: string
  /** The icon, shown at 16 px. */
  icon: Icon
}

/** Everything the shell knows about who is looking, in which company, with which rights. */
export interface WorkspaceViewer {
  user: { username: string }
  employee: { id: string; displayName: string; displayInitials?: string; profileImage?: string | null }
  company: WorkspaceChoice & { id: string; colours: CompanyColours | null; features: ReadonlySet<FeatureFlag> }
  capabilities: ReadonlySet<Capability>
  badges: Partial<Record<MenuBadge, number>>
  /** The other workspaces the user may switch to. */
  otherWorkspaces: WorkspaceChoice[]
  impersonation?: { name: string; onStop: () => void; isStopping?: boolean }
  userLinks?: UserMenuLink[]
  onSignOut: () => void
}
