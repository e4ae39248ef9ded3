import type { Plugin } from 'vite'

/**
 * Both apps are made of the chunk `base`, and the page asks for it at once: which of them it opens is only known once its
 * script runs.
 */
export function preloadBase(): Plugin {
  return {
    name: 'preload-base',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const base = Object.values(bundle ?? {}).find((chunk) => chunk.type === 'chunk' && chunk.name === 'base')
        if (!base) throw new Error('No chunk called base in the bundle')
        const attrs = { rel: 'modulepreload', href: `/${base.fileName}`, crossorigin: true }
        return [{ tag: 'link', attrs, injectTo: 'head' }]
      },
    },
  }
}
