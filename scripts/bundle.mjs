import { root } from './repository.mjs'

/** Bundles a program of the server into one file; its packages stay outside, and their names are returned. */
export async function bundle(entry, outfile) {
  const esbuild = await import('esbuild')
  const external = new Set()
  const packagesStayOutside = {
    name: 'packages-stay-outside',
    setup(bundler) {
      bundler.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) => {
        if (kind === 'entry-point' || name.startsWith('@praxis/')) return null
        if (!name.startsWith('node:')) external.add(name.match(/^(@[^/]+\/)?[^/]+/)[0])
        return { path: name, external: true }
      })
    },
  }
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    plugins: [packagesStayOutside],
    logLevel: 'warning',
  })
  return [...external]
}
