import { type Call, type Decision, type Output, errorText } from '@iisp/contract'
import { type ReactNode, useState } from 'react'
import { AskReason } from '../forms/AskReason.tsx'
import { useAskAndDo } from '../forms/use-ask-and-do.ts'
import { useLocale } from '../i18n/index.ts'

export interface DecidedRow {
  readonly id: string
  readonly version: number
}
interface Deciding<A extends string, C extends Call> {
  readonly decisions: Readonly<Record<A, Decision>>
  readonly call?: C | undefined
  /** Decisions with a call of their own, which takes no `action`. */
  readonly calls?: { readonly [N in A]?: Call } | undefined
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
    const sent: Call | undefined = calls[action] ?? call
    if (sent === undefined) throw new Error(`no call takes ${action}`)
    return sent
  }
  const inputOf = ({ id, version }: DecidedRow, action: A, reason: string) => {
    const named = { id, version, ...(calls[action] === undefined && { action }) }
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
