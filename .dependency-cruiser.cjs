const packages = '^packages/[^/]+/src'
const feature = '^apps/(server|web)/src/features/([^/]+)/'
const tests = ['[.]test[.]tsx?$', '/testing/']

/**
 * Features by the floor they stand on, the lowest first: each imports only those before it. What a lower one shows of a higher one
 * is handed to it by a route, or registered with it. A name without a folder keeps the place of what is to come.
 */
const floors = {
  server: [
    ...['companies', 'approvers', 'employees', 'invitations', 'impersonations', 'accounts', 'company-management'],
    ...['notifications', 'outside-addresses', 'clients', 'targetables', 'bookings', 'projects', 'tasks', 'journal'],
    ...['requests', 'absences', 'time-sheets', 'time-reports', 'expenses', 'payments', 'opportunities', 'plans'],
    ...['planning', 'invoices', 'portals', 'assets', 'dashboards', 'integrations'],
  ],
  web: [
    ...['workspaces', 'accounts', 'outside-addresses', 'reader', 'notifications', 'people', 'settings', 'journal'],
    ...['clients', 'projects', 'opportunities', 'tasks', 'loggables', 'requests', 'approvals', 'absences', 'expenses'],
    ...['payments', 'timers', 'time-sheets', 'time-reports', 'resourcing', 'plans', 'planning', 'invoices'],
    ...['portals', 'project-portals', 'assets', 'dashboard'],
  ],
}

const floorRules = Object.entries(floors).flatMap(([app, names]) => {
  const folder = `^apps/${app}/src/features/`
  return [
    {
      name: 'every-feature-has-a-floor',
      comment: 'A new feature is given its place in the list of floors.',
      severity: 'error',
      from: { path: folder, pathNot: `${folder}(${names.join('|')})/` },
      to: {},
    },
    ...names.slice(0, -1).map((name, place) => ({
      name: 'features-import-only-those-below',
      severity: 'error',
      from: { path: `${folder}${name}/`, pathNot: tests },
      to: { path: `${folder}(${names.slice(place + 1).join('|')})/` },
    })),
  ]
})

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'contract-imports-nothing-of-ours',
      comment: 'What may be said depends on nothing else.',
      severity: 'error',
      from: { path: '^packages/contract/' },
      to: { path: '^(packages|apps|e2e|bench)/', pathNot: '^packages/contract/' },
    },
    {
      name: 'domain-imports-only-contract',
      comment: 'What is true knows the shapes, never who asks or where it is stored.',
      severity: 'error',
      from: { path: '^packages/domain/' },
      to: { path: '^(packages|apps|e2e|bench)/', pathNot: '^packages/(contract|domain)/' },
    },
    {
      name: 'demo-is-data',
      comment: 'What the demo’s firms are like knows the shapes; how a workspace is filled with it is the server’s.',
      severity: 'error',
      from: { path: '^packages/demo/' },
      to: { path: '^(packages|apps|e2e|bench)/', pathNot: '^packages/(contract|demo)/' },
    },
    {
      name: 'only-filling-knows-the-demo',
      severity: 'error',
      from: { pathNot: '^(packages/demo|apps/server/src/demo)/' },
      to: { path: '^packages/demo/' },
    },
    {
      name: 'packages-do-no-input-or-output',
      comment: 'Values in, decisions out.',
      severity: 'error',
      from: { path: packages, pathNot: '[.]test[.]ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/server/src/platform/', pathNot: '[.]test[.]ts$' },
      to: { path: '^apps/server/src/', pathNot: '^apps/server/src/platform/' },
    },
    {
      name: 'ui-knows-no-feature-and-no-shell',
      severity: 'error',
      from: { path: '^apps/web/src/ui/' },
      to: { path: '^apps/web/src/', pathNot: '^apps/web/src/(ui|testing)/' },
    },
    {
      name: 'shell-knows-no-feature',
      comment: 'Features feed the shell through its properties and registers.',
      severity: 'error',
      from: { path: '^apps/web/src/shell/' },
      to: { path: '^apps/web/src/(features|routes)/' },
    },
    {
      name: 'features-are-built-below-the-app',
      severity: 'error',
      from: { path: '^apps/server/src/features/', pathNot: '[.]test[.]ts$' },
      to: { path: '^apps/server/src/[^/]+[.]ts$' },
    },
    {
      name: 'features-meet-through-queries-and-commands',
      comment: "Another feature's tables, routes and screens are its own business.",
      severity: 'error',
      from: { path: feature, pathNot: tests },
      to: {
        path: '^apps/$1/src/features/[^/]+/',
        pathNot: [
          '^apps/$1/src/features/$2/',
          '[.](queries|commands|mutations)[.]ts$',
          '/(queries|commands)/[^/]+[.]ts$',
          // What lies on top of a feature's folder in the browser is its public face: pickers, links, the journal.
          '^apps/web/src/features/[^/]+/[^/]+[.]tsx?$',
        ],
      },
    },
    ...floorRules,
    {
      name: 'server-and-web-are-apart',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'only-the-database-platform-opens-connections',
      comment: 'Everything else is handed a `db` inside the transaction of its request.',
      severity: 'error',
      from: {
        path: '^(apps|packages)/',
        pathNot: ['^apps/server/src/platform/database/', '^apps/server/src/testing/', '[.]test[.]ts$'],
      },
      to: { path: 'node_modules/(pg|pg-pool|pg-cursor|@types/pg)/' },
    },
    {
      name: 'products-import-no-tests',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { pathNot: '[.]gen[.]ts$' } },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '[?](url|raw|worker|inline)$' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|data)/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
