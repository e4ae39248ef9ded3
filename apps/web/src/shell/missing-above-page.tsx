import { useMatches } from '@tanstack/react-router'
import { MissingBanner } from '../ui/late/missing-banner'
import classes from './missing-above-page.module.css'

const isInWorkspace = (matches: readonly { routeId: string }[]): boolean =>
  matches.some(({ routeId }) => routeId === '/_signed-in/employments/$companyDomain')

/** The banner about missing parts on every page outside a workspace, whose frame has its own place for banners. */
export function MissingAbovePage() {
  const hasFrame = useMatches({ select: isInWorkspace })
  if (hasFrame) return null
  return (
    <div className={classes.above}>
      <MissingBanner />
    </div>
  )
}
