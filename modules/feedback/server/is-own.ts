import { isOtherPerson } from '@iisp/contract'
import type { PersonActor } from '@iisp/server'

/** The author as the caller's own institution may see it; all null for another institution's. */
export interface SeenAuthor {
  readonly account_id: string | null
  readonly person_id: string | null
}

/** Whether the author is the caller: the same account, or the same human being. */
export const isOwn = (author: SeenAuthor, actor: PersonActor): boolean =>
  author.account_id === actor.accountId || !isOtherPerson(author.person_id, actor.persons)
