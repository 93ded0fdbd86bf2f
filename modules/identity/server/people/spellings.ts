import { type Delivery, personNameInEnglish, raw, sql } from '@iisp/server'
import { nameInitials } from '../../rules/people/name-initials.ts'
import { q } from '../tables.ts'

/**
 * Searchable spellings of a person besides the name, in lower case, one per line: 林静 as lj, linjing
 * and lin jing.
 */
export function spellingsOf(name: string): string {
  const english = personNameInEnglish(name).toLowerCase()
  return [nameInitials(name), english.replace(/[^\p{L}\p{N}]+/gu, ''), english].join('\n')
}

/**
 * Recomputes the spellings of all people, including people entered before spellings existed.
 * Change `content` whenever `spellingsOf` changes.
 */
export const spellingsDelivery: Delivery = {
  content: () => ['initials', 'pinyin', 'english'],
  async write(db) {
    const people = await db.all(q.selectFrom('identity.person').select(['id', 'name']))
    const spelled = people.map(({ id, name }) => ({ id, spellings: spellingsOf(name) }))
    await db.run(
      raw(sql`UPDATE identity.person p SET spellings = s.spellings
        FROM jsonb_to_recordset(${JSON.stringify(spelled)}::jsonb) AS s (id bigint, spellings text)
        WHERE p.id = s.id AND p.spellings <> s.spellings`),
    )
  },
}
