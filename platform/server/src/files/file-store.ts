/** Which bytes of a content: from `start` up to, but without, `end`. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** Content-addressed bytes: the key is the SHA-256 of the content, so equal files are stored once. */
export interface FileStore {
  readonly kind: string
  /** The folder or the bucket, for the person who operates it; no credential. */
  readonly place: string
  /** Stores a stream; refuses (and leaves nothing) beyond maxBytes. Durable when it returns. */
  put(
    stream: AsyncIterable<Uint8Array>,
    maxBytes: number,
  ): Promise<{ hash: string; size: number; head: Uint8Array }>
  get(hash: string, range?: ByteRange): Promise<NodeJS.ReadableStream>
  has(hash: string): Promise<boolean>
  /**
   * Takes content away for good; nothing happens where there is none. Equal files are one: only for content that is
   * certainly nobody else's.
   */
  remove(hash: string): Promise<void>
  /** The hashes of what has been in the store for longer than `ageMs`, in no order. */
  olderThan(ageMs: number): AsyncIterable<string>
  /** Removes what broken-off uploads left outside the store proper, if nobody wrote to it for `ageMs`. */
  removeBrokenOff(ageMs: number): Promise<void>
  /** The id that the store carries, by which a database knows it again; null where it carries none. */
  readId(): Promise<string | null>
  /** Gives a store without an id one. */
  writeId(id: string): Promise<void>
}

/** Under this name a store carries its id, so that a copy of the whole store carries it too. */
export const storeIdName = 'store-id'
