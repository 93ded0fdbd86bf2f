import { pinyin } from 'pinyin-pro'

/** The initials of a name in lower case, as people are searched by: 林静, lj. Of a Latin name those of its words. */
export const nameInitials = (name: string): string =>
  pinyin(name, { pattern: 'first', toneType: 'none', type: 'array', nonZh: 'consecutive' })
    .flatMap((part) => part.split(/[^\p{L}\p{N}]+/u))
    .map((part) => part.slice(0, 1).toLowerCase())
    .join('')
