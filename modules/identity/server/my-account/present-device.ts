import { deviceWords } from '../../rules/devices/device-words.ts'
import { maskedNetwork } from '../../rules/devices/masked-network.ts'

interface Stored {
  readonly network: string
  readonly user_agent: string
}

/** A row with its device in words, and the part of its network that the owner recognises. */
export function presentDevice<R extends Stored>({ user_agent: userAgent, network, ...row }: R) {
  return { ...row, ...deviceWords(userAgent), network: maskedNetwork(network) }
}
