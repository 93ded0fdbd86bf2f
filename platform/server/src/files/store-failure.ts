/** Error codes of the file system if a folder is missing, full, read-only, not ours or broken. */
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

/** Errors of an upload's socket carry codes as well, but they are not failures of the store. */
export const isStoreFailure = (error: unknown): boolean =>
  error instanceof Error && failures.has(codeOf(error)) && 'syscall' in error
