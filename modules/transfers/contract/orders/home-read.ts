import { type Access, type BothLanguages, type TSchema, defineRead } from '@iisp/contract'

interface HomeRead<N extends string, O extends TSchema> {
  readonly name: N
  readonly summary: BothLanguages
  readonly output: O
  readonly access: Access
}
/** The call of a home page card. It has no input; the caller's rights determine its coverage. */
/*#__NO_SIDE_EFFECTS__*/
export const homeRead = <const N extends string, const O extends TSchema>(card: HomeRead<N, O>) =>
  defineRead({ ...card, path: `/api/tran/home/${card.name}` })
