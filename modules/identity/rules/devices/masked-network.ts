const mapped = /^::ffff:(?=\d)/i

/**
 * An address without the part that identifies one machine: the last number of an IPv4 address, all
 * but the first three groups of an IPv6 address. People can still recognise their network by the
 * remainder.
 */
export function maskedNetwork(address: string): string {
  const plain = address.replace(mapped, '')
  const four = /^(\d+\.\d+\.\d+)\.\d+$/.exec(plain)
  if (four) return `${four[1]}.*`
  if (!plain.includes(':')) return ''
  const [head = ''] = plain.split('::')
  const groups = head
    .split(':')
    .filter((group) => group !== '')
    .slice(0, 3)
  return groups.length === 0 ? '::*' : `${groups.join(':')}:*`
}
