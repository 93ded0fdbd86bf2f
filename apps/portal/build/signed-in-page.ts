import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'

const start = fileURLToPath(new URL('../src/signed-in.ts', import.meta.url))

/**
 * Writes signed-in.html beside index.html: the same page for people who are signed in, whose first script brings home with it,
 * instead of loading it once the portal has started. The script of index.html follows it: where the first fails to arrive, it
 * starts the portal and loads what is missing with the usual retries.
 */
export function signedInPage(): Plugin {
  return {
    name: 'signed-in-page',
    enforce: 'post',
    buildStart() {
      this.emitFile({ type: 'chunk', id: start, name: 'signed-in' })
    },
    generateBundle(_, bundle) {
      const index = bundle['index.html']
      if (index?.type !== 'asset') return this.error('the build has no index.html')
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const own = chunks.find(({ facadeModuleId }) => facadeModuleId === start)
      if (own === undefined) return this.error('the page of signed-in people has no script')
      const brought = withImports(own, bundle)
      const styles = new Set(brought.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
      // the largest is the last to be compiled, so it is requested first
      const preloads = brought
        .filter((chunk) => chunk !== own)
        .toSorted((a, b) => b.code.length - a.code.length)
      const tags = [
        ...preloads.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`),
        ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
        `<script type="module" crossorigin src="/${own.fileName}"></script>`,
      ]
      const source = String(index.source)
        .replaceAll(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
        .replace('<script type="module"', (following) => tags.join('') + following)
      this.emitFile({ type: 'asset', fileName: 'signed-in.html', source })
    },
  }
}

/** A chunk and all that it imports statically, each after what it imports itself, which is the order of their styles. */
function withImports(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>()
  const visit = (one: Rolldown.OutputBundle[string] | undefined) => {
    if (one?.type !== 'chunk' || found.has(one)) return
    for (const file of one.imports) visit(bundle[file])
    found.add(one)
  }
  visit(chunk)
  return [...found]
}
