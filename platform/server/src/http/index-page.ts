import { PassThrough, type Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FirstAnswers } from './first-answers.ts'

/** Initial data of a page in addition to the settings. */
interface Begin {
  readonly language?: string
  readonly answers?: readonly object[]
}

/**
 * The index page with the initial data of its scripts as a block of data: the settings, and for a
 * signed-in person the answers to their first calls. A block of data executes nothing, so the
 * content policy needs no exception for it.
 */
export const indexPage = (html: string, settings: string, begin: Begin = {}): string =>
  headOf(html) + restOf(html, settings, begin)

/**
 * The page of a person who is signed in. Its head goes out at once: the browser fetches scripts and styles while the answers
 * are made, and runs the scripts once the whole page has come. Packed for speed, since it is sent once.
 */
export function ownPage(html: string, settings: string, own: FirstAnswers, packs: boolean): Readable {
  const page = packs ? createGzip({ level: 1 }) : new PassThrough()
  page.write(headOf(html))
  if ('flush' in page) page.flush()
  const { language } = own
  void own.answers.then((answers) => page.end(restOf(html, settings, { language, answers })))
  return page
}

const headEnd = '</head>'
const headOf = (html: string) => html.slice(0, html.indexOf(headEnd))
function restOf(html: string, settings: string, begin: Begin): string {
  const data = JSON.stringify({ settings: JSON.parse(settings) as unknown, ...begin })
  // no tag can begin in it
  const text = data.replaceAll('<', String.raw`\u003c`)
  return `<script type="application/json" id="begin">${text}</script>${html.slice(html.indexOf(headEnd))}`
}
