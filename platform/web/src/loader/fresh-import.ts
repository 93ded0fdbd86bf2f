let count = 0

/**
 * Starts a second request beside a hanging one. `import()` of the same address would join it, so the entry is requested
 * under a different address. The address is read from the compiled `() => import('./entry-hash.js')`, which
 * lies beside this file in the build. Returns null if it cannot be read, and always in development.
 */
export function freshImport<T>(load: () => Promise<T>): Promise<T> | null {
  if (!import.meta.env.PROD) return null
  const specifier = /import\(\s*(["'`])([^"'`]+\.js)\1\s*\)/.exec(String(load))?.[2]
  if (specifier === undefined) return null
  const url = new URL(specifier, import.meta.url)
  url.searchParams.set('again', String(++count))
  return import(/* @vite-ignore */ url.href) as Promise<T>
}
