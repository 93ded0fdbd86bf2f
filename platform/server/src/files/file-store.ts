/** Content-addressed bytes: the key is the SHA-256 of the content, so equal files are stored once. */
export interface FileStore {
  readonly kind: string
  /** Stores a stream; refuses (and leaves nothing) beyond maxBytes. Durable when it returns. */
  put(
    stream: AsyncIterable<Uint8Array>,
    maxBytes: number,
  ): Promise<{ hash: string; size: number; head: Uint8Array }>
  get(hash: string): Promise<NodeJS.ReadableStream>
  has(hash: string): Promise<boolean>
  /**
   * Takes content away for good; nothing happens where there is none. Equal files are one: only for content that is
   * certainly nobody else's.
   */
  remove(hash: string): Promise<void>
}
