import { pinyin } from 'pinyin-pro'
import type { Language } from '@iisp/contract'

/** Family names of two characters, which are written as one word: 欧阳修, Ouyang Xiu. */
const compoundFamilyNames =
  /^(?:欧阳|太史|端木|上官|司马|东方|独孤|南宫|万俟|闻人|夏侯|诸葛|尉迟|公羊|赫连|澹台|皇甫|宗政|濮阳|公冶|太叔|申屠|公孙|慕容|仲孙|钟离|长孙|宇文|司徒|鲜于|司空|闾丘|子车|亓官|司寇|巫马|公西|颛孙|壤驷|公良|漆雕|乐正|宰父|谷梁|拓跋|夹谷|轩辕|令狐|段干|百里|呼延|东郭|南门|羊舌|微生|公户|公玉|公仪|梁丘|公仲|公上|公门|公山|公坚|左丘|公伯|西门|公祖|第五|公乘|贯丘|公皙|南荣|东里|东宫|仲长|子书|子桑|即墨|达奚|褚师)(?=.)/u

/** Names of actors in the records that are not persons. */
const others: ReadonlyMap<string, string> = new Map([
  ['系统', 'System'],
  ['份额登记', 'Share register'],
  ['手机端', 'Mobile client'],
  ['核验服务', 'Verification service'],
])

const capitalised = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)

/** One word of several syllables; an apostrophe where a syllable begins with a vowel: 西安, Xi'an. */
const joined = (syllables: readonly string[]): string =>
  capitalised(syllables.map((one, place) => (place > 0 && /^[aeo]/.test(one) ? `'${one}` : one)).join(''))

const syllablesOf = (characters: string): readonly string[] =>
  pinyin(characters, { toneType: 'none', type: 'array', surname: 'head' })

function familyNameFirst(name: string): string {
  const syllables = syllablesOf(name)
  const family = compoundFamilyNames.test(name) ? 2 : 1
  return [joined(syllables.slice(0, family)), joined(syllables.slice(family))].filter(Boolean).join(' ')
}

/** Names with a middle dot have no family name: each part is one word (买买提·吐尔逊, Maimaiti·Tu'erxun). */
const written = (name: string): string =>
  name.replace(/\p{Script=Han}+/gu, (characters) =>
    name.includes('·') ? joined(syllablesOf(characters)) : familyNameFirst(characters),
  )

const known = new Map<string, string>()
const mostKnown = 20_000

/**
 * A person's name in English texts, by GB/T 28039: pinyin, family name first (林静, Lin Jing). Names
 * not written in Chinese characters stay unchanged.
 */
export function personNameInEnglish(name: string): string {
  const before = known.get(name)
  if (before !== undefined) return before
  const english = others.get(name) ?? written(name)
  if (known.size >= mostKnown) known.clear()
  known.set(name, english)
  return english
}

/** For texts that the server writes; fields of an answer that are `t.personName` need nothing. */
export const personNameIn = (language: Language, name: string): string =>
  language === 'en' ? personNameInEnglish(name) : name
