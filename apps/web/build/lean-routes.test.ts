import { expect, it } from 'vitest'
import { withoutNames } from './lean-routes'

const tree = `
const IndexRoute = IndexRouteImport.update({
  id: "/",
  path: "/",
  getParentRoute: () => rootRouteImport
});
const SignedInRoute = SignedInRouteImport.update({
  id: "/_signed-in",
  getParentRoute: () => rootRouteImport
});
const SignedInRouteChildren = { SignedInAccountRoute, SignedInWorkspacesRoute: SignedInWorkspacesRoute };
const rootRouteChildren = {
  IndexRoute: IndexRoute,
  SignedInRoute: SignedInRouteWithChildren
};
export const routeTree = rootRouteImport._addFileChildren(rootRouteChildren);
`

it('says each path of the tree once, and lists routes without their names', () => {
  const lean = withoutNames(tree)
  expect(lean).toContain('const IndexRoute = below(IndexRouteImport, "/", () => rootRouteImport);')
  expect(lean).toContain('id: "/_signed-in",')
  expect(lean).toContain('const SignedInRouteChildren = [SignedInAccountRoute, SignedInWorkspacesRoute];')
  expect(lean).toContain('const rootRouteChildren = [IndexRoute, SignedInRouteWithChildren];')
})
