export interface ChunkFailure {
  /** For the error log. */
  readonly errorText: string
  /** URL of the missing file, or '' if the browser does not report it. */
  readonly url: string
  readonly css: boolean
}

const scriptFailed =
  /failed to fetch dynamically imported module|error loading dynamically imported module|importing a module script failed/i

/** Recognises a script that could not be loaded. Returns null for any other error. */
export function chunkFailure(thrown: unknown): ChunkFailure | null {
  if (!(thrown instanceof Error)) return null
  const { message, name } = thrown
  const url = /https?:\/\/\S+|\/\S+\.\w+/.exec(message)?.[0] ?? ''
  if (/unable to preload css/i.test(message))
    return { errorText: `CSS_CHUNK_LOAD_FAILED: ${pathOf(url)}`, url, css: true }
  if (name !== 'ChunkLoadError' && !scriptFailed.test(message)) return null
  return { errorText: `ChunkLoadError: ${pathOf(url)}`, url, css: false }
}
const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '').replace(/\?.*/, '')
