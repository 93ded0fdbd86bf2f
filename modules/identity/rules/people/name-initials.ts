import { pinyin } from 'pinyin-pro'

/**
 * The initials of a name in lower case, used for searching people: lj for 林静. For a Latin name, the
 * initials of its words.
 */
export const nameInitials = (name: string): string =>
  pinyin(name, { pattern: 'first', toneType: 'none', type: 'array', nonZh: 'consecutive' })
    .flatMap((part) => part.split(/[^\p{L}\p{N}]+/u))
    .map((part) => part.slice(0, 1).toLowerCase())
    .join('')
