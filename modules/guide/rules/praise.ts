import type { PraiseStatus } from '../contract/fields.ts'

/** What a press on like or dislike makes of a status: the same again takes it back. */
export const pressed = (now: PraiseStatus, press: 'like' | 'dislike'): PraiseStatus => {
  const wanted = press === 'like' ? '1' : '2'
  return now === wanted ? '3' : wanted
}
