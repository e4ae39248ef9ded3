import type { Plugin } from 'vite'

const PACKAGE = '@tabler/icons-react'
const NAMED_IMPORT = /^import \{([^}]*)\} from '@tabler\/icons-react';?$/gm

/** The package's index names six thousand modules; importing each icon from its own file spares reading them all. */
export function singleIconImports(): Plugin {
  return {
    name: 'single-icon-imports',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: PACKAGE },
      handler: (code) => ({ code: code.replace(NAMED_IMPORT, (_, names: string) => importsOf(names)), map: null }),
    },
  }
}

function importsOf(names: string): string {
  const specifiers = names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  return specifiers
    .map((specifier) => {
      if (specifier.startsWith('type ')) return `import type { ${specifier.slice(5)} } from '${PACKAGE}'`
      const [icon, alias = icon] = specifier.split(/\s+as\s+/)
      return `import ${alias} from '${PACKAGE}/dist/esm/icons/${icon}.mjs'`
    })
    .join(';')
}
