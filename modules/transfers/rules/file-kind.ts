import { type AcceptedExtension, acceptedExtensions } from '../contract/limits.ts'

/** First bytes that a file of the extension begins with. */
const signatures: Record<AcceptedExtension, readonly string[]> = {
  pdf: ['25504446'],
  jpg: ['ffd8ff'],
  jpeg: ['ffd8ff'],
  png: ['89504e470d0a1a0a'],
  // OLE compound file
  doc: ['d0cf11e0a1b11ae1'],
  xls: ['d0cf11e0a1b11ae1'],
  docx: ['504b0304'],
  xlsx: ['504b0304'],
  zip: ['504b0304'],
  rar: ['526172211a07'],
}
const contentTypes: Record<AcceptedExtension, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
  rar: 'application/vnd.rar',
}

/** The accepted extension of a name, in small letters, or null. */
export function extensionOf(name: string): AcceptedExtension | null {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  return acceptedExtensions.find((known) => known === extension) ?? null
}

/** Nothing stands before the extension. */
export const isNameless = (name: string): boolean => name.replace(/\.[^.]*$/, '').trim() === ''

/** Whether the first bytes are those of the extension. */
export function bytesAgree(extension: AcceptedExtension, head: Uint8Array): boolean {
  const hex = [...head.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return signatures[extension].some((signature) => hex.startsWith(signature))
}

export const contentTypeOf = (extension: AcceptedExtension): string => contentTypes[extension]
