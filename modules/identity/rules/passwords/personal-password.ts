import { pinyin } from 'pinyin-pro'

/** The owner of the password. */
export interface Owner {
  readonly account: string
  readonly name: string
}
/** Shorter names occur in too many words. */
const shortest = 4

/**
 * Whether a password contains its owner's account name or name, also in pinyin, in any case and
 * with signs in between.
 */
export function isPersonalPassword(password: string, { account, name }: Owner): boolean {
  const text = plain(password)
  const [local = ''] = account.split('@')
  const syllables = pinyin(name, { toneType: 'none', type: 'array', v: true })
  const names = [
    local,
    ...local.split(/[^\p{L}\p{N}]+/u),
    syllables.join(''),
    syllables.toReversed().join(''),
  ]
  return (
    names.some((one) => plain(one).length >= shortest && text.includes(plain(one))) ||
    ([...name].length >= 2 && text.includes(plain(name)))
  )
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
