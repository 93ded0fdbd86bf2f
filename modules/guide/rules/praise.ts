import type { PraiseStatus } from '../contract/fields.ts'

/** The status after a press on like or dislike: pressing the same one again withdraws it. */
export const pressed = (now: PraiseStatus, press: 'like' | 'dislike'): PraiseStatus => {
  const wanted = press === 'like' ? '1' : '2'
  return now === wanted ? '3' : wanted
}
