import type { Plugin } from 'vite'

const text = `(?:'(?:[^'\\\\]|\\\\.)*'|"(?:[^"\\\\]|\\\\.)*")`
const summary = new RegExp(
  `(?<=(?:\\bname(?:: '\\w+')?,|\\bdefine\\w+\\(\\{(?:\\s*\\.\\.\\.\\w+,)?)\\s*)summary: \\{\\s*zh: ${text},\\s*en: ${text},?\\s*\\},?`,
  'g',
)

/**
 * The source of a contract without the summaries of its calls, which only the server's API description shows. Such a
 * summary follows the name of its call or opens its declaration, perhaps after a spread; others are kept.
 */
export const withoutSummaries = (source: string): string => source.replaceAll(summary, '')

/** Keeps the summaries of calls out of the scripts that browsers load. */
export const dropSummaries = (): Plugin => ({
  name: 'drop-summaries',
  enforce: 'pre',
  transform: {
    filter: { id: /\/modules\/[^/]+\/contract\/.*\.ts$|\/platform\/contract\/.*\.ts$/ },
    handler: (source) => ({ code: withoutSummaries(source), map: null }),
  },
})
