import type { BothLanguages, State, Way } from '@iisp/contract'
import { DetailDrawer, type DetailDrawerProps } from '@iisp/ui/drawer'
import { StateDot } from '../states/StateDot.tsx'
import { OwnActNote } from './OwnActNote.tsx'

interface Props<C extends string, A extends string> extends DetailDrawerProps {
  readonly flow: {
    readonly byCode: Readonly<Record<C, State>>
    readonly moves: readonly Way<C, string, string, A>[]
    readonly acts: Readonly<Record<A, BothLanguages>>
  }
  /** The opened row, with the actions that the server allows. */
  readonly of: { readonly state: NoInfer<C>; readonly actions: readonly string[] }
}

/** The drawer of a case: its state, buttons where the reader may act, and why the reader may not where they may not. */
export function CaseDrawer<C extends string, A extends string>({
  flow,
  of: row,
  footer,
  children,
  ...drawer
}: Props<C, A>) {
  return (
    <DetailDrawer
      {...drawer}
      extra={<StateDot of={flow.byCode[row.state]} />}
      footer={row.actions.length > 0 && footer}
    >
      <OwnActNote flow={flow} of={row} />
      {children}
    </DetailDrawer>
  )
}
