/** What a witness that can be asked has of one node: the newest heads, as signed lines, the newest last. */
export interface WitnessReading {
  readonly node: string
  readonly texts: readonly string[]
}

/** Keeps signed heads where neither the database's nor this machine's owner can change them. */
export interface Witness {
  /** Host, for people. */
  readonly name: string
  /** Hands over one line; repeating it is harmless. */
  put(node: string, line: number, text: string): Promise<void>
  /**
   * The lines from a number on and before it at least one that tells every chain; null where the witness only takes.
   * @param known the last line that is known of each node
   */
  newest(known: ReadonlyMap<string, number>): Promise<readonly WitnessReading[] | null>
}

/** A URL that takes each line as POSTed JSON; the address's password goes as bearer token. */
export function urlWitness(address: string): Witness {
  const url = new URL(address)
  const token = decodeURIComponent(url.password)
  url.username = ''
  url.password = ''
  return {
    name: url.host,
    async put(_node, _line, text) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: text,
        redirect: 'error',
        signal: AbortSignal.timeout(10_000),
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`status ${answer.status}`)
    },
    newest: () => Promise.resolve(null),
  }
}

/** The witness that AUDIT_WITNESS_URL names: with key, secret and one path step a bucket, else a URL. */
export function openWitness(address: string, keepDays: number): Witness {
  const url = new URL(address)
  const isBucket = url.username !== '' && url.password !== '' && /^\/[^/]+\/?$/.test(url.pathname)
  return isBucket ? lazyBucket(address, keepDays) : urlWitness(address)
}

/** The client of a bucket is large: loaded with the first line. */
function lazyBucket(address: string, keepDays: number): Witness {
  let opened: Promise<Witness> | undefined
  const bucket = () =>
    (opened ??= import('./s3-witness.ts').then(({ s3Witness }) => s3Witness(address, keepDays)))
  return {
    name: new URL(address).host,
    put: async (node, line, text) => (await bucket()).put(node, line, text),
    newest: async (known) => (await bucket()).newest(known),
  }
}
