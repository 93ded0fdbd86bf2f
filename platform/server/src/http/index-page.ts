import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FirstAnswers } from './first-answers.ts'

const pack = promisify(gzip)

/**
 * The index page with what its scripts begin with as a block of data: the settings, and for a person who is signed in the
 * answers to their first calls. A block of data runs nothing, so the content policy needs no exception for it.
 */
export function indexPage(html: string, settings: string, answers: FirstAnswers | null): string {
  const begin = JSON.stringify({ settings: JSON.parse(settings) as unknown, ...answers })
  // no tag can begin in it
  const text = begin.replaceAll('<', String.raw`\u003c`)
  return html.replace('</head>', () => `<script type="application/json" id="begin">${text}</script></head>`)
}

/** Packs a page that is sent once: speed counts more than the last bytes. */
export const packOnce = (page: string): Promise<Buffer> => pack(page, { level: 1 })
