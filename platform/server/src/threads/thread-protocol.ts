/** The messages of a thread to the main one. It sends one at a time and waits for the answer. */
export type Asked =
  /** The next bytes of the file. Answered with them, or with null at its end. */
  | { readonly kind: 'bytes' }
  /** A piece of the result is ready. Answered once the consumer wants the next. */
  | { readonly kind: 'piece'; readonly piece: unknown }
  | { readonly kind: 'end' }

export type Answered = Uint8Array | null
