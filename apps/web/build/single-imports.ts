import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const IMPORT_LINE = /^import \{([^}]*)\} from '(@tabler\/icons-react|@mantine\/core|@mantine\/hooks)';?$/gm

/**
 * Imports each icon and each part of the kit from its own file. The packages' indexes name thousands of modules:
 * reading them all takes time, and through them every module would seem to need every other.
 */
export function singleImports(): Plugin {
  const fileOf = {
    '@tabler/icons-react': (name: string) => `@tabler/icons-react/dist/esm/icons/${name}.mjs`,
    '@mantine/core': fileByIndex('@mantine/core'),
    '@mantine/hooks': fileByIndex('@mantine/hooks'),
  }
  let isBuild = false
  type PackageName = keyof typeof fileOf

  const singleImport = (from: PackageName, specifier: string): string => {
    if (specifier.startsWith('type ')) return `import type { ${specifier.slice(5)} } from '${from}'`
    const [name = '', alias = name] = specifier.split(/\s+as\s+/)
    const file = fileOf[from](name)
    // While developing, the kit comes as one prepared file: a second copy of a module would be another module.
    if (!file || (!isBuild && from !== '@tabler/icons-react')) return `import { ${specifier} } from '${from}'`
    const imported = from === '@tabler/icons-react' ? alias : `{ ${specifier} }`
    return `import ${imported} from '${file}'`
  }
  const singleImportsOf = (from: PackageName, names: string): string =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((specifier) => singleImport(from, specifier))
      .join(';')

  return {
    name: 'single-imports',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    transform: {
      filter: { id: /\.tsx?$/, code: IMPORT_LINE },
      handler: (code) => ({
        code: code.replace(IMPORT_LINE, (_, names: string, from: PackageName) => singleImportsOf(from, names)),
        map: null,
      }),
    },
  }
}

/** The files of a package whose index imports each name from its own module. */
function fileByIndex(name: string): (imported: string) => string | undefined {
  const folder = path.join(path.dirname(require.resolve(name)), '../esm')
  const index = readFileSync(path.join(folder, 'index.mjs'), 'utf8')
  const files = new Map<string, string>()
  for (const [, names = '', file = ''] of index.matchAll(/^import \{([^}]*)\} from "([^"]+)"/gm))
    for (const imported of names.split(',')) files.set(imported.trim(), path.join(folder, file))
  return (imported) => files.get(imported)
}
