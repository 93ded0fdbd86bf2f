/** A range of bytes from `start` up to, but not including, `end`. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

export interface RestingFile {
  readonly size: number
  readonly stream: NodeJS.ReadableStream
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
  /**
   * Keeps a stream in a temporary file of this node until it was read, once: for an answer of which nothing may be sent
   * before all of it is made. Refuses (and leaves nothing) beyond maxBytes.
   */
  rest(stream: AsyncIterable<Uint8Array>, maxBytes: number): Promise<RestingFile>
  get(hash: string, range?: ByteRange): Promise<NodeJS.ReadableStream>
  has(hash: string): Promise<boolean>
  /**
   * Deletes content for good; does nothing where there is none. Equal files share one content, so call it only for content
   * that nothing else refers to.
   */
  remove(hash: string): Promise<void>
  /** The hashes of content that has been in the store for longer than `ageMs`, in no particular order. */
  olderThan(ageMs: number): AsyncIterable<string>
  /** Removes temporary files of interrupted uploads that have not been written to for `ageMs`. */
  removeBrokenOff(ageMs: number): Promise<void>
  /** The store's id, by which a database recognises it; null where it has none. */
  readId(): Promise<string | null>
  /** Gives the store an id where it has none. */
  writeId(id: string): Promise<void>
}

/** The name under which a store keeps its id, so that a copy of the whole store has it too. */
export const storeIdName = 'store-id'
