import { Handle, type Node, type NodeProps, Position } from '@xyflow/react'
import { HiddenText } from '@iisp/ui/hidden-text'
import { useText } from '@iisp/web'
import type { KeyboardEvent } from 'react'
import { chartTexts } from './chart-texts.ts'
import { isOwn, ownerText } from './chart-words.ts'
import type { PlacedFund } from './lay-out.ts'
import css from './chart.module.css'

/** React Flow's element around all funds. */
export const graphSelector = '.react-flow'

export type FundNodeType = Node<
  {
    readonly placed: PlacedFund
    readonly isFocused: boolean
    readonly isFaded: boolean
    /** The node received the keyboard focus. */
    readonly onReach: (fund: HTMLElement) => void
    /** The fund to which an arrow key moves. */
    readonly neighbour: (key: string) => string | undefined
  },
  'fund'
>

/**
 * A fund as a button, whose press the graph answers (`onNodeClick`): an own one with a solid frame, another manager's with a dashed, round one.
 */
export function FundNode({ data }: NodeProps<FundNodeType>) {
  const t = useText(chartTexts)
  const { placed, isFocused, isFaded } = data
  const { fund, mothers, children } = placed
  return (
    <>
      <Handle type="target" position={Position.Top} isConnectable={false} className={css.handle} />
      <button
        type="button"
        className={css.fund}
        data-fund={fund.cpdm}
        data-own={isOwn(fund)}
        data-faded={isFaded}
        aria-pressed={isFocused}
        title={fund.cpmc}
        onFocus={(event) => data.onReach(event.currentTarget)}
        onKeyDown={(event) => follow(event, data.neighbour(event.key))}
      >
        <span className={css.code}>{fund.cpdm}</span> <span className={css.name}>{fund.cpmc}</span>{' '}
        <span className={css.owner}>{ownerText(fund, t)}</span>
        <HiddenText>
          {t('kind', {
            type: t(`types.${fund.type}`),
            mothers: mothers.length,
            children: children.length,
          })}
        </HiddenText>
      </button>
      <Handle type="source" position={Position.Bottom} isConnectable={false} className={css.handle} />
    </>
  )
}

/** Moves the keyboard's focus to another fund of the graph. */
function follow(event: KeyboardEvent<HTMLElement>, code: string | undefined) {
  if (code === undefined) return
  event.preventDefault()
  event.currentTarget
    .closest(graphSelector)
    ?.querySelector<HTMLElement>(`[data-fund="${CSS.escape(code)}"]`)
    ?.focus()
}
