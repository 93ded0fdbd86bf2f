import type { Plugin, Rolldown } from 'vite'
import { home } from './shared-chunks.ts'

/**
 * Writes signed-in.html beside index.html: the same page for people who are signed in, whose browser fetches the scripts
 * and styles of home at once, instead of learning of them from the scripts before.
 */
export function signedInPage(): Plugin {
  return {
    name: 'signed-in-page',
    enforce: 'post',
    generateBundle(_, bundle) {
      const index = bundle['index.html']
      if (index?.type !== 'asset') return this.error('the build has no index.html')
      const html = String(index.source)
      const { own, needed } = filesOf(bundle)
      const links = needed
        .filter((file) => !html.includes(file))
        .map((file) =>
          file.endsWith('.css')
            ? `<link rel="stylesheet" crossorigin href="/${file}">`
            : `<link rel="modulepreload" crossorigin href="/${file}">`,
        )
      // run before the portal starts, which then need not wait for them
      const scripts = own.map((file) => `<script type="module" crossorigin src="/${file}"></script>`)
      const source = html
        .replace('<script type="module"', (start) => scripts.join('') + start)
        .replace('</head>', () => `${links.join('')}</head>`)
      this.emitFile({ type: 'asset', fileName: 'signed-in.html', source })
    },
  }
}

/** The scripts of home, and with them everything that they import statically and its styles. */
function filesOf(bundle: Rolldown.OutputBundle) {
  const isHome = (chunk: Rolldown.OutputChunk) => Object.keys(chunk.modules).some((id) => home.test(id))
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const own = chunks.filter(isHome).map(({ fileName }) => fileName)
  const files = new Set(own)
  for (const file of files) {
    const chunk = bundle[file]
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) files.add(imported)
  }
  const styles = chunks
    .filter(({ fileName }) => files.has(fileName))
    .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  return { own, needed: [...files].filter((file) => !own.includes(file)).concat([...new Set(styles)]) }
}
