import type { Call, Decision, Input, Output } from '@iisp/contract'
import { ActionButtons, ButtonRow } from '@iisp/ui/button'
import { type DecidedRow, useCaseActions } from './use-case-actions.tsx'

/** The {name} parts of a question. */
type PartsOf<T> = T extends `${string}{${infer P}}${infer Rest}` ? P | PartsOf<Rest> : never
type AskedBy<D> = D extends Decision<infer T> ? PartsOf<T> : never
/** The decisions that a call takes. */
type SentBy<C extends Call> = Input<C> extends { readonly action: infer A extends string } ? A : never

/** A button beside those of the flow. */
export interface ExtraAction {
  readonly name: string
  readonly tone?: 'primary' | 'danger'
  readonly onPress: () => void
}
interface Props<
  A extends string,
  D extends Readonly<Record<A, Decision>>,
  C extends Call,
  O extends string,
  X extends string,
> {
  readonly flow: { readonly actions: readonly A[]; readonly decisions: D }
  /** A row whose actions the server has decided by its flow. */
  readonly of: DecidedRow & { readonly actions: readonly NoInfer<A | X>[] } & Readonly<
      Record<AskedBy<D[NoInfer<A>]>, string>
    >
  /** Takes the decisions that its input names; absent where each has a call of its own. */
  readonly call?: C
  /** Decisions with a call of their own, which takes id, version and, where the flow asks for one, the reason. */
  readonly calls?: Readonly<Record<O, Call>>
  /** Questions that say more than those of the flow. */
  readonly ask?: { readonly [N in NoInfer<A>]?: string }
  /** The decisions that no call takes: they open a form, for example. */
  readonly on: { readonly [N in Exclude<NoInfer<A>, SentBy<C> | O>]: () => void }
  readonly extra?: Readonly<Record<X, ExtraAction>>
  /** Says itself what a decision has led to, instead of the text of the flow. */
  readonly tell?: { readonly [N in NoInfer<A>]?: (answer: Output<C>) => void }
  readonly invalidates: readonly Call[]
  readonly onDone?: () => void
}

/** The decisions that the server allows on a case, as buttons: each is sent after a question or with a reason. */
export function CaseButtons<
  const A extends string,
  D extends Readonly<Record<A, Decision>>,
  C extends Call = never,
  O extends string = never,
  X extends string = never,
>({ flow, of: row, calls, ask, on, extra, ...deciding }: Props<A, D, C, O, X>) {
  const decisions: Readonly<Record<A, Decision>> = flow.decisions
  const { press, nameOf, dialog } = useCaseActions<A, C>({
    ...deciding,
    decisions,
    calls: calls as { readonly [N in A]?: Call } | undefined,
  })
  const opens = on as { readonly [N in A]?: () => void }
  const extras = (extra ?? {}) as { readonly [N in A | X]?: ExtraAction }
  const isOfFlow = (action: A | X): action is A => extras[action] === undefined
  const toned = (tone: 'primary' | 'danger') =>
    row.actions.filter(
      (action) => (isOfFlow(action) ? decisions[action].tone : extras[action]?.tone) === tone,
    )
  return (
    <ButtonRow>
      <ActionButtons
        actions={row.actions}
        primary={toned('primary')}
        danger={toned('danger')}
        name={(action) => (isOfFlow(action) ? nameOf(action) : (extras[action]?.name ?? action))}
        onPress={(action) => {
          if (!isOfFlow(action)) extras[action]?.onPress()
          else if (opens[action] === undefined) press(row, action, ask?.[action])
          else opens[action]()
        }}
      />
      {dialog}
    </ButtonRow>
  )
}
