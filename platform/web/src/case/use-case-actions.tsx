import { type Call, type Decision, type Input, type Output, errorText } from '@iisp/contract'
import { type ReactNode, useState } from 'react'
import { AskReason } from '../forms/AskReason.tsx'
import { useAskAndDo } from '../forms/use-ask-and-do.ts'
import { useLocale } from '../i18n/index.ts'

export interface DecidedRow {
  readonly id: string
  /** Absent where cases have none; their decisions then have calls that take none. */
  readonly version?: number
}
/** The row as a call of its own takes it; the version is 0 where cases have none. */
type Sent = Required<DecidedRow>
/** A decision's own call whose input the documents fix, with what it is sent. */
interface SentAs {
  readonly call: Call
  readonly inputOf: (row: Sent, reason: string) => unknown
}
export type OwnCall = Call | SentAs

/** A decision's own call whose input has other names than id, version and reason. */
export const sentAs = <C extends Call, const I extends Input<C>>(
  call: C,
  inputOf: (row: Sent, reason: string) => I,
): SentAs => ({ call, inputOf })

interface Deciding<A extends string, C extends Call> {
  readonly decisions: Readonly<Record<A, Decision>>
  readonly call?: C | undefined
  /** Decisions with a call of their own, which takes no `action`. */
  readonly calls?: { readonly [N in A]?: OwnCall } | undefined
  readonly invalidates: readonly Call[]
  /** Says itself what a decision has led to, instead of the text of the flow. */
  readonly tell?: { readonly [N in A]?: (answer: Output<C>) => void } | undefined
  readonly onDone?: () => void
}
interface CaseActions<A extends string> {
  /** Asks the question, or the one of the flow with its parts from the row, or for the reason; then sends the decision. */
  readonly press: (row: DecidedRow, action: A, question?: string) => void
  readonly nameOf: (action: A) => string
  /** The dialog that asks for a reason, while it does. */
  readonly dialog: ReactNode
}

/** Takes decisions on cases by a call of `defineDecide`, with the texts of their flow. */
export function useCaseActions<A extends string, C extends Call>({
  decisions,
  call,
  calls = {},
  invalidates,
  tell = {},
  onDone = () => {},
}: Deciding<A, C>): CaseActions<A> {
  const locale = useLocale()
  const askAndDo = useAskAndDo()
  const [asked, setAsked] = useState<{ readonly row: DecidedRow; readonly action: A } | null>(null)
  const callOf = (action: A): Call => {
    const sent: OwnCall | undefined = calls[action] ?? call
    if (sent === undefined) throw new Error(`no call takes ${action}`)
    return 'inputOf' in sent ? sent.call : sent
  }
  const inputOf = ({ id, version }: DecidedRow, action: A, reason: string) => {
    const own: OwnCall | undefined = calls[action]
    // its type was checked where it was declared
    if (own !== undefined && 'inputOf' in own)
      return own.inputOf({ id, version: version ?? 0 }, reason) as object
    const named = { id, ...(version !== undefined && { version }), ...(own === undefined && { action }) }
    return decisions[action].reason === undefined ? named : { ...named, reason }
  }
  const nameOf = (action: A) => decisions[action].button[locale]
  const ask = async (row: DecidedRow, action: A, question: string | undefined) => {
    const { button, tone, done, ask: declared } = decisions[action]
    const answer = await askAndDo(callOf(action), inputOf(row, action, ''), {
      content:
        question ?? errorText(declared ?? button, locale, { ...row } as unknown as Record<string, string>),
      okText: button[locale],
      danger: tone === 'danger',
      ...(tell[action] === undefined && done !== undefined && { done: done[locale] }),
      invalidates,
    })
    if (answer === null) return
    tell[action]?.(answer as Output<C>)
    onDone()
  }
  const press = (row: DecidedRow, action: A, question?: string) =>
    decisions[action].reason === undefined ? void ask(row, action, question) : setAsked({ row, action })
  const { reason, tone, done } = asked === null ? ({} as Partial<Decision>) : decisions[asked.action]
  const dialog = asked !== null && reason !== undefined && done !== undefined && (
    <AskReason
      key={`${asked.row.id} ${asked.action}`}
      title={nameOf(asked.action)}
      danger={tone === 'danger'}
      max={reason.max}
      label={reason.label[locale]}
      missing={reason.missing[locale]}
      call={callOf(asked.action)}
      inputOf={(text) => inputOf(asked.row, asked.action, text)}
      invalidates={invalidates}
      done={done[locale]}
      onCancel={() => setAsked(null)}
      onDone={() => {
        setAsked(null)
        onDone()
      }}
    />
  )
  return { press, nameOf, dialog }
}
