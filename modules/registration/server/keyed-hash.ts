import { createHmac } from 'node:crypto'

/** Hashes something short that was sent to somebody, such as a code, with the secret of the installation. */
export type KeyedHash = (text: string) => string

export const keyedHash =
  (secret: Uint8Array): KeyedHash =>
  (text) =>
    createHmac('sha256', secret).update(`registration ${text}`).digest('base64url')
