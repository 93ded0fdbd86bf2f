import type { Witness } from './witness-port.ts'

/** A URL to which each line is posted as JSON, with the address's password as bearer token. */
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

/** The witness of AUDIT_WITNESS_URL: a bucket where it has key, secret and one path segment, otherwise a URL. */
export function openWitness(address: string, keepDays: number): Witness {
  const url = new URL(address)
  const isBucket = url.username !== '' && url.password !== '' && /^\/[^/]+\/?$/.test(url.pathname)
  return isBucket ? lazyBucket(address, keepDays) : urlWitness(address)
}

/** The client of a bucket is large, so it is loaded with the first line. */
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
