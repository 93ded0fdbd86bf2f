export interface UploadRules {
  /** Extensions without the dot: ['pdf', 'jpg']. */
  readonly accept: readonly string[]
  /** MB; bounds one file and all files together. */
  readonly maxSize: number
  /** MB; bounds one file where the menu sets a smaller limit. */
  readonly singleMaxSize?: number | undefined
  readonly maxCount?: number | undefined
}
export interface FileFacts {
  readonly name: string
  readonly size: number
}
/** Reasons why files are refused. */
export type Refused =
  | { readonly why: 'noName' | 'nameTooLong' | 'nameRefused' | 'format' | 'empty' | 'full' }
  | { readonly why: 'singleSize' | 'size' | 'count'; readonly limit: number }

/** 1024 × 1024 bytes; a file of exactly the limit is taken. */
export const megabyte = 1024 * 1024
export const longestName = 500

/**
 * Control characters, characters that change the text direction, and invalid ones: lone surrogates, non-characters
 * and the replacement character.
 */
const unfit = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u202A-\u202E\u2066-\u2069\uFFFD]/u

const extension = (name: string) =>
  name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : ''
const baseName = (name: string) => (name.includes('.') ? name.slice(0, name.lastIndexOf('.')) : name).trim()

/**
 * The reason for refusing one file independent of the others, in the order in which the documents
 * check.
 */
export function refuseFile(file: FileFacts, rules: UploadRules): Refused | undefined {
  if (baseName(file.name) === '') return { why: 'noName' }
  if ([...file.name].length > longestName) return { why: 'nameTooLong' }
  if (unfit.test(file.name)) return { why: 'nameRefused' }
  if (!rules.accept.some((accepted) => accepted.toLowerCase() === extension(file.name)))
    return { why: 'format' }
  if (file.size === 0) return { why: 'empty' }
  if (rules.singleMaxSize !== undefined && file.size > rules.singleMaxSize * megabyte)
    return { why: 'singleSize', limit: rules.singleMaxSize }
  return file.size > rules.maxSize * megabyte ? { why: 'size', limit: rules.maxSize } : undefined
}

/** The first reason to refuse the chosen files, given those already listed; undefined if there is none. */
export function refuseFiles(
  files: readonly FileFacts[],
  listed: readonly FileFacts[],
  rules: UploadRules,
): Refused | undefined {
  const { maxCount } = rules
  if (maxCount !== undefined && listed.length >= maxCount) return { why: 'full' }
  for (const file of files) {
    const refused = refuseFile(file, rules)
    if (refused) return refused
  }
  const total = [...listed, ...files].reduce((sum, { size }) => sum + size, 0)
  if (total > rules.maxSize * megabyte) return { why: 'size', limit: rules.maxSize }
  return maxCount !== undefined && listed.length + files.length > maxCount
    ? { why: 'count', limit: maxCount }
    : undefined
}

/** Whether the chosen files contain a name that is already listed, or the same name twice. */
export function hasDuplicate(files: readonly FileFacts[], listed: readonly FileFacts[]): boolean {
  const names = [...listed, ...files].map(({ name }) => name)
  return new Set(names).size < names.length
}
