import type { Call, Decision, Input, Output } from '@iisp/contract'
import { ActionButtons, ButtonRow } from '@iisp/ui/button'
import { type DecidedRow, type OwnCall, useCaseActions } from './use-case-actions.tsx'

/** The {name} parts of a question. */
type PartsOf<T> = T extends `${string}{${infer P}}${infer Rest}` ? P | PartsOf<Rest> : never
type AskedBy<D> = D extends { readonly ask: { readonly zh: infer T } } ? PartsOf<T> : never
/** The decisions that a call takes. */
type SentBy<C extends Call> = Input<C> extends { readonly action: infer A extends string } ? A : never

/** The names of the decisions whose buttons open a form. */
type Opening<A extends string, D extends Decisions<A>> = {
  [N in A]: D[N] extends { readonly opens: true } ? N : never
}[A]
/** The names of the decisions for which the flow has neither a form nor a question nor a reason. */
type Unasked<A extends string, D extends Decisions<A>> = {
  [N in A]: D[N] extends { readonly opens: true } | { readonly reason: object } | { readonly ask: object }
    ? never
    : N
}[A]
type Decisions<A extends string> = Readonly<Record<A, Decision>>
/** A property with a value for each name, needed if there are any. */
type ForEach<P extends string, N extends string, T> = [N] extends [never]
  ? { readonly [X in P]?: Readonly<Record<string, never>> }
  : { readonly [X in P]: Readonly<Record<N, T>> }

/** A button beside those of the flow. */
interface ExtraAction {
  readonly name: string
  readonly tone?: 'primary' | 'danger'
  readonly onPress: () => void
}
interface Common<A extends string, D extends Decisions<A>, C extends Call, X extends string> {
  readonly flow: { readonly actions: readonly A[]; readonly decisions: D }
  /** A row whose actions the server has decided by its flow. */
  readonly of: DecidedRow & { readonly actions: readonly NoInfer<A | X>[] } & {
    readonly [P in AskedBy<D[NoInfer<A>]>]: string
  }
  /** Takes the decisions that its input names; absent where each has a call of its own. */
  readonly call?: C
  readonly extra?: Readonly<Record<X, ExtraAction>>
  /** Says itself what a decision has led to, instead of the text of the flow. */
  readonly tell?: { readonly [N in NoInfer<A>]?: (answer: Output<C>) => void }
  readonly invalidates: readonly Call[]
  readonly onDone?: () => void
}
/**
 * `calls`: decisions with a call of their own, which takes id, version and, where the flow asks for one, the reason, or what
 * `sentAs` says. `ask`: the questions that the flow has not. `on`: opens the forms.
 */
type Props<A extends string, D extends Decisions<A>, C extends Call, X extends string> = Common<A, D, C, X> &
  ForEach<'calls', Exclude<NoInfer<A>, Opening<NoInfer<A>, D> | SentBy<C>>, OwnCall> &
  ForEach<'ask', Unasked<NoInfer<A>, D>, string> &
  ForEach<'on', Opening<NoInfer<A>, D>, () => void>
/** The same for the component, which asks for what a decision needs when its button is pressed. */
interface Given<A extends string, C extends Call, X extends string> extends Omit<
  Common<A, Decisions<A>, C, X>,
  'of'
> {
  readonly of: DecidedRow & { readonly actions: readonly (A | X)[] }
  readonly calls?: { readonly [N in A]?: OwnCall }
  readonly ask?: { readonly [N in A]?: string }
  readonly on?: { readonly [N in A]?: () => void }
}

/** The decisions that the server allows on a case, as buttons: each is sent after a question or with a reason. */
export function CaseButtons<
  const A extends string,
  D extends Decisions<A>,
  C extends Call = Call,
  X extends string = never,
>(props: Props<A, D, C, X>) {
  const { flow, of: row, ask, on, extra, ...deciding } = props as unknown as Given<A, C, X>
  const { decisions } = flow
  const { press, nameOf, dialog } = useCaseActions<A, C>({ ...deciding, decisions })
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
          else if (decisions[action].opens === true) on?.[action]?.()
          else press(row, action, ask?.[action])
        }}
      />
      {dialog}
    </ButtonRow>
  )
}
