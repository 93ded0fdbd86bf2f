/** What the file system answers where a folder is missing, full, read-only, not ours or broken. */
const failures = new Set([
  'ENOENT',
  'ENOTDIR',
  'EEXIST',
  'EISDIR',
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOSPC',
  'EDQUOT',
  'EIO',
  'EMFILE',
  'ENFILE',
  'ESTALE',
  'ENXIO',
])

export const codeOf = (error: unknown): string => (error as { code?: string }).code ?? ''

/** Errors of a socket that an upload comes through carry codes as well; those are none of the store's. */
export const isStoreFailure = (error: unknown): boolean =>
  error instanceof Error && failures.has(codeOf(error)) && 'syscall' in error
