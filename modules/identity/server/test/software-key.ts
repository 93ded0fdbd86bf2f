import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url')

/** Encodes a key's answer as CBOR: byte strings, texts, small integers and maps. */
function cbor(value: unknown): Buffer {
  const head = (major: number, n: number) =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255])
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  const entries = [...(value as Map<unknown, unknown>)]
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, one]) => [cbor(key), cbor(one)])])
}

/** A FIDO2 key in software, for one origin: ES256, without attestation. */
export class SoftwareKey {
  readonly id = base64url(randomBytes(32))
  readonly #pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #origin: string
  #counter = 0

  constructor(origin: string) {
    this.#origin = origin
  }

  /** Answers the challenge of a registration. */
  register(challenge: string, rpId: string) {
    const { x, y } = this.#pair.publicKey.export({ format: 'jwk' }) as { x: string; y: string }
    const point = (text: string) => Buffer.from(text, 'base64url')
    const cose = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point(x)],
        [-3, point(y)],
      ]),
    )
    const id = Buffer.from(this.id, 'base64url')
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose])
    const authData = Buffer.concat([this.#authData(rpId, 0x41), credential])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ])
    return {
      id: this.id,
      clientDataJSON: this.#clientData('webauthn.create', challenge),
      attestationObject: base64url(cbor(attestation)),
      transports: ['usb'],
    }
  }

  /** Signs the challenge of a sign-in. */
  sign(challenge: string, rpId: string, origin = this.#origin) {
    this.#counter++
    const clientDataJSON = this.#clientData('webauthn.get', challenge, origin)
    const authData = this.#authData(rpId, 0x01)
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))])
    return {
      id: this.id,
      clientDataJSON,
      authenticatorData: base64url(authData),
      signature: base64url(sign('sha256', signed, this.#pair.privateKey)),
    }
  }

  /** A copy of this key counts on from an earlier signature. */
  rewind(by: number): void {
    this.#counter -= by
  }

  #authData(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.#counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter])
  }

  #clientData(type: string, challenge: string, origin = this.#origin): string {
    return base64url(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }
}
