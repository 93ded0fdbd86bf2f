/** A file as the database lists it; its bytes are in the file store. */
export interface StoredFile {
  readonly id: string
  readonly institutionId: string
  readonly purpose: string
  readonly name: string
  readonly contentType: string
  /** Bytes. */
  readonly size: number
  readonly accountId: string
}
