interface Kind {
  /** First bytes that a file of the kind begins with, in hexadecimal. */
  readonly begins: readonly string[]
  readonly contentType: string
}
const oleFile = 'd0cf11e0a1b11ae1'
const zipFile = '504b0304'
const office = 'application/vnd.openxmlformats-officedocument'

/** Kinds of files that may enter, by extension. No kind that a browser would run is among them. */
const kinds = {
  pdf: { begins: ['255044462d'], contentType: 'application/pdf' },
  jpg: { begins: ['ffd8ff'], contentType: 'image/jpeg' },
  jpeg: { begins: ['ffd8ff'], contentType: 'image/jpeg' },
  png: { begins: ['89504e470d0a1a0a'], contentType: 'image/png' },
  doc: { begins: [oleFile], contentType: 'application/msword' },
  xls: { begins: [oleFile], contentType: 'application/vnd.ms-excel' },
  docx: { begins: [zipFile], contentType: `${office}.wordprocessingml.document` },
  xlsx: { begins: [zipFile], contentType: `${office}.spreadsheetml.sheet` },
  zip: { begins: [zipFile], contentType: 'application/zip' },
  // A data or index file of the fund industry's data exchange: OFDCF…
  txt: { begins: ['4f46444346'], contentType: 'text/plain' },
  rar: { begins: ['526172211a07'], contentType: 'application/vnd.rar' },
} as const satisfies Record<string, Kind>

export type FileKind = keyof typeof kinds
/** All kinds that are accepted. */
export const fileKinds = Object.keys(kinds) as readonly FileKind[]

/** Number of leading bytes that identify the kind of a file. */
export const tellingBytes = 8

/** The kind according to a file's name; null if it is not accepted. */
export function kindOf(name: string): FileKind | null {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  return fileKinds.find((known) => known === extension) ?? null
}

/** Whether the first bytes are a signature of the kind. */
export function bytesAgree(kind: FileKind, head: Uint8Array): boolean {
  const hex = [...head.subarray(0, tellingBytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return kinds[kind].begins.some((signature) => hex.startsWith(signature))
}

export const contentTypeOf = (kind: FileKind): string => kinds[kind].contentType

/** The viewer for a file; null for types that could run scripts in the portal's origin. */
export const shownKind = (contentType: string): 'image' | 'pdf' | null =>
  contentType === kinds.pdf.contentType ? 'pdf' : /^image\/(jpeg|png)$/.test(contentType) ? 'image' : null

/** The same, by the file's name. */
export function shownByName(name: string): 'image' | 'pdf' | null {
  const kind = kindOf(name)
  return kind === null ? null : shownKind(contentTypeOf(kind))
}
