import type { Plugin } from 'vite'

/** Preloads the font of the text instead of leaving it to the style sheet: words keep their shape while reading. */
export function preloadFont(file: RegExp): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const font = Object.keys(bundle ?? {}).find((name) => file.test(name))
        if (!font) throw new Error(`No font like ${file} in the bundle`)
        const attrs = { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: true }
        return [{ tag: 'link', attrs, injectTo: 'head' }]
      },
    },
  }
}
