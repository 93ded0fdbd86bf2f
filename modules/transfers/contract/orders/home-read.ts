import { type Access, type BothLanguages, type TSchema, defineRead } from '@iisp/contract'

interface HomeRead<N extends string, O extends TSchema> {
  readonly name: N
  readonly summary: BothLanguages
  readonly output: O
  readonly access: Access
}
/** What a card of the home page reads: it asks nothing, the caller's rights say what it covers. */
/*#__NO_SIDE_EFFECTS__*/
export const homeRead = <const N extends string, const O extends TSchema>(card: HomeRead<N, O>) =>
  defineRead({ ...card, path: `/api/tran/home/${card.name}` })
